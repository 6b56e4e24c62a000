import type { Location, Tenant } from '@forecourt/schemas/contract'
import type { FeedDealer } from './feed-dealer.ts'
import type { DealerFeed } from './feed-manifest.ts'

/** Where a car stands and which dealership sells it. */
export type CarPlace = { dealership: Tenant['dealerships'][number]; location: Location | null }

/** A feed's own codes, see the manifest. */
export type FeedCodes = Pick<DealerFeed, 'locationCodes' | 'dealershipCodes'>

const LISTED_DEALERSHIPS = 12

/**
 * The place a feed's codes name. The manifest maps a feed's location codes to locations of the dealer; a code that is
 * a location's slug needs no entry. A dealership that is not the dealer's own is refused: a feed must never put cars
 * on another dealer's site.
 */
export function placeOfCar(
  dealer: FeedDealer,
  codes: FeedCodes,
  wanted: { locationCode: string; dealershipCode: string },
): CarPlace | { refused: string } {
  const slug = lookUp(codes.locationCodes, wanted.locationCode)
  const location = dealer.locations.find((each) => each.slug === slug) ?? null
  const name =
    lookUp(codes.dealershipCodes, wanted.dealershipCode) ||
    location?.dealershipSlug ||
    dealer.dealerships[0]?.slug
  const dealership = dealer.dealerships.find((each) => each.slug === name || each.id === name)
  if (dealership === undefined) return { refused: notADealership(dealer, name ?? '') }
  return { dealership, location: location ?? primaryLocation(dealer, dealership.slug) }
}

/** What stands beside the row: which codes would have been taken. */
function notADealership({ slug, dealerships }: FeedDealer, name: string): string {
  const known = dealerships
    .slice(0, LISTED_DEALERSHIPS)
    .map((each) => `${each.id} or ${each.slug} (${each.name})`)
  const rest = dealerships.length - known.length
  const list = [...known, ...(rest > 0 ? [`${rest} more`] : [])].join(', ') || 'none'
  const hint = 'the manifest\'s "dealershipCodes" can say which one another code is'
  return `"${name.slice(0, 40)}" is not a dealership of ${slug}. Its dealerships: ${list}; ${hint}`
}

/** Oddities that block nothing: [field, reason in plain words]. */
export function placeWarnings(
  dealer: FeedDealer,
  codes: FeedCodes,
  { locationCode }: { locationCode: string },
): (readonly [field: string, reason: string])[] {
  if (locationCode === '' || dealer.locations.length === 0) return []
  const slug = lookUp(codes.locationCodes, locationCode)
  if (dealer.locations.some((each) => each.slug === slug)) return []
  const code = locationCode.slice(0, 40)
  return [
    [
      'location',
      `"${code}" is no location of ${dealer.slug}; the manifest's "locationCodes" can say which it is`,
    ],
  ]
}

// A code is the feed's text: one that is called like something every object has must find nothing.
function lookUp(codes: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(codes, code) ? (codes[code] ?? code) : code
}

function primaryLocation(dealer: FeedDealer, dealershipSlug: string): Location | null {
  const own = dealer.locations.filter(
    (each) => each.locationType === 'sales' && (each.dealershipSlug || dealershipSlug) === dealershipSlug,
  )
  return own.find((each) => each.primary) ?? own[0] ?? null
}
