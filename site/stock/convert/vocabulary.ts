// Converters of words with a fixed meaning: status, yes and no, item type, car type.
import { type Converter, rawText, unreadable } from './conversion.ts'

/** A feed's status: the site's status, whether the car is reserved, and whether the row removes it. */
export type FeedStatus = {
  status: string
  reserved: boolean
  removed: boolean
  preorder: boolean
  /** Whether the feed gives a status; without one a car is in stock. */
  given: boolean
}

const IN_STOCK = ['instock', 'available', 'forsale', 'current', 'active', 'live', 'showroom']
const COMING = ['comingsoon', 'intransit', 'onorder', 'arriving', 'incoming', 'buildslot']
const PREORDER = ['preorder', 'preordered']
const SOLD = ['sold', 'delivered', 'settled']
const RESERVED = ['reserved', 'onhold', 'hold', 'deposittaken', 'depositpaid', 'underoffer']
const REMOVED = ['deleted', 'withdrawn', 'archived', 'removed', 'inactive']

const BASE: FeedStatus = {
  status: 'in_stock',
  reserved: false,
  removed: false,
  preorder: false,
  given: true,
}
const STATUS_BY_WORD = new Map<string, FeedStatus>([
  ...IN_STOCK.map((name) => [name, BASE] as const),
  ...COMING.map((name) => [name, { ...BASE, status: 'coming_soon' }] as const),
  ...PREORDER.map((name) => [name, { ...BASE, preorder: true }] as const),
  ...SOLD.map((name) => [name, { ...BASE, status: 'sold' }] as const),
  ...RESERVED.map((name) => [name, { ...BASE, reserved: true }] as const),
  ...REMOVED.map((name) => [name, { ...BASE, status: 'withdrawn', removed: true }] as const),
])

/**
 * The status of a vehicle. Without a status column the car is in stock; an unknown word becomes the car's status, which is
 * not for sale (OPEN-04).
 */
export const toStatus: Converter<FeedStatus> = (raw) => {
  const text = rawText(raw)
  if (text === '') return { value: { ...BASE, given: false } }
  const known = statusOfWord(text)
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

function statusOfWord(text: string): FeedStatus | undefined {
  return STATUS_BY_WORD.get(text.toLowerCase().replace(/[^a-z]/g, ''))
}

const YES = new Set(['yes', 'y', 'true', 't', '1', 'on'])
const NO = new Set(['no', 'n', 'false', 'f', '0', 'off'])

/** yes, no, Y, N, 1, 0, true …; null for none, so that each field has its own default. */
export const toFlag: Converter<boolean | null> = (raw) => {
  const text = rawText(raw).toLowerCase()
  if (text === '') return { value: null }
  if (YES.has(text)) return { value: true }
  return NO.has(text) ? { value: false } : unreadable(null, raw, 'yes or no')
}

/** yes or no to one state, also by a word for it: `Sold`, `Deposit taken`; null for none. */
export function toStateFlag(state: 'sold' | 'reserved' | 'preorder'): Converter<boolean | null> {
  return (raw, context) => {
    const said = statusOfWord(rawText(raw))
    if (said === undefined) return toFlag(raw, context)
    return { value: state === 'sold' ? said.status === 'sold' : said[state] }
  }
}

/** Item types by the words feeds use. */
const ITEM_TYPE_BY_WORD = new Map<string, string>([
  ...['car', 'cars', 'passenger', 'suv', 'ute', 'van', 'lightcommercial'].map(
    (name) => [name, 'car'] as const,
  ),
  ...['motorcycle', 'motorcycles', 'motorbike', 'bike', 'bikes', 'scooter', 'atv'].map(
    (name) => [name, 'motorcycle'] as const,
  ),
  ...['truck', 'trucks', 'heavytruck', 'commercial', 'heavycommercial'].map(
    (name) => [name, 'truck'] as const,
  ),
  ...['caravan', 'caravans', 'campertrailer', 'camper', 'popup'].map((name) => [name, 'caravan'] as const),
  ...['motorhome', 'motorhomes', 'campervan'].map((name) => [name, 'motorhome'] as const),
  ...['boat', 'boats', 'trailerboat'].map((name) => [name, 'boat'] as const),
])

/** Words that say the type within a longer text, the most telling first: `Off Road Caravan`, `Caravans & Motorhomes`. */
const TELLING_WORDS =
  'motorhome motorhomes campervan caravan caravans camper motorcycle motorcycles motorbike bike bikes scooter truck trucks boat boats suv ute van car cars'.split(
    ' ',
  )

/**
 * car, motorcycle, truck, caravan, motorhome or boat, by the whole text or a word in it; 'car' for none. Another text is
 * stored in lower case, with a warning.
 */
export const toItemType: Converter<string> = (raw) => {
  const text = rawText(raw).toLowerCase().slice(0, 40)
  if (text === '') return { value: 'car' }
  const words = text.split(/[^a-z]+/)
  const telling = TELLING_WORDS.find((word) => words.includes(word)) ?? ''
  const known = ITEM_TYPE_BY_WORD.get(text.replace(/[^a-z]/g, '')) ?? ITEM_TYPE_BY_WORD.get(telling)
  return known ? { value: known } : { value: text, warning: `item type "${text}" is not known` }
}

export type FeedCarType = 'new' | 'demo' | 'used'

const CAR_TYPE_BY_WORD = new Map<string, FeedCarType>([
  ['new', 'new'],
  ['n', 'new'],
  // The classifieds network's word for a manufacturer's range: new, to be ordered.
  ['showroom', 'new'],
  ['demo', 'demo'],
  ['demonstrator', 'demo'],
  ['exdemo', 'demo'],
  ['d', 'demo'],
  ['used', 'used'],
  ['u', 'used'],
  ['preowned', 'used'],
  ['certifiedpreowned', 'used'],
  ['secondhand', 'used'],
])

/** A noun behind the word that adds nothing: 'Used car', 'New vehicles'. */
const VEHICLE_NOUN = /(?:cars?|vehicles?|stock)$/

/** new, demo or used; null for none. */
export const toCarType: Converter<FeedCarType | null> = (raw) => {
  const text = rawText(raw)
  const word = text.toLowerCase().replace(/[^a-z]/g, '')
  const known = CAR_TYPE_BY_WORD.get(word) ?? CAR_TYPE_BY_WORD.get(word.replace(VEHICLE_NOUN, ''))
  return known === undefined && text !== ''
    ? unreadable(null, raw, 'new, demo or used')
    : { value: known ?? null }
}
