import type { Car } from '@forecourt/schemas/contract'
import { addMs, formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import { nameModel } from '#app/domain/vocabulary/makes.ts'
import { priceGauge } from '#app/features/vehicle/rules/price-gauge.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { MarketPricesError } from '#app/integrations/market-prices/market-prices.ts'
import { getListedCar } from '#app/parts/car/listed-car.server.ts'
import { showsPrice } from '#app/parts/car/present-price.server.ts'
import { carGaugePath } from '#app/paths.ts'
import type { GaugeSection } from './gauge-model.ts'

/** How soon a page without its gauge is rendered again after the index refused the query. */
const RETRY_MS = 2_000

/**
 * The price comparison of a car's page, whose figures the page loads afterwards; null where there is none to expect.
 * Without a provider the answer is at hand, so that no page shows a skeleton that leads to nothing.
 */
export async function gaugeSection(car: Car, dealer: DealerContext): Promise<GaugeSection | null> {
  if (!isCompared(car, dealer)) return null
  const { embedded } = dealer.marketPrices
  if (embedded && !(await isExpected(car, dealer))) return null
  return {
    href: carGaugePath(car.slug),
    own: embedded ? { model: nameModel(car.make, car.model), grade: car.badge } : null,
    belowMarket: belowMarketText(car),
  }
}

/** @throws what the provider throws; null where there is nothing to compare with */
export async function compareCar(
  car: Car,
  dealer: DealerContext,
  signal: AbortSignal,
): Promise<GaugeData | null> {
  if (!isCompared(car, dealer)) return null
  const { marketPrices, stock, now } = dealer
  return await marketPrices.compare(car, {
    stock,
    now,
    ...(marketPrices.embedded ? {} : { signal }),
  })
}

/**
 * A car's price gauge (GAUGE-01, CALL-01); null where there is nothing to compare it with.
 * @throws 404, 410, and 502 while the provider fails
 */
export async function getGauge(
  dealer: DealerContext,
  slug: string,
  signal: AbortSignal,
): Promise<GaugeData | null> {
  const car = await getListedCar(dealer, slug)
  try {
    return await compareCar(car, dealer, signal)
  } catch (error) {
    if (!(error instanceof MarketPricesError)) throw error
    if (!signal.aborted) dealer.log.error({ err: error, car: car.id }, 'a car could not be compared')
    throw new Response('The provider does not answer', { status: 502 })
  }
}

/** Does the dealer compare prices, and does the car show one that counts (FIN-66)? */
function isCompared(car: Car, dealer: DealerContext): boolean {
  return dealer.bundle.tenant.autograb && showsPrice(car, dealer) && valuationEligible(car)
}

async function isExpected(car: Car, dealer: DealerContext): Promise<boolean> {
  try {
    const { signal } = new AbortController()
    const data = await withStockFallback(dealer, () => compareCar(car, dealer, signal), null)
    return data !== null && priceGauge(data).visible
  } catch (error) {
    dealer.log.error({ err: error, car: car.id }, 'a car could not be compared')
    dealer.cacheUntil(addMs(dealer.now, RETRY_MS))
    return false
  }
}

function belowMarketText({ priceCents, autograbData }: Car): string {
  const stateAverageCents = autograbData?.stateAverageMarketPriceCents ?? null
  const nationalAverageCents = autograbData?.averageMarketPriceCents ?? null
  const average = stateAverageCents ?? nationalAverageCents
  if (priceCents === null || average === null) return ''
  if (!isBelowMarket(priceCents, { stateAverageCents, nationalAverageCents })) return ''
  return `${formatDollars(average - priceCents)} below market`
}

const PRICE_ABOVE_CENTS = 20_000

/** Does the car count for a valuation: in stock, neither sold nor reserved, above $200 (FIN-66)? */
export function valuationEligible(car: {
  status: string
  sold: boolean
  reserved: boolean
  priceCents: number | null
}): boolean {
  return car.status === 'in_stock' && !car.sold && !car.reserved && (car.priceCents ?? 0) > PRICE_ABOVE_CENTS
}

/** Market averages in cents, null when unknown (DATA-12). */
type MarketAverages = { stateAverageCents: number | null; nationalAverageCents: number | null }

const BADGE_ABOVE_CENTS = 49_900

/**
 * Whether the car has the below-market badge (PRICE-04). The state's average is preferred; when it is missing the
 * national one is used for both conditions (OPEN-78); the difference must exceed $499.
 */
export function isBelowMarket(priceCents: number | null, market: MarketAverages): boolean {
  const averageCents = market.stateAverageCents ?? market.nationalAverageCents
  if (averageCents === null || priceCents === null || priceCents <= 0) return false
  return averageCents - priceCents > BADGE_ABOVE_CENTS && priceCents < averageCents
}
