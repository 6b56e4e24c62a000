import type { Cents } from '../money/money.ts'
import type { Instant } from '../time/instant.ts'
import type { CarDocument } from './car.zod.ts'
import type { CamelCase } from './car-names.ts'

/** Wire fields that are not merely renamed in code. */
export type ReshapedField =
  | 'price'
  | 'before_price'
  | 'reduced_price'
  | 'subscription_price'
  | 'egc_price'
  | 'created_at'
  | 'created_at_timestamp'
  | 'sold_date_timestamp'
  | 'reserved_at'
  | 'reserved_until'
  | 'photos_count'
  | 'images'
  | 'location'
  | 'autograb_data'
  | 'rank'

type Renamed = {
  [Key in Exclude<keyof CarDocument, ReshapedField> as CamelCase<Key>]: CarDocument[Key]
}

/** A picture of a car and its thumbnail, as addresses. */
export type CarImage = { url: string; thumbUrl: string }

/** The location of a car. */
export type CarLocation = {
  id: string
  name: string
  slug: string
  phone: string
  address: {
    street: string
    city: string
    state: string
    postcode: string
    lat: number | null
    long: number | null
    placeUrl: string
  } | null
  distributionLocations: { id: string; name: string; slug: string }[]
}

/**
 * A car in code: the names of DATA-01 to DATA-08 in camelCase, money in whole cents, instants in ISO UTC.
 * An unknown text is '', an unknown number null, an unknown list [].
 */
export type Car = Renamed & {
  priceCents: Cents | null
  beforePriceCents: Cents | null
  /** As the feed has it; the import makes it the price where it is above $10 (OPEN-41). */
  reducedPriceCents: Cents | null
  subscriptionPriceCents: Cents | null
  egcPriceCents: Cents | null
  createdAt: Instant | null
  soldAt: Instant | null
  reservedAt: Instant | null
  /** End of a reservation made on the site; a dealer's own hold has none. */
  reservedUntil: Instant | null
  photosCount: number
  images: CarImage[]
  location: CarLocation | null
  autograbData: { averageMarketPriceCents: Cents | null; stateAverageMarketPriceCents: Cents | null } | null
  /** 0 to 1000, set at import. */
  rank: number
  /** What a car that is not for sale last cost: for finding cars like it, never for showing. No field of the wire. */
  formerPriceCents?: Cents | null
}
