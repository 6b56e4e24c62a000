import type { Car } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { findPriceColumns, type PriceColumn } from '#app/blocks/price-histogram/price-histogram.server.ts'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { priceModel, showsPrice } from '#app/parts/car/present-price.server.ts'
import { carPath, searchPath } from '#app/paths.ts'
import { type Signature, type SignatureLine, strong } from '../signature-model.ts'
import { describeRank, FEWEST, type PriceGroup, priceGroup, rankAmong } from './price-group.ts'

/** The cheapest of a group, among which a rank is known. */
const CHEAPEST = 20
const CHEAPER_SHOWN = 3

/** Where the price of a car stands. */
export type PlaceStrip = {
  kind: 'place'
  /** `398 cars`. */
  total: string
  columns: PriceColumn[]
  /** The index of the column that holds this car. */
  own: number
  price: string
  /** `14 used SUVs under 30,000 km`, and where they are listed; null where the group is not known. */
  group: { text: string; href: string } | null
  /** The few that cost less, where they are so few. */
  cheaper: { name: string; price: string; href: string }[]
}

/** Where a car's price stands among the dealer's cars; null for one without a price. */
export async function placeSignature(car: Car, dealer: DealerContext): Promise<Signature | null> {
  const cents = effectivePriceCents(car)
  if (cents === null || !showsPrice(car, dealer)) return null
  const [stock, ranked] = await Promise.all([findPriceColumns(dealer), rankCar(car, cents, dealer)])
  const own = stock?.columns.findIndex(({ bounds }) => isWithin(cents / 100, bounds)) ?? -1
  return {
    line: ranked?.line ?? null,
    strip:
      stock === null || own < 0
        ? null
        : {
            kind: 'place',
            ...stock,
            own,
            price: formatDollars(cents),
            group: ranked?.group ?? null,
            cheaper: ranked?.cheaper ?? [],
          },
  }
}

const isWithin = (dollars: number, { min, max }: PriceColumn['bounds']) =>
  dollars >= (min ?? 1) && dollars < (max === null ? Number.POSITIVE_INFINITY : max + 1)

type Ranked = { line: SignatureLine | null } & Pick<PlaceStrip, 'group' | 'cheaper'>

/** A car among those like it, by one query for the cheapest of them. */
async function rankCar(car: Car, cents: number, dealer: DealerContext): Promise<Ranked | null> {
  const group = priceGroup(car)
  if (group === null) return null
  const found = await withStockFallback(dealer, () => askGroup(group, dealer), null)
  if (found === null) return null
  const readPriceType = (one: Car) => priceModel(one, dealer).type
  const cheapest = found.cars.flatMap((one) => {
    const price = effectivePriceCents(one)
    return price === null ? [] : [{ id: one.id, cents: price, type: readPriceType(one) }]
  })
  const rank = rankAmong({ id: car.id, cents, type: readPriceType(car) }, cheapest, found.total)
  const words = describeRank(rank, found.total)
  const text = `${formatCount(found.total)} ${group.many}${group.limit}`
  const lower = found.cars.filter((one) => (effectivePriceCents(one) ?? cents) < cents)
  return {
    line:
      found.total < FEWEST || words === ''
        ? null
        : { icon: 'tag', words: [`${words} of `, strong(text), ' here.'] },
    group: found.total < FEWEST ? null : { text, href: groupHref(group) },
    cheaper: words !== '' && lower.length <= CHEAPER_SHOWN ? lower.map(presentCheaper) : [],
  }
}

function presentCheaper(car: Car): PlaceStrip['cheaper'][number] {
  return {
    name: carTitle(car).name,
    price: formatDollars(effectivePriceCents(car) ?? 0),
    href: carPath(car.slug),
  }
}

const askGroup = (group: PriceGroup, dealer: DealerContext) =>
  dealer.stock.search({
    scope: stockScope(dealer),
    query: '',
    filters: { ...group.filters, status: AVAILABLE_STATUSES },
    ranges: { ...group.ranges, price: [1, null] },
    sort: 'price-asc',
    pricedOnlyWhenCheapest: true,
    page: 1,
    hitsPerPage: CHEAPEST,
    facets: [],
  })

function groupHref({ filters, ranges: { km, seats } }: PriceGroup): string {
  return searchHref(
    {
      ...EMPTY_SEARCH,
      filters: { ...filters, status: AVAILABLE_STATUSES, ...(seats ? { seats: ['7', '8'] } : {}) },
      ranges: km ? { km } : {},
      sort: 'price-asc',
    },
    { path: searchPath(), filters: {} },
  )
}
