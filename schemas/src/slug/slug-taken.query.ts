import { defineQuery } from 'groq'

/**
 * Is a slug taken by another document of the type, on the same site or, for a shared or platform type, at all?
 * The Studio asks by document ids: `$site` is the id of the tenant document, or null.
 */
export const slugTakenQuery = defineQuery(`defined(*[
  _type == $type && slug.current == $slug && !(_id in $own) && (!defined($site) || tenant._ref == $site)
][0]._id)`)
