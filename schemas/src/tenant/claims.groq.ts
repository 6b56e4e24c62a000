import { defineQuery } from 'groq'

/** What a dealer claims for itself alone; read it with `dealerClaims`. */
export const claimsProjection = `{
  "slug": slug.current,
  "createdAt": _createdAt,
  hosts,
  "dealerships": dealerships[]{id, "slug": slug.current}
}`

/** All dealers, for comparing their claims. It reads host names and dealership ids only. */
export const claimingTenants = '_type == "tenant" && defined(slug.current)'

/** A dealer's published form and what every other dealer claims. Parameter: `own`, the ids of all its forms. */
export const tenantIdentityQuery = defineQuery(`{
  "published": *[_type == "tenant" && _id in $own && !(_id in path("drafts.**"))][0]${claimsProjection},
  "others": *[${claimingTenants} && !(_id in $own) && !(_id in path("drafts.**"))]${claimsProjection}
}`)
