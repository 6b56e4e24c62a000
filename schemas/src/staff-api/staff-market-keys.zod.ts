import { z } from 'zod'
import { MARKET_PURPOSES } from '../markets/markets.ts'

const instant = z.iso.datetime()

/** The keys with which market places fetch a site's stock and send it leads. */
export const staffMarketKeys = z.object({
  at: instant,
  places: z.array(
    z.object({
      purpose: z.enum(MARKET_PURPOSES),
      title: z.string(),
      /** Where stock is fetched or leads are posted, without the key. */
      address: z.url(),
      keys: z.array(z.object({ madeAt: instant })),
    }),
  ),
  /** A key that was just made, which is in this answer alone. */
  made: z.object({ purpose: z.enum(MARKET_PURPOSES), key: z.string() }).nullable(),
})
export type StaffMarketKeys = z.infer<typeof staffMarketKeys>

/** Makes a key, or ends all of one purpose. */
export const marketKeyChange = z.object({ do: z.enum(['make', 'revoke']), purpose: z.enum(MARKET_PURPOSES) })
