import { z } from 'zod'
import { contentList, contentText } from '../content/content-values.zod.ts'

/** What one dealer claims, as `tenantClaimsProjection` answers it. */
export const dealerClaims = z.object({
  slug: z.string(),
  createdAt: contentText,
  hosts: contentList(z.string().toLowerCase()),
  dealerships: contentList(z.object({ id: contentText, slug: contentText })),
})
