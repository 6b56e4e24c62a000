import { z } from 'zod'
import { MARKET_PURPOSES, MARKET_PUSH_NAMES } from '../markets/markets.ts'

const count = z.number().int().min(0)

/** Which cars of a site each catalogue for advertisers has, and why the others are left out. */
export const staffCatalogues = z.object({
  at: z.iso.datetime(),
  catalogues: z.array(
    z.object({
      title: z.string(),
      /** Where the advertiser fetches it; null for one that vehicles are sent to. */
      address: z.url().nullable(),
      /** What its key is for; null for one that everybody may fetch. */
      purpose: z.enum(MARKET_PURPOSES).nullable(),
      /** The market place that vehicles are sent to; null for one that fetches. */
      push: z.enum(MARKET_PUSH_NAMES).nullable(),
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
