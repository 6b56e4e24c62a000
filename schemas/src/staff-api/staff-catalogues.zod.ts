import { z } from 'zod'
import { MARKET_PURPOSES } from '../markets/markets.ts'

const count = z.number().int().min(0)

/** Which cars of a site each catalogue for advertisers has, and why the others are left out. */
export const staffCatalogues = z.object({
  at: z.iso.datetime(),
  catalogues: z.array(
    z.object({
      title: z.string(),
      /** Where the advertiser fetches it. */
      address: z.url(),
      /** What its key is for; null for one that everybody may fetch. */
      purpose: z.enum(MARKET_PURPOSES).nullable(),
      listed: count,
      leftOut: count,
      /** The first of those left out. */
      left: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          stockNumber: z.string(),
          reasons: z.array(z.string()),
        }),
      ),
    }),
  ),
})

export type StaffCatalogues = z.infer<typeof staffCatalogues>
