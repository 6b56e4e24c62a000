import { type Car, dateAt, type Location, PRICE_LABELS } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { buildAnyFilter } from '#app/integrations/stock-index-filter.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import { carSummary } from '#app/parts/car/facts/summary.ts'

/** The kind of price that a car is advertised with; '' for words that the catalogue does not know. */
export type PriceKind = keyof typeof PRICE_LABELS | ''

/** A car for sale as catalogues of advertisers need it. */
export type FeedCar = {
  car: Car
  place: Location | undefined
  /** Whole cents; null for none above $10. */
  priceCents: number | null
  priceKind: PriceKind
  description: string
}

/** A row of a catalogue by its column, or why the car is left out. */
export type FeedRow = { row: Record<string, string> } | { reasons: string[] }

/** What lists of a dealer's cars are made from. */
export type ListSource = Pick<DealerContext, 'bundle' | 'now' | 'stock' | 'picture' | 'origin'>

/** Some of the cars that a dealer's site shows as for sale, the newest first. @throws StockUnavailableError */
export async function listFeedCars(
  { bundle, now, stock }: ListSource,
  part: { offset: number; limit: number },
): Promise<FeedCar[]> {
  const options = {
    unregisteredText: bundle.tenant.flags.unregisteredText,
    today: dateAt(now, bundle.tenant.timeZone),
    used: bundle.tenant.texts.usedKeyword,
  }
  const filter = [buildAnyFilter('status', AVAILABLE_STATUSES)].filter((condition) => condition !== null)
  const scope = getStockScope(bundle.tenant, now)
  const cars = await stock.listCars(scope, { filter, sort: 'latest', ...part })
  return cars.map((car) => {
    const place = findCarLocation(car, bundle)
    return {
      car,
      place,
      priceCents: effectivePriceCents(car),
      priceKind: getPriceKind(car.priceType),
      description: carSummary(car, place?.name ?? '', options),
    }
  })
}

function getPriceKind(priceType: string): PriceKind {
  const kinds = Object.entries(PRICE_LABELS) as [keyof typeof PRICE_LABELS, string][]
  return kinds.find(([, label]) => label === priceType)?.[0] ?? ''
}

/** 17 characters without I, O and Q (ISO 3779). */
export const isVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(vin)

/** `38990.00 AUD` */
export const moneyText = (cents: number): string => `${(cents / 100).toFixed(2)} AUD`

/** Vehicle numbers that more than one car of the list has; catalogues refuse all of them. */
export function repeatedVins(cars: readonly { vin: string }[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { vin } of cars) counts.set(vin.toUpperCase(), (counts.get(vin.toUpperCase()) ?? 0) + 1)
  return new Set([...counts].filter(([vin, count]) => vin !== '' && count > 1).map(([vin]) => vin))
}

/** Conditions that advertisers' catalogues have: the reasons of those that a car does not meet. */
export function commonReasons(entry: FeedCar, repeated: ReadonlySet<string>): (string | false)[] {
  const { car } = entry
  return [
    !isVin(car.vin) && (car.vin ? `Its VIN "${car.vin}" is none.` : 'It has no VIN.'),
    repeated.has(car.vin.toUpperCase()) && 'Another vehicle has the same VIN.',
    !car.colour && 'It has no colour.',
    ...saleReasons(entry),
  ]
}

/** Why a car is not offered anywhere beside the site. */
export function saleReasons({ car, priceCents, place }: FeedCar): (string | false)[] {
  return [
    car.status !== 'in_stock' && 'It is not here yet.',
    car.reserved && 'It is reserved.',
    !(car.make && car.model && car.year) && 'Make, model or year is missing.',
    car.carType !== 'new' && car.km === null && 'It has no kilometres.',
    car.images.length === 0 && 'It has no picture.',
    priceCents === null && 'It has no price.',
    place === undefined && 'Its location is not one that the site shows.',
  ]
}
