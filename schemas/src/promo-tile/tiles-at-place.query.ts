import { defineQuery } from 'groq'

/**
 * The tiles that ask for a place on any of these sites, and the sites with their zones. Parameters: `sites`, ids of
 * `tenant` documents; `position`, the place; `own`, the ids of the tile that asks.
 */
export const tilesAtPlaceQuery = defineQuery(`{
  "sites": *[_type == "tenant" && _id in $sites]{"id": _id, "name": coalesce(name, slug.current, ""), timeZone},
  "tiles": *[_type == "promoTile" && position == $position && !(_id in $own) && count(sites[_ref in $sites]) > 0]{
    "id": _id,
    "name": coalesce(name, headline, ""),
    "sites": coalesce(sites[]._ref, []),
    "excludedSites": coalesce(excludedSites[]._ref, []),
    position,
    start,
    expiry,
    "display": coalesce(display, []),
    "strictDisplay": coalesce(strictDisplay, false)
  }
}`)
