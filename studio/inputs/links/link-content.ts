import type { LinkContentQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'

/**
 * What a link of a site can lead to: its own pages, offers and locations, and the models. Parameter `site`: the `_id` of
 * its `tenant` document.
 */
export const linkContentQuery = defineQuery(`{
  "pages": *[_type == "page" && tenant._ref == $site && defined(slug.current)] | order(title asc){
    "slug": coalesce(slug.current, ""),
    "title": coalesce(title, slug.current, "")
  },
  "offers": *[_type == "offer" && $site in sites[]._ref && !($site in coalesce(excludedSites[]._ref, []))] | order(name asc){
    "id": _id,
    "slug": coalesce(slug.current, ""),
    "title": coalesce(name, ""),
    expiry
  },
  "locations": *[_type == "location" && tenant._ref == $site && defined(slug.current)] | order(name asc){
    "slug": coalesce(slug.current, ""),
    dealershipSlug,
    "title": coalesce(name, "")
  },
  "models": *[_type == "model" && defined(slug.current)] | order(name asc){
    "slug": coalesce(slug.current, ""),
    overrideUrl,
    "title": coalesce(manufacturer->name + " ", "") + coalesce(name, "")
  }
}`)

/** What a link of one site can lead to, drafts included. */
export type LinkContent = LinkContentQueryResult
