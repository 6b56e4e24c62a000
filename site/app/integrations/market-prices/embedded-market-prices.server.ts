// Without a provider: comparable stock of all dealers of the platform, around the market's average where the feed has one.
// Deterministic; the answer names what it compared with.
import type { Car } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import { worthLeft } from '#app/domain/money/worth-left.ts'
import { getItemNames } from '#app/domain/words/item-names.ts'
import type { MarketOffer } from '../stock-index.ts'
import { buildAnyFilter, differs, equals, inRange } from '../stock-index-filter.ts'
import { LEAST_COMPARED, type MarketCall, type MarketPrices } from './market-prices.ts'

const MOST_COMPARED = 200
/** As many prices as a gauge can show apart. */
const MOST_SENT = 40
const YEARS_APART = 3
const KMS_APART = 30_000
const KMS_APART_SHARE = 0.5
/** Half of the range: so many median deviations, and at least this share of the middle price. */
const DEVIATIONS = 2
const LEAST_SHARE = 0.05
/** Ends of the range are whole hundreds. */
const STEP = 100
/** With so many cars that agree, the confidence is one half. */
const CONFIDENT_FROM = 3

export class EmbeddedMarketPrices implements MarketPrices {
  readonly embedded = true

  async compare(car: Car, call: MarketCall): Promise<GaugeData | null> {
    // A new car's price is its maker's list price at every location.
    if (car.carType === 'new' || car.priceCents === null || !car.make || !car.model || car.year === null)
      return null
    const found = await call.stock.listMarketOffers(comparableFilter(car, car.year), MOST_COMPARED)
    const alike = found.filter((offer) => isComparable(car, offer))
    const ofGrade = alike.filter(({ badge }) => badge.toLowerCase() === car.badge.toLowerCase())
    const sameGrade = ofGrade.length >= LEAST_COMPARED
    const compared = sameGrade ? ofGrade : alike
    if (compared.length < LEAST_COMPARED) return null
    const thisYear = new Date(call.now).getUTCFullYear()
    const prices = compared.map((offer) => priceMovedTo(car, offer, thisYear))
    return findGauge(car, car.priceCents / 100, { prices, sameGrade })
  }
}

function comparableFilter({ id, make, model, km }: Car, year: number): string[] {
  const apart = km === null ? null : Math.max(KMS_APART, km * KMS_APART_SHARE)
  return [
    differs('id', id),
    equals('make', make),
    equals('model', model),
    buildAnyFilter('car_type', ['used', 'demo']),
    inRange('year', [year - YEARS_APART, year + YEARS_APART]),
    km === null || apart === null ? null : inRange('km', [Math.max(0, km - apart), km + apart]),
  ].filter((condition) => condition !== null)
}

/** Of the same body, and priced with the same charges. */
function isComparable(car: Car, offer: MarketOffer): boolean {
  return (
    offer.priceCents !== null &&
    offer.simpleBody === car.simpleBody &&
    offer.priceType === car.priceType &&
    (offer.km === null) === (car.km === null)
  )
}

/** What another car would be offered for with the year and the kilometres of this one, in dollars. */
function priceMovedTo(car: Car, other: MarketOffer, thisYear: number): number {
  const left = ({ year, km }: Pick<Car, 'year' | 'km'>) => worthLeft(thisYear - (year ?? thisYear), km ?? 0)
  return ((other.priceCents ?? 0) / 100) * (left(car) / left(other))
}

type Market = { prices: readonly number[]; sameGrade: boolean }

/** Null for a car above the average it is compared with: its price gets no praise. */
function findGauge(car: Car, price: number, { prices, sameGrade }: Market): GaugeData | null {
  const middleHere = median(prices)
  const average = marketAverage(car)
  // The badge compares with this average (PRICE-04), so the gauge does, too.
  const middle = average ?? middleHere
  if (price > middle) return null
  const deviation = median(prices.map((each) => Math.abs(each - middleHere)))
  const half = Math.max(LEAST_SHARE * middle, DEVIATIONS * deviation)
  const min = Math.floor((middle - half) / STEP) * STEP
  const max = Math.ceil((middle + half) / STEP) * STEP
  const agreement = Math.max(0, 1 - (4 * deviation) / middle)
  return {
    fill: rounded(shareAbove(prices, price)),
    listing_price: price,
    market_range_min: min,
    market_range_max: max,
    confidence: rounded((prices.length / (prices.length + CONFIDENT_FROM)) * agreement),
    description:
      average === null ? describe(car, price, { prices, middle }) : describeMarket(car, price, average),
    compared: prices.length,
    same_grade: sameGrade,
    middle,
    others: spreadOut(
      prices.toSorted((a, b) => a - b),
      MOST_SENT,
    ).map(Math.round),
    ...(average === null ? {} : { average }),
  }
}

/** In dollars; the state's average rather than the country's, as for the badge. */
function marketAverage({ autograbData }: Car): number | null {
  const cents = autograbData?.stateAverageMarketPriceCents ?? autograbData?.averageMarketPriceCents ?? null
  return cents === null || cents <= 0 ? null : cents / 100
}

function describeMarket({ model }: Car, price: number, average: number): string {
  const [asked, usual, below] = [price, average, average - price].map(dollars)
  return price === average
    ? `At ${asked} this ${model} is priced at the market’s average.`
    : `At ${asked} this ${model} is ${below} below the market’s average of ${usual}.`
}

type Compared = { prices: readonly number[]; middle: number }

function describe({ model, itemType }: Car, price: number, { prices, middle }: Compared): string {
  const dearer = prices.filter((each) => each > price).length
  const similar = `${prices.length} similar ${getItemNames([itemType]).many}`
  const average = Math.round(middle)
  const below = average - Math.round(price)
  const apart = below === 0 ? 'priced at' : `${dollars(below)} below`
  const place = dearer === 0 ? '' : `, and below ${dearer === prices.length ? 'all' : dearer} of them`
  return `At ${dollars(price)} this ${model} is ${apart} the average of ${dollars(average)} for ${similar}${place}, year and kilometres allowed for.`
}

/** The share of prices that are higher; an equal one counts half. */
function shareAbove(prices: readonly number[], price: number): number {
  const points = prices.reduce((sum, each) => sum + (each > price ? 1 : each === price ? 0.5 : 0), 0)
  return points / prices.length
}

const dollars = (amount: number) => formatDollars(Math.round(amount * 100))

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2
}

/** Values at even distances of a longer list, its first and its last among them. */
function spreadOut(values: readonly number[], most: number): number[] {
  if (values.length <= most) return [...values]
  const step = (values.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => values[Math.round(index * step)] ?? 0)
}

const rounded = (share: number) => Math.round(share * 1_000) / 1_000
