import type { Location, Tenant } from '@forecourt/schemas/contract'
import { ownValue } from '#app/domain/own-value.ts'
import type { FeedDealer } from './feed-dealer.ts'
import type { DealerFeed } from './feed-manifest.ts'

type Dealership = Tenant['dealerships'][number]

/** A car's location, the dealership that sells it, and the others that offer it too. */
export type CarPlace = { dealership: Dealership; location: Location | null; others: Dealership[] }

/** A feed's own codes, see the manifest. */
export type FeedCodes = Pick<DealerFeed, 'locationCodes' | 'dealershipCodes'>

const LISTED_DEALERSHIPS = 12

/** The codes of a row. */
export type WantedPlace = {
  locationCode: string
  dealershipCode: string
  dealershipName: string
  dealershipIds: readonly string[]
}

/**
 * Resolves a feed's codes by the manifest; slugs need no entry. Dealerships of other dealers are refused: a feed must never
 * put cars on another dealer's site.
 */
export function placeOfCar(
  dealer: FeedDealer,
  codes: FeedCodes,
  wanted: WantedPlace,
): CarPlace | { refused: string } {
  const slug = ownValue(codes.locationCodes, wanted.locationCode) ?? wanted.locationCode
  const location = dealer.locations.find((each) => each.slug === slug) ?? null
  const offering = wanted.dealershipIds.flatMap((code) => findDealership(dealer, codes, code) ?? [])
  const name =
    wanted.dealershipCode ||
    offering[0]?.slug ||
    location?.dealershipSlug ||
    namedDealership(dealer, wanted.dealershipName)?.slug ||
    dealer.dealerships[0]?.slug ||
    ''
  const dealership = findDealership(dealer, codes, name)
  if (dealership === undefined) return { refused: unknownDealership(dealer, name) }
  const others = [...new Set(offering)].filter((each) => each !== dealership)
  return { dealership, location: location ?? primaryLocation(dealer, dealership.slug), others }
}

/** One of the dealer's own dealerships by its code, slug or id. */
function findDealership(dealer: FeedDealer, codes: FeedCodes, code: string): Dealership | undefined {
  const name = ownValue(codes.dealershipCodes, code) ?? code
  return dealer.dealerships.find((each) => each.slug === name || each.id === name)
}

function namedDealership({ dealerships }: FeedDealer, name: string): Dealership | undefined {
  return dealerships.find((each) => each.name.toLowerCase() === name.toLowerCase())
}

/** The problem's message, with the codes that are valid. */
function unknownDealership({ slug, dealerships }: FeedDealer, name: string): string {
  const known = dealerships
    .slice(0, LISTED_DEALERSHIPS)
    .map((each) => `${each.id} or ${each.slug} (${each.name})`)
  const rest = dealerships.length - known.length
  const list = [...known, ...(rest > 0 ? [`${rest} more`] : [])].join(', ') || 'none'
  const hint = 'the manifest\'s "dealershipCodes" maps other codes'
  return `"${name.slice(0, 40)}" is not a dealership of ${slug}. Its dealerships: ${list}; ${hint}`
}

/** Warnings that do not reject the row: [field, reason]. */
export function placeWarnings(
  dealer: FeedDealer,
  codes: FeedCodes,
  wanted: WantedPlace,
): (readonly [field: string, reason: string])[] {
  const { locationCode, dealershipIds } = wanted
  const unknown = dealershipIds.filter((code) => findDealership(dealer, codes, code) === undefined)
  return [
    ...locationWarnings(dealer, codes, locationCode),
    ...nameWarnings(dealer, wanted),
    ...unknown
      .slice(0, 1)
      .map((code) => ['dealership_ids', `${unknownDealership(dealer, code)}; left out`] as const),
  ]
}

/** A name counts only where no code says whose the car is. */
function nameWarnings(
  dealer: FeedDealer,
  { locationCode, dealershipCode, dealershipIds, dealershipName }: WantedPlace,
): (readonly [field: string, reason: string])[] {
  const isCoded = `${locationCode}${dealershipCode}` !== '' || dealershipIds.length > 0
  if (isCoded || dealershipName === '' || namedDealership(dealer, dealershipName) !== undefined) return []
  return [['dealership_name', `${unknownDealership(dealer, dealershipName)}; the first one is used`]]
}

function locationWarnings(
  dealer: FeedDealer,
  codes: FeedCodes,
  locationCode: string,
): (readonly [field: string, reason: string])[] {
  if (locationCode === '' || dealer.locations.length === 0) return []
  const slug = ownValue(codes.locationCodes, locationCode) ?? locationCode
  if (dealer.locations.some((each) => each.slug === slug)) return []
  const code = locationCode.slice(0, 40)
  return [
    [
      'location',
      `"${code}" is not a location of ${dealer.slug}; the manifest's "locationCodes" maps other codes`,
    ],
  ]
}

function primaryLocation(dealer: FeedDealer, dealershipSlug: string): Location | null {
  const own = dealer.locations.filter(
    (each) => each.locationType === 'sales' && (each.dealershipSlug || dealershipSlug) === dealershipSlug,
  )
  return own.find((each) => each.primary) ?? own[0] ?? null
}
