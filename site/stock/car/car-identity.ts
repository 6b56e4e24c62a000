import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'

/** Text as part of a URL or an id: 'Land Rover' → 'land-rover'. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The document id of a dealer's car: stable across feeds and unique per dealer (a slug has no underscore). */
export function carId(tenantSlug: string, key: string): string {
  return `${tenantSlug}_${slugify(key)}`.slice(0, 200)
}

/** Whether an id is one of this dealer's. */
export function isOwnId(tenantSlug: string, id: string): boolean {
  return id.startsWith(`${tenantSlug}_`)
}

/** The last part of the address of a car's page: its name, then its key, which is unique within the dealer. */
export function carSlug(name: string, key: string): string {
  return `${slugify(name).slice(0, 120)}-${slugify(key)}`
}

/** Identity and naming of a car (DATA-01). The slug ends with the car's key, so it is unique within the dealer. */
export function carNames(vehicle: FeedVehicle, make: string) {
  const parts = [vehicle.year, make, vehicle.model, vehicle.badge].filter(
    (part) => part !== '' && part !== null,
  )
  const name = parts.join(' ')
  const slug = carSlug(name, vehicle.key || vehicle.stocknum)
  return { name, slug, path: `/cars/${slug}`, make_model: `${make} ${vehicle.model}` }
}
