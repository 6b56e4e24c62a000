import type { DocumentSitesQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'

const asSite =
  '{"slug": coalesce(slug.current, ""), "name": coalesce(name, slug.current, ""), "locationLink": flags.locationLink}'

/**
 * What the address of a document is made of, and the sites it is for: its own (`tenant`), or those it names (`sites`) less the
 * excluded ones. Parameter: `id`, the published one; a draft goes before what is published, in every perspective.
 */
export const documentSitesQuery = defineQuery(`*[_id in [$id, "drafts." + $id]] | order(_updatedAt desc)[0]{
  "type": _type,
  "title": coalesce(name, title, headline, _type),
  "slug": slug.current,
  dealershipSlug,
  "sites": select(
    _type == "tenant" => [${asSite}],
    defined(tenant) => *[_id == ^.tenant._ref]${asSite},
    *[_type == "tenant" && _id in ^.sites[]._ref && !(_id in coalesce(^.excludedSites[]._ref, []))] | order(name asc)${asSite}
  )
}`)

/** A document with its address and its sites; null when it is not there. */
export type DocumentWithSites = DocumentSitesQueryResult
