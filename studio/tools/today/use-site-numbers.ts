import { STAFF_API, type StaffToday, staffToday } from '@forecourt/schemas/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { Loaded } from '../../content-api/use-live.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'

const AGAIN_MS = 60_000

/** The numbers of each site by its id: neither value nor error while they are asked for, both when asking again failed. */
export type SiteNumbers = Readonly<Record<string, Loaded<StaffToday>>>

/** Asks the sites for their numbers, again each minute while the page is looked at; `refresh` asks at once. */
export function useSiteNumbers(sites: readonly StudioSite[]): {
  numbers: SiteNumbers
  refresh: () => void
} {
  const { api, formatAddress } = useSiteApi()
  const [numbers, setNumbers] = useState<SiteNumbers>({})
  const [turn, setTurn] = useState(0)
  const refresh = useCallback(() => setTurn((last) => last + 1), [])
  const asked = useMemo(() => sites.map(({ id, slug }) => ({ id, slug })), [sites])
  useEffect(() => {
    const gone = new AbortController()
    const put = (id: string, change: Loaded<StaffToday>) =>
      gone.signal.aborted || setNumbers((all) => ({ ...all, [id]: { ...all[id], ...change } }))
    for (const { id, slug } of asked)
      api
        .get(formatAddress(slug, STAFF_API.today), (answer) => staffToday.parse(answer), gone.signal)
        .then(
          (value) => put(id, { value, error: '' }),
          (error: Error) => put(id, { error: error.message }),
        )
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), AGAIN_MS)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [api, formatAddress, asked, refresh, turn])
  return { numbers, refresh }
}
