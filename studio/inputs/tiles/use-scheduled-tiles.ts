import type { ScheduledTile } from '@forecourt/schemas/contract'
import type { ScheduledTilesQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'
import { useDocumentStore } from 'sanity'
import { type Loaded, useLive } from '../../content-api/use-live.ts'

/** Tiles of a site with what decides where they show; sites by their ids. Parameter `site`: a `tenant` document's id. */
const scheduledTilesQuery = defineQuery(`*[_type == "promoTile" && $site in sites[]._ref]{
  "id": _id,
  "name": coalesce(name, headline, ""),
  position,
  start,
  expiry,
  "display": coalesce(display, []),
  "strictDisplay": coalesce(strictDisplay, false),
  "sites": coalesce(sites[]._ref, []),
  "excludedSites": coalesce(excludedSites[]._ref, [])
}`)

/** The tiles of a site, live and with drafts. */
export function useScheduledTiles(site: string): Loaded<ScheduledTile[]> {
  const store = useDocumentStore()
  return useLive(
    () =>
      store.listenQuery(
        { fetch: scheduledTilesQuery, listen: '*[_type == "promoTile"]' },
        { site },
        { perspective: 'drafts', apiVersion: '2025-02-19', tag: 'tiles' },
      ),
    (answer: ScheduledTilesQueryResult) =>
      answer.map((tile) => ({
        ...tile,
        id: tile.id.replace(/^drafts\./, ''),
        sites: tile.sites.filter((id) => id !== null),
        excludedSites: tile.excludedSites.filter((id) => id !== null),
      })),
    site,
  )
}
