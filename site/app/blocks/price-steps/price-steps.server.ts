import type { BlockOf, Car } from '@forecourt/schemas/contract'
import { dateAt, formatDollars, formatShortDay } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { memoizeByStock } from '#app/http/memoize-by-stock.server.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { buildAnyFilter, inRange } from '#app/integrations/stock-index-filter.ts'
import { carTitle, formatPictureText } from '#app/parts/car/present-car.server.ts'
import { type PriceStepModel, priceSteps } from '#app/parts/car/price-steps/price-steps.server.ts'
import { latestFall } from '#app/parts/car/rules/price-history.ts'
import { carPath } from '#app/paths.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** The newest of the vehicles with an earlier price are looked through for the latest falls. */
const LOOKED_THROUGH = 300
/** The price before, the present one, the promised one. */
const STEPS = 3
const PICTURE = { width: 240, height: 160, fit: 'whole' } as const

/** A vehicle whose price fell. */
type FallenModel = {
  key: string
  name: string
  href: string
  picture: PictureModel | null
  /** `$500 less since Tue 10 Nov`; `$500 less than before` where the feed gave no day. */
  fell: string
  prices: PriceStepModel[]
}

/** Used vehicles whose price fell, the latest fall first. */
export type PriceStepsModel = { title: string; text: string; cars: FallenModel[] }

/** Used vehicles whose price fell; null where none did, or the stock does not answer. */
export async function priceStepsModel(
  { title, text, limit }: BlockOf<'priceSteps'>,
  dealer: DealerContext,
): Promise<PriceStepsModel | null> {
  const fallen = await withStockFallback(dealer, () => findFallen(dealer), [])
  const cars = fallen.slice(0, limit).flatMap(({ car, ...fall }) => fallenModel(car, fall, dealer))
  if (cars.length === 0) return null
  const rule = dealer.bundle.tenant.vehiclePage.priceFalls
  const promise =
    rule === null
      ? ''
      : `${dealer.bundle.tenant.texts.usedKeyword} vehicles that are still here after ${rule.everyDays} days cost ${formatDollars(rule.dollars * 100)} less, and as much less again every ${rule.everyDays} days after that.`
  return { title, text: text || promise, cars }
}

type Fall = { cents: number; at: string | null }
type Fallen = Fall & { car: Car }

const findFallen = memoizeByStock(listFallen)

/** Falls with a known day, the latest first, then those of an unknown day as the vehicles came. */
async function listFallen(dealer: DealerContext): Promise<Fallen[]> {
  const filter = [
    buildAnyFilter('status', AVAILABLE_STATUSES),
    buildAnyFilter('car_type', ['used']),
    inRange('before_price', [1, null]),
    inRange('price', [1, null]),
  ].filter((condition) => condition !== null)
  const cars = await dealer.stock.listCars(stockScope(dealer), {
    filter,
    limit: LOOKED_THROUGH,
    sort: 'latest',
    withPriceSteps: true,
  })
  return cars
    .flatMap((car) => {
      const fall = car.reserved ? null : latestFall(car, effectivePriceCents(car))
      return fall === null ? [] : [{ ...fall, car }]
    })
    .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
}

function fallenModel(car: Car, { cents, at }: Fall, dealer: DealerContext): FallenModel[] {
  const { now, bundle, picture } = dealer
  const { timeZone } = bundle.tenant
  const prices = priceSteps(car, dealer, STEPS)
  if (prices.length < 2) return []
  const since =
    at === null ? 'than before' : `since ${formatShortDay(dateAt(at, timeZone), dateAt(now, timeZone))}`
  const [image] = car.images
  return [
    {
      key: car.id,
      name: carTitle(car).name,
      href: carPath(car.slug),
      prices,
      picture: image ? picture(image.url, { ...PICTURE, alt: formatPictureText(car) }) : null,
      fell: `${formatDollars(cents)} less ${since}`,
    },
  ]
}
