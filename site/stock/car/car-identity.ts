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

/** The document id of a dealer's car: steady from feed to feed, and no other dealer's (a slug has no underscore). */
export function carId(tenantSlug: string, key: string): string {
  return `${tenantSlug}_${slugged(key)}`.slice(0, 200)
}

/** Whether an id is one of this dealer's. */
export function isOwnId(tenantSlug: string, id: string): boolean {
  return id.startsWith(`${tenantSlug}_`)
}

/** Identity and naming of a car (DATA-01). The slug ends with what tells the dealer's cars apart, so that no two share it. */
export function carNames(vehicle: FeedVehicle, make: string) {
  const parts = [vehicle.year, make, vehicle.model, vehicle.badge].filter(
    (part) => part !== '' && part !== null,
  )
  const name = parts.join(' ')
  const slug = `${slugged(name).slice(0, 120)}-${slugged(vehicle.key || vehicle.stocknum)}`
  return { name, slug, path: `/cars/${slug}`, make_model: `${make} ${vehicle.model}` }
}
