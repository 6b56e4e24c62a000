// Without a provider: the dealer's own comparable stock, around the market's average where the feed has one.
// Deterministic; the answer names what it compared with.
import type { Car } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import { worthLeft } from '#app/domain/money/worth-left.ts'
import { valuationEligible } from '#app/domain/stock/valuation-eligible.ts'
import { itemWords } from '#app/domain/words/item-words.ts'
import { anyOf, differs, equals, inRange } from '../stock-index-filter.ts'
import type { MarketCall, MarketPrices } from './market-prices.ts'

/** Fewer cars make no range. */
const LEAST_COMPARED = 3
const MOST_COMPARED = 60
const YEARS_APART = 3
const KMS_APART = 30_000
const KMS_APART_SHARE = 0.5
/** Half of the range: so many median deviations, and at least this share of the middle price. */
const DEVIATIONS = 2
const LEAST_SHARE = 0.05
/** Shares of the range below which a price lies at its upper end: the gauge's first band (GAUGE-10). */
const UPPER_END_BELOW = 0.3
/** Ends of the range are whole hundreds. */
const STEP = 100

export class EmbeddedMarketPrices implements MarketPrices {
  readonly embedded = true

  async compare(car: Car, call: MarketCall): Promise<GaugeData | null> {
    // A new car's price is its maker's list price, wherever it stands.
    if (car.carType === 'new' || car.priceCents === null || !car.make || !car.model || car.year === null)
      return null
    const found = await call.stock.listCars(call.scope, {
      filter: comparableFilter(car, car.year),
      limit: MOST_COMPARED,
      sort: 'latest',
    })
    const thisYear = new Date(call.now).getUTCFullYear()
    const prices = found
      .filter((other) => isComparable(car, other))
      .map((other) => priceMovedTo(car, other, thisYear))
    return prices.length < LEAST_COMPARED ? null : gaugeOf(car, car.priceCents / 100, prices)
  }
}

function comparableFilter({ id, make, model, km }: Car, year: number): string[] {
  const apart = km === null ? null : Math.max(KMS_APART, km * KMS_APART_SHARE)
  return [
    differs('id', id),
    equals('make', make),
    equals('model', model),
    equals('status', 'in_stock'),
    anyOf('car_type', ['used', 'demo']),
    inRange('year', [year - YEARS_APART, year + YEARS_APART]),
    km === null || apart === null ? null : inRange('km', [Math.max(0, km - apart), km + apart]),
  ].filter((condition) => condition !== null)
}

/** Of the same grade and body, and priced with the same charges. */
function isComparable(car: Car, other: Car): boolean {
  return (
    other.id !== car.id &&
    valuationEligible(other) &&
    other.badge.toLowerCase() === car.badge.toLowerCase() &&
    other.simpleBody === car.simpleBody &&
    other.priceType === car.priceType &&
    (other.km === null) === (car.km === null)
  )
}

/** What another car would be offered for with the year and the kilometres of this one, in dollars. */
function priceMovedTo(car: Car, other: Car, thisYear: number): number {
  const left = ({ year, km }: Car) => worthLeft(thisYear - (year ?? thisYear), km ?? 0)
  return ((other.priceCents ?? 0) / 100) * (left(car) / left(other))
}

function gaugeOf(car: Car, price: number, prices: readonly number[]): GaugeData {
  const middleHere = median(prices)
  const deviation = median(prices.map((each) => Math.abs(each - middleHere)))
  const average = marketAverage(car)
  // The badge compares with this average (PRICE-04), so the gauge does, too.
  const middle = average ?? middleHere
  const half = Math.max(LEAST_SHARE * middle, DEVIATIONS * deviation)
  const min = Math.floor((middle - half) / STEP) * STEP
  const max = Math.ceil((middle + half) / STEP) * STEP
  const fill = Math.min(1, Math.max(0, (max - price) / (max - min)))
  const agreement = Math.max(0, 1 - (4 * deviation) / middle)
  return {
    fill: rounded(fill),
    listing_price: price,
    market_range_min: min,
    market_range_max: max,
    confidence: rounded((prices.length / (prices.length + LEAST_COMPARED)) * agreement),
    description:
      average === null ? describe(car, { price, prices, fill }) : describeMarket(car, price, average),
    compared: prices.length,
    ...(average === null ? {} : { average }),
  }
}

/** In dollars; the state's average rather than the country's, as for the badge. */
function marketAverage({ autograbData }: Car): number | null {
  const cents = autograbData?.stateAverageMarketPriceCents ?? autograbData?.averageMarketPriceCents ?? null
  return cents === null || cents <= 0 ? null : cents / 100
}

function describeMarket({ model, itemType }: Car, price: number, average: number): string {
  const [asked, usual] = [price, average].map((dollars) => formatDollars(Math.round(dollars * 100)))
  if (price >= average)
    return `At ${asked} this ${model} is within the range of similar ${itemWords([itemType]).many}, which average ${usual}.`
  const below = formatDollars(Math.round((average - price) * 100))
  return `At ${asked} this ${model} is ${below} below the market’s average of ${usual}.`
}

type Place = { price: number; prices: readonly number[]; fill: number }

function describe({ model, itemType }: Car, { price, prices, fill }: Place): string {
  const dearer = prices.filter((each) => each > price).length
  const { many } = itemWords([itemType])
  const others =
    dearer === prices.length
      ? `below all ${prices.length} similar ${many} here`
      : dearer === 0 || fill < UPPER_END_BELOW
        ? `at the upper end of the range of ${prices.length} similar ${many} here`
        : `below ${dearer} of the ${prices.length} similar ${many} here`
  return `At ${formatDollars(Math.round(price * 100))} this ${model} is priced ${others}, year and kilometres allowed for.`
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2
}

const rounded = (share: number) => Math.round(share * 1_000) / 1_000
