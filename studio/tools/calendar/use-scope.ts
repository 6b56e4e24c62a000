import { useMemo } from 'react'
import { useCurrentSite } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'

/** Which sites the calendar shows. */
export interface CalendarScope {
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

/** What a person chose instead of the site that is worked on: `ALL_SITES`, or the document ID of one; the address has it. */
export interface ScopeChoice {
  readonly chosen: string | null
  onChoose(chosen: string | null): void
}

const ALL_SITES = 'all'

/** The site that is worked on, or all of a person's sites, or one of them. */
export function useScope({ chosen, onChoose }: ScopeChoice): CalendarScope {
  const { site: current, sites: mine } = useCurrentSite()
  const picked = chosen === ALL_SITES ? null : chosen
  const all = mine.length > 1 && (chosen !== null || current === null)
  const sites = useMemo(() => {
    if (!all) return current ? [current] : []
    const only = mine.filter(({ id }) => id === picked)
    return only.length > 0 ? only : mine
  }, [all, current, mine, picked])
  return {
    sites,
    mine,
    all,
    current,
    picked,
    pick: (id) => onChoose(id ?? ALL_SITES),
    showAll: (wanted) => onChoose(wanted ? ALL_SITES : null),
  }
}
