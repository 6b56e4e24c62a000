import { defineQuery } from 'groq'

/**
 * For each of these sites, whether it has what a link names. Parameters: `sites`, ids of `tenant` documents; `kind`,
 * `page`, `offer` or `location`; `slug`, the end of the link's path.
 */
export const linkFoundQuery = defineQuery(`*[_type == "tenant" && _id in $sites] | order(name asc){
  "name": coalesce(name, slug.current, ""),
  "found": select(
    $kind == "page" => count(*[_type == "page" && tenant._ref == ^._id && slug.current == $slug]) > 0,
    $kind == "location" => count(*[_type == "location" && tenant._ref == ^._id
      && (slug.current == $slug || dealershipSlug == $slug)]) > 0,
    $kind == "offer" => count(*[_type == "offer" && ^._id in sites[]._ref
      && (slug.current == $slug || _id == $slug)]) > 0
  )
}`)
