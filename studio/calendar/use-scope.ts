import { useCallback, useMemo, useState } from 'react'
import { useCurrentSite } from '../sites/current-site.tsx'
import type { StudioSite } from '../sites/studio-sites.ts'

/** Which sites the calendar shows. */
export interface Scope {
  readonly sites: readonly StudioSite[]
  /** Every site the person may see. */
  readonly mine: readonly StudioSite[]
  /** All of them are shown, or one picked out of them. */
  readonly all: boolean
  /** The site that is worked on, if any. */
  readonly current: StudioSite | null
  readonly picked: string | null
  pick(id: string | null): void
  showAll(all: boolean): void
}

/** The site that is worked on, or all of a person's sites, or one of them. */
export function useScope(): Scope {
  const { site: current, sites: mine } = useCurrentSite()
  const [wanted, showAll] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const all = mine.length > 1 && (wanted || current === null)
  const sites = useMemo(() => {
    if (!all) return current ? [current] : []
    const only = mine.filter(({ id }) => id === picked)
    return only.length > 0 ? only : mine
  }, [all, current, mine, picked])
  return { sites, mine, all, current, picked, pick: useCallback(setPicked, []), showAll }
}
