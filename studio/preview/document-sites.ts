import type { SiteOfPage } from './page-path.ts'

/** A site a document is for, with what its addresses depend on. */
export interface DocumentSite extends SiteOfPage {
  readonly name: string
}

const asSite =
  '{"slug": slug.current, "name": coalesce(name, slug.current), "locationLink": flags.locationLink}'

/**
 * A document with its address and the sites it is for: its own (`tenant`), or those it names (`sites`) less the
 * excluded ones. Parameter: `id`, the published one; a draft goes before what is published, in every perspective.
 */
export const documentSitesQuery = `*[_id in [$id, "drafts." + $id]] | order(_updatedAt desc)[0]{
  "id": $id,
  "type": _type,
  "title": coalesce(name, title, headline, _type),
  "slug": slug.current,
  dealershipSlug,
  "sites": select(
    _type == "tenant" => [${asSite}],
    defined(tenant) => *[_id == ^.tenant._ref]${asSite},
    *[_type == "tenant" && _id in ^.sites[]._ref && !(_id in coalesce(^.excludedSites[]._ref, []))] | order(name asc)${asSite}
  )
}`
