import { STOCK_SORTS } from '@forecourt/schemas/contract/pure'
import { RANGE_KEYS } from './search-ranges.ts'

/** Filter keys with discrete values, in the order of the address. */
export const VALUE_KEYS = [
  'car_type',
  'make',
  'model',
  'make_model',
  'badge',
  'body',
  'categories',
  'item_type',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'doors',
  'cylinders',
  'sleeps',
  'price_range',
  'weekly_price_range',
  'filtered_features',
  'location_name',
  'dealership_name',
  'city',
  'state',
  'status',
  'tag',
  'certified',
] as const

/** UTF-16 units of a value: a feed's text is clipped there; longer values are neither read, offered nor queried. */
export const MAX_VALUE_LENGTH = 300

/** The key of excluded values: `not_colour=White`. */
export const excludedKey = <Key extends ValueKey>(key: Key) => `not_${key}` as const

/** Every key a results page reads from its address. */
export const ADDRESS_KEYS = [
  'query',
  ...VALUE_KEYS,
  ...VALUE_KEYS.map((key) => excludedKey(key)),
  ...RANGE_KEYS,
  'near',
  'within',
  'photos',
  'unused',
  'sortBy',
  'page',
  'more',
  'all',
] as const

export type ValueKey = (typeof VALUE_KEYS)[number]

/** Offered only near a postcode. */
export const NEAREST = { value: 'nearest', label: 'Nearest' } as const
/** Every sort that an address may name; the first is the default. */
export const SORTS = [...STOCK_SORTS, NEAREST] as const

export type SortValue = (typeof SORTS)[number]['value']

/** The sort of a page whose dealer has its own orders: the requested one, or the dealer's first (SRCH-13). */
export function getSort(asked: SortValue, own: readonly SortValue[]): SortValue {
  return own.includes(asked) ? asked : (own[0] ?? asked)
}
