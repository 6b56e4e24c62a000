import type { Location, Tenant } from '@forecourt/schemas/contract'
import type { FeedDealer } from './feed-dealer.ts'

/** Where a car stands and which dealership sells it. */
export type CarPlace = { dealership: Tenant['dealerships'][number]; location: Location | null }

/**
 * The place a feed's codes name. The manifest maps a feed's location codes to locations of the dealer; a code that is
 * a location's slug needs no entry. A dealership that is not the dealer's own is refused: a feed must never put cars
 * on another dealer's site.
 */
export function placeOfCar(
  dealer: FeedDealer,
  codes: Readonly<Record<string, string>>,
  wanted: { locationCode: string; dealershipSlug: string },
): CarPlace | { refused: string } {
  const slug = codes[wanted.locationCode] ?? wanted.locationCode
  const location = dealer.locations.find((each) => each.slug === slug) ?? null
  const dealershipSlug = wanted.dealershipSlug || location?.dealershipSlug || dealer.dealerships[0]?.slug
  const dealership = dealer.dealerships.find((each) => each.slug === dealershipSlug)
  if (dealership === undefined)
    return { refused: `"${dealershipSlug ?? ''}" is not a dealership of ${dealer.slug}` }
  return { dealership, location: location ?? primaryLocation(dealer, dealership.slug) }
}

function primaryLocation(dealer: FeedDealer, dealershipSlug: string): Location | null {
  const own = dealer.locations.filter(
    (each) => each.locationType === 'sales' && (each.dealershipSlug || dealershipSlug) === dealershipSlug,
  )
  return own.find((each) => each.primary) ?? own[0] ?? null
}
