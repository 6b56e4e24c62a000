import type { CarDocumentInput } from '@forecourt/schemas/contract'
import type { ValueKey } from '#app/domain/search-address/search-keys.ts'
import { RANGE_KEYS, RANGES, type RangeKey } from '#app/domain/search-address/search-ranges.ts'

/**
 * The attributes in the index of filters by values (SRCH-04). Body, fuel and transmission use the normalised values,
 * because dealers' own spellings differ from car to car.
 */
const VALUE_ATTRIBUTES: Readonly<Record<ValueKey, string>> = {
  badge: 'badge',
  status: 'status',
  car_type: 'car_type',
  categories: 'categories',
  city: 'city',
  colour: 'colour',
  dealership_name: 'dealership_name',
  filtered_features: 'filtered_features',
  item_type: 'item_type',
  location_name: 'location_name',
  make: 'make',
  make_model: 'make_model',
  model: 'model',
  price_range: 'price_range',
  seats: 'seats',
  doors: 'doors',
  cylinders: 'cylinders',
  sleeps: 'sleeps',
  body: 'simple_body',
  drive: 'drive',
  fuel: 'simple_fuel',
  transmission: 'simple_transmission',
  state: 'state',
  tag: 'tag',
  weekly_price_range: 'weekly_price_range',
  certified: 'certified',
}

const rangeAttribute = (key: RangeKey): keyof CarDocumentInput => RANGES[key].attribute

/** The attributes of all filters, by their keys. */
export const FILTER_ATTRIBUTES: Readonly<Record<string, string>> = {
  ...VALUE_ATTRIBUTES,
  ...Object.fromEntries(RANGE_KEYS.map((key) => [key, rangeAttribute(key)])),
}

/** Further keys that links use: `/search/{slug}` names locations and dealerships by slug. */
const LINK_ATTRIBUTES: Readonly<Record<string, string>> = {
  simple_body: 'simple_body',
  dealership_slug: 'dealership_slug',
  location_slug: 'location.slug',
}

/** The index attribute of a filter key, or undefined for an unknown key. */
export function findAttribute(key: string): string | undefined {
  const tables = [FILTER_ATTRIBUTES, LINK_ATTRIBUTES]
  return tables.find((table) => Object.hasOwn(table, key))?.[key]
}

/** The most values of a facet that the index returns, most cars first. */
export const MAX_FACET_VALUES = 500
