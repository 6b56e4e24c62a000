import { z } from 'zod'
import { MARKET_PUSH_NAMES } from '../markets/markets.ts'

const instant = z.iso.datetime()
const count = z.number().int().min(0)
const market = z.enum(MARKET_PUSH_NAMES)

const pushedCar = z.object({
  id: z.string(),
  name: z.string(),
  stockNumber: z.string(),
  /** A sentence or more: what the market place answered, or why the vehicle is no longer offered. */
  words: z.string(),
  at: instant,
})

/** What a market place was sent of a site's stock. */
const staffMarketPush = z.object({
  market,
  title: z.string(),
  /** Null before somebody gave an address. */
  target: z
    .object({
      /** '' for those who may not change it. */
      address: z.string(),
      hasKey: z.boolean(),
      /** Whether vehicles are sent; otherwise what would be sent is only counted. */
      isOn: z.boolean(),
      /** Why nothing is sent until somebody has changed it; '' for no such reason. */
      stopped: z.string(),
      /** Nothing is sent before, because the market place was away or busy; null for no such time. */
      pausedUntil: instant.nullable(),
    })
    .nullable(),
  counts: z.object({ waiting: count, sent: count, refused: count, gone: count }),
  /** What is sent of the first vehicle that waits, as JSON; '' where none waits. */
  example: z.string(),
  /** The first of those that the market place did not take. */
  refused: z.array(pushedCar),
  /** The first of those that it was sent, which are offered no longer; its format has no word for that. */
  gone: z.array(pushedCar),
})

/** What market places were sent; of those alone that the site's settings name. No key is ever in it. */
export const staffMarketPushes = z.object({
  at: instant,
  mayChange: z.boolean(),
  markets: z.array(staffMarketPush),
})
export type StaffMarketPushes = z.output<typeof staffMarketPushes>

/** A change by a manager or administrator. */
export const marketPushChange = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('save'),
    market,
    address: z.string().trim().min(1, 'Give the address.').max(2_000),
    /** '' keeps the one that is set. */
    key: z
      .string()
      .trim()
      .max(1_000)
      .regex(/^[\x20-\x7e]*$/, 'The key has letters that cannot be sent.')
      .default(''),
  }),
  z.strictObject({ do: z.enum(['start', 'stop', 'again', 'remove']), market }),
  /** The market place was told by hand that a vehicle is gone. */
  z.strictObject({ do: z.literal('told'), market, car: z.string().min(1).max(200) }),
])
export type MarketPushChange = z.output<typeof marketPushChange>
