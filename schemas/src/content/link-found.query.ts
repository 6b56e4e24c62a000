import { defineQuery } from 'groq'

/**
 * For each of these sites, whether it has what a link names. Parameters: `sites`, ids of `tenant` documents; `kind`,
 * `page`, `offer` or `location`; `slug`, the end of the link's path. A page is one that staff wrote, or that of a model, of
 * a comparison of models or of a make which the site sells.
 */
export const linkFoundQuery = defineQuery(`*[_type == "tenant" && _id in $sites] | order(name asc){
  "name": coalesce(name, slug.current, ""),
  "found": select(
    $kind == "page" =>
      count(*[_type == "page" && tenant._ref == ^._id && $slug in [slug.current, "pages/" + slug.current]]) > 0
      || count(dealershipWebsites[make->slug.current + "/overview" == $slug]) > 0
      || count(*[_type == "model" && manufacturer._ref in [...^.dealershipWebsites[].make._ref, ^.manufacturer._ref]
        && ($slug in [slug.current, "models/" + select(baseId != "" => baseId, slug.current), "pages/" + comparisonPage]
          || $slug == "models/compare")]) > 0,
    $kind == "location" => count(*[_type == "location" && tenant._ref == ^._id
      && (slug.current == $slug || dealershipSlug == $slug)]) > 0,
    $kind == "offer" => count(*[_type == "offer" && ^._id in sites[]._ref
      && (slug.current == $slug || _id == $slug)]) > 0
  )
}`)
