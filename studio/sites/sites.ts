import type { SanityClient } from '@sanity/client'

/** A site as the Studio picks it: `id` is the `_id` of its `tenant` document. */
export interface Site {
  readonly id: string
  readonly slug: string
  readonly name: string
}

const sites = '*[_type == "tenant" && defined(slug.current)]'
const asSite = '{"id": _id, "slug": slug.current, "name": coalesce(name, slug.current)}'

/** Every site the signed-in person may see, drafts included, by name. */
export function listSites(client: SanityClient): Promise<Site[]> {
  return client.fetch<Site[]>(`${sites} | order(name asc)${asSite}`, {}, { perspective: 'drafts' })
}

/** The site of a `tenant` document, or null when there is none or it has no slug yet. */
export function findSite(client: SanityClient, id: string): Promise<Site | null> {
  return client.fetch<Site | null>(`${sites}[_id == $id][0]${asSite}`, { id }, { perspective: 'drafts' })
}
