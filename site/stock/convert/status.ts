import { type Converter, rawText } from './conversion.ts'

/** What a dealer's status says: the site's own status, whether someone holds the car, and whether the row removes it. */
export type FeedStatus = { status: string; reserved: boolean; removed: boolean; preorder: boolean }

const IN_STOCK = ['instock', 'available', 'forsale', 'current', 'active', 'live', 'showroom']
const COMING = ['comingsoon', 'intransit', 'onorder', 'arriving', 'incoming', 'buildslot']
const PREORDER = ['preorder', 'preordered']
const SOLD = ['sold', 'delivered', 'settled']
const RESERVED = ['reserved', 'onhold', 'hold', 'deposittaken', 'depositpaid', 'underoffer']
const REMOVED = ['deleted', 'withdrawn', 'archived', 'removed', 'inactive']

const BASE: FeedStatus = { status: 'in_stock', reserved: false, removed: false, preorder: false }
const BY_NAME = new Map<string, FeedStatus>([
  ...IN_STOCK.map((name) => [name, BASE] as const),
  ...COMING.map((name) => [name, { ...BASE, status: 'coming_soon' }] as const),
  ...PREORDER.map((name) => [name, { ...BASE, status: 'coming_soon', preorder: true }] as const),
  ...SOLD.map((name) => [name, { ...BASE, status: 'sold' }] as const),
  ...RESERVED.map((name) => [name, { ...BASE, reserved: true }] as const),
  ...REMOVED.map((name) => [name, { ...BASE, status: 'withdrawn', removed: true }] as const),
])

/**
 * The status of a vehicle. A feed without a status column lists what is in stock; a word nobody knows is kept as the
 * car's status, under which it is not for sale (OPEN-04).
 */
export const toStatus: Converter<FeedStatus> = (raw) => {
  const text = rawText(raw)
  if (text === '') return { value: BASE }
  const name = text.toLowerCase().replace(/[^a-z]/g, '')
  const known = BY_NAME.get(name)
  if (known !== undefined) return { value: known }
  const status = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)
  return {
    value: { ...BASE, status },
    warning: `status "${text.slice(0, 40)}" is not known; the car is not for sale`,
  }
}
