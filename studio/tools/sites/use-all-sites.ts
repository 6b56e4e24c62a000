import type { AllSitesQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'
import { useDocumentStore } from 'sanity'
import { type StudioSite, toStudioSites } from '../../access/studio-sites.ts'
import { type Loaded, useLive } from '../../content-api/use-live.ts'

/** Every site, those that are retired too. */
export interface ListedSite extends StudioSite {
  /** Since when it is out of use, ISO; null for one in use. */
  readonly retiredAt: string | null
  readonly hosts: readonly string[]
  readonly locations: number
  readonly pages: number
}

const allSitesQuery = defineQuery(`*[_type == "tenant" && defined(slug.current)] | order(name asc){
  "id": _id,
  "slug": coalesce(slug.current, ""),
  "name": coalesce(name, slug.current, ""),
  timeZone,
  template,
  retiredAt,
  hosts,
  "theme": theme{brand, accent},
  "locations": count(*[_type == "location" && tenant._ref == ^._id]),
  "pages": count(*[_type == "page" && tenant._ref == ^._id]),
  "settings": *[_type == "siteSettings" && tenant._ref == ^._id][0]{
    "state": address.state,
    defaultState,
    "city": address.city,
    wordmark,
    "logo": logo.asset->url,
    "look": look{brand, accent},
    "launch": launch{liveAt},
    financeNeedsManager
  }
}`)

/** All sites by name, live and as they are published. */
export function useAllSites(): Loaded<ListedSite[]> {
  const store = useDocumentStore()
  return useLive(
    () =>
      store.listenQuery(
        { fetch: allSitesQuery, listen: '*[_type in ["tenant", "siteSettings", "location", "page"]]' },
        {},
        { perspective: 'published', apiVersion: '2025-02-19', tag: 'all-sites' },
      ),
    toListedSites,
    'all sites',
  )
}

function toListedSites(answer: AllSitesQueryResult): ListedSite[] {
  return answer.flatMap((row) => {
    const [site] = toStudioSites([row])
    if (!site) return []
    const { retiredAt, hosts, locations, pages } = row
    return [{ ...site, retiredAt, hosts: hosts ?? [], locations, pages }]
  })
}
