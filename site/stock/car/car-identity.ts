import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'

/** Text as part of an address or an id: 'Land Rover' → 'land-rover'. */
export function slugged(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The document id of a dealer's car: steady from feed to feed, and no other dealer's. */
export function carId(tenantSlug: string, stocknum: string): string {
  return `${tenantSlug}_${slugged(stocknum)}`.slice(0, 200)
}

/** Identity and naming of a car (DATA-01). The slug ends with the stock number, so that no two cars share it. */
export function carNames(vehicle: FeedVehicle, make: string) {
  const parts = [vehicle.year, make, vehicle.model, vehicle.badge].filter(
    (part) => part !== '' && part !== null,
  )
  const name = parts.join(' ')
  const slug = `${slugged(name).slice(0, 120)}-${slugged(vehicle.stocknum)}`
  return { name, slug, path: `/cars/${slug}`, make_model: `${make} ${vehicle.model}` }
}
