import { toCents, toDollars } from '../money/money.ts'
import { toInstant } from '../time/instant.ts'
import type { Car, CarImage, CarLocation, ReshapedField } from './car.ts'
import { type CarDocument, carDocument } from './car.zod.ts'
import { toCamelCase } from './car-names.ts'

const RESHAPED = new Set<string>([
  'price',
  'before_price',
  'reduced_price',
  'subscription_price',
  'egc_price',
  'created_at',
  'created_at_timestamp',
  'sold_date_timestamp',
  'reserved_at',
  'reserved_until',
  'photos_count',
  'images',
  'location',
  'autograb_data',
  'rank',
] satisfies ReshapedField[])

/** [wire name, name in code] of the fields that are merely renamed. */
const RENAMED = Object.keys(carDocument.shape)
  .filter((wire) => !RESHAPED.has(wire))
  .map((wire) => [wire, toCamelCase(wire)] as const)

/**
 * A document of the search index as a car in code.
 * @throws ZodError when the document breaks the stock contract
 */
export function parseCar(document: unknown): Car {
  const wire = carDocument.parse(document)
  const source = wire as Record<string, unknown>
  const renamed = Object.fromEntries(RENAMED.map(([from, to]) => [to, source[from]]))
  return { ...renamed, ...readMoney(wire), ...readTimes(wire), ...readMedia(wire) } as Car
}

/** A car in code as the document the search index holds. The opposite of `parseCar`. */
export function toCarDocument(car: Car): CarDocument {
  const source = car as unknown as Record<string, unknown>
  const renamed = Object.fromEntries(RENAMED.map(([to, from]) => [to, source[from]]))
  return {
    ...renamed,
    price: toDollars(car.priceCents),
    before_price: toDollars(car.beforePriceCents),
    reduced_price: toDollars(car.reducedPriceCents),
    subscription_price: toDollars(car.subscriptionPriceCents),
    egc_price: toDollars(car.egcPriceCents),
    created_at: car.createdAt,
    created_at_timestamp: toSeconds(car.createdAt),
    sold_date_timestamp: toSeconds(car.soldAt),
    reserved_at: car.reservedAt,
    reserved_until: car.reservedUntil,
    photos_count: car.photosCount,
    images: car.images.map(({ url, thumbUrl }) => ({ image: { url, thumb: { url: thumbUrl } } })),
    location: buildWireLocation(car.location),
    autograb_data: car.autograbData && {
      average_market_price: toDollars(car.autograbData.averageMarketPriceCents),
      state_average_market_price: toDollars(car.autograbData.stateAverageMarketPriceCents),
    },
    rank: car.rank,
  } as CarDocument
}

function readMoney(wire: CarDocument) {
  const market = wire.autograb_data
  return {
    priceCents: toCents(wire.price),
    beforePriceCents: toCents(wire.before_price),
    reducedPriceCents: toCents(wire.reduced_price),
    subscriptionPriceCents: toCents(wire.subscription_price),
    egcPriceCents: toCents(wire.egc_price),
    autograbData: market && {
      averageMarketPriceCents: toCents(market.average_market_price),
      stateAverageMarketPriceCents: toCents(market.state_average_market_price),
    },
  }
}

function readTimes(wire: CarDocument) {
  const sold = wire.sold_date_timestamp
  return {
    createdAt: wire.created_at === null ? null : toInstant(wire.created_at),
    reservedAt: wire.reserved_at === null ? null : toInstant(wire.reserved_at),
    reservedUntil: wire.reserved_until === null ? null : toInstant(wire.reserved_until),
    soldAt: sold === null ? null : new Date(sold * 1000).toISOString(),
    rank: wire.rank ?? 0,
  }
}

function readMedia(wire: CarDocument) {
  const images: CarImage[] = wire.images.map(({ image }) => ({
    url: image.url,
    thumbUrl: image.thumb?.url || image.url,
  }))
  return { images, photosCount: wire.photos_count ?? images.length, location: readLocation(wire.location) }
}

function readLocation(wire: CarDocument['location']): CarLocation | null {
  if (wire === null) return null
  const { address, distribution_locations, ...named } = wire
  if (address === null) return { ...named, address: null, distributionLocations: distribution_locations }
  const { place_url, ...where } = address
  return {
    ...named,
    address: { ...where, placeUrl: place_url },
    distributionLocations: distribution_locations,
  }
}

function buildWireLocation(location: CarLocation | null): CarDocument['location'] {
  if (location === null) return null
  const { address, distributionLocations, ...named } = location
  if (address === null) return { ...named, address: null, distribution_locations: distributionLocations }
  const { placeUrl, ...where } = address
  return {
    ...named,
    address: { ...where, place_url: placeUrl },
    distribution_locations: distributionLocations,
  }
}

/** Whole seconds since 1970, as the index filters by; null stays null. */
function toSeconds(instant: string | null): number | null {
  return instant === null ? null : Math.floor(Date.parse(instant) / 1000)
}
