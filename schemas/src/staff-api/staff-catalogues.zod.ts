import { z } from 'zod'

const count = z.number().int().min(0)

/** Which cars of a site each catalogue for advertisers has, and why the others are left out. */
export const staffCatalogues = z.object({
  at: z.iso.datetime(),
  catalogues: z.array(
    z.object({
      title: z.string(),
      /** Where the advertiser fetches it. */
      address: z.url(),
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
