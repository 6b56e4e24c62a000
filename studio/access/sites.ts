import type { SiteQueryResult, SitesQueryResult } from '@forecourt/schemas/types'
import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'

const sites = '*[_type == "tenant" && defined(slug.current)]'
const asSite = '{"id": _id, "slug": coalesce(slug.current, ""), "name": coalesce(name, slug.current, "")}'

const sitesQuery = defineQuery(`${sites}[!defined(retiredAt)] | order(name asc)${asSite}`)
const siteQuery = defineQuery(`${sites}[_id == $id][0]${asSite}`)

/** A site as the Studio picks it: `id` is the `_id` of its `tenant` document. */
export type Site = SitesQueryResult[number]

/** Every site in use that the signed-in person may see, drafts included, by name. */
export function listSites(client: SanityClient): Promise<Site[]> {
  return client.fetch<SitesQueryResult>(sitesQuery, {}, { perspective: 'drafts' })
}

/** The site of a `tenant` document, or null when there is none or it has no slug yet. */
export function findSite(client: SanityClient, id: string): Promise<Site | null> {
  return client.fetch<SiteQueryResult>(siteQuery, { id }, { perspective: 'drafts' })
}
