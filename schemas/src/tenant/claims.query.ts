import { defineQuery } from 'groq'
import { z } from 'zod'
import { contentList, contentText } from '../content/content-values.zod.ts'

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
  "others": *[${claimingTenants} && !(_id in $own) && !(_id in path("drafts.**"))]{
    "name": coalesce(name, slug.current), ...${claimsProjection}
  }
}`)

/** What one dealer claims, as `claimsProjection` answers it. */
export const dealerClaims = z.object({
  slug: z.string(),
  createdAt: contentText,
  hosts: contentList(z.string().toLowerCase()),
  dealerships: contentList(z.object({ id: contentText, slug: contentText })),
})
