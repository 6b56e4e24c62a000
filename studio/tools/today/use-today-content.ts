import { useMemo, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { type Loaded, useLive } from '../../content-api/use-live.ts'
import { TODAY_LISTEN, type TodayContent, todayContentQuery } from './today-content.query.ts'

/** Several changes in a row are one reading. */
const THROTTLE_MS = 1_000

/** What runs on these sites, and their drafts, live. */
export function useTodayContent(sites: readonly StudioSite[]): Loaded<TodayContent> {
  const store = useDocumentStore()
  const ids = useMemo(() => sites.map(({ id }) => id), [sites])
  const [since] = useState(() => new Date().toISOString())
  return useLive(
    () =>
      store.listenQuery(
        { fetch: todayContentQuery, listen: TODAY_LISTEN },
        { sites: ids, since },
        { perspective: 'raw', apiVersion: '2025-02-19', tag: 'today', throttleTime: THROTTLE_MS },
      ),
    (answer: TodayContent) => answer,
    ids.join(' '),
  )
}
