/**
 * The facet keys of the site (SRCH-04) and their attributes in the index. Body, fuel and transmission use the normalised
 * values, because dealers' own spellings differ from car to car.
 */
export const FACET_ATTRIBUTES: Readonly<Record<string, string>> = {
  badge: 'badge',
  status: 'status',
  car_type: 'car_type',
  categories: 'categories',
  city: 'city',
  colour: 'colour',
  dealership_name: 'dealership_name',
  filtered_features: 'filtered_features',
  item_type: 'item_type',
  km: 'km',
  location_name: 'location_name',
  make: 'make',
  make_model: 'make_model',
  model: 'model',
  price: 'price',
  subscription_price: 'subscription_price',
  price_range: 'price_range',
  seats: 'seats',
  body: 'simple_body',
  drive: 'drive',
  fuel: 'simple_fuel',
  transmission: 'simple_transmission',
  state: 'state',
  tag: 'tag',
  weekly_price_range: 'weekly_price_range',
  year: 'year',
  certified: 'certified',
  created_at_timestamp: 'created_at_timestamp',
}

/** Further counts of a vehicle, which have filters as the facets of SRCH-04 do. */
export const COUNT_ATTRIBUTES: Readonly<Record<string, string>> = {
  doors: 'doors',
  cylinders: 'cylinders',
  sleeps: 'sleeps',
}

/** Measures of a vehicle that are bounded: millimetres, kilograms. */
export const MEASURE_ATTRIBUTES: Readonly<Record<string, string>> = {
  seat_height: 'seat_height',
  towing_kg: 'towing_kg',
}

/** Further keys that links use: `/search/{slug}` names locations and dealerships by slug. */
const LINK_ATTRIBUTES: Readonly<Record<string, string>> = {
  simple_body: 'simple_body',
  dealership_slug: 'dealership_slug',
  location_slug: 'location.slug',
  weekly_price: 'weekly_price',
}

/** The index attribute of a filter key, or undefined for an unknown key. */
export function attributeOf(key: string): string | undefined {
  const tables = [FACET_ATTRIBUTES, COUNT_ATTRIBUTES, MEASURE_ATTRIBUTES, LINK_ATTRIBUTES]
  return tables.find((table) => Object.hasOwn(table, key))?.[key]
}

/** The most values of a facet that the index returns, most cars first. */
export const MAX_FACET_VALUES = 500
