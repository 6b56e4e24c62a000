import type { BlockOf } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { barHeight } from '#app/domain/money/bar-height.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { getItemNames, type ItemNames } from '#app/domain/words/item-names.ts'
import { memoizeByStock } from '#app/http/memoize-by-stock.server.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { StockRange, StockSearchRequest } from '#app/integrations/stock-index.ts'
import { MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'
import { carTitle, formatPictureText } from '#app/parts/car/present-car.server.ts'
import { findListedStock } from '#app/parts/search/listed-stock.server.ts'
import { carPath, searchPath } from '#app/paths.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { countWithin, halfUnder, type PriceBounds, priceColumns, shortDollars } from './price-columns.ts'

/** Fewer are seen better as a list. */
const FEWEST_VEHICLES = 12
const PICKS = 3
const PICTURE = { width: 120, height: 80, fit: 'whole' } as const

/** A column: its label, the number on it, and what it holds in words. */
export type PriceColumn = {
  label: string
  /** Inclusive bounds in whole dollars; null is open. */
  bounds: PriceBounds
  count: number
  /** In hundredths of the tallest. */
  height: number
  /** `61 cars between $25,000 and $30,000`. */
  words: string
  href: string
}

/** The stock by price; `tallest` is the index of the column that is set out below. */
export type PriceHistogramModel = {
  title: string
  text: string
  columns: PriceColumn[]
  tallest: number
  /** `61 cars`, `between $25,000 and $30,000`. */
  picked: { count: string; range: string; action: string }
  cars: { key: string; name: string; price: string; href: string; picture: PictureModel | null }[]
}

/** The stock by price; null where too few have a price, all cost the same, or the stock does not answer. */
export async function priceHistogramModel(
  { title, text }: BlockOf<'priceHistogram'>,
  dealer: DealerContext,
): Promise<PriceHistogramModel | null> {
  const stock = await findPriceStock(dealer)
  if (stock === null) return null
  const { columns, total, all, item } = stock
  const most = Math.max(...columns.map(({ count }) => count))
  const tallest = columns.findIndex(({ count }) => count === most)
  const top = columns[tallest]
  if (!top) return null
  const half = halfUnder(columns)
  const cars = await withStockFallback(dealer, () => listWithin(dealer, top), [])
  return {
    title:
      title ||
      `${total < all ? `${formatCount(total)} of our` : 'All'} ${formatVehicleCount(all, item)}, by price`,
    text: text || formatMedianNote(half, all - total),
    columns: columns.map((column) => buildColumn(column, item, most)),
    tallest,
    picked: {
      count: formatVehicleCount(top.count, item),
      range: formatRange(top),
      action: `Show these ${formatCount(top.count)}`,
    },
    cars: cars.map((car) => {
      const price = effectivePriceCents(car)
      return {
        key: car.id,
        name: carTitle(car).name,
        href: carPath(car.slug),
        price: price === null ? '' : formatDollars(price),
        picture: car.images[0]
          ? dealer.picture(car.images[0].url, { ...PICTURE, alt: formatPictureText(car) })
          : null,
      }
    }),
  }
}

/** The prices of the stock; null where they are too few for columns, or the stock does not answer. */
async function findPriceStock(dealer: DealerContext): Promise<Prices | null> {
  const stock = await withStockFallback(dealer, () => findPrices(dealer), null)
  return stock === null || stock.total < FEWEST_VEHICLES || stock.columns.length === 0 ? null : stock
}

/** The columns of the stock's prices for another page, and how many vehicles are in them; asked once a version of the stock. */
export async function findPriceColumns(
  dealer: DealerContext,
): Promise<{ columns: PriceColumn[]; total: string } | null> {
  const stock = await findPriceStock(dealer)
  if (stock === null) return null
  const { columns, total, item } = stock
  const most = Math.max(...columns.map(({ count }) => count))
  return {
    columns: columns.map((column) => buildColumn(column, item, most)),
    total: formatVehicleCount(total, item),
  }
}

/** Half of the prices, and why vehicles are missing among them. */
function formatMedianNote(half: number | null, others: number): string {
  const sentences = [
    half === null ? '' : `Half of them cost under ${dollars(half)}.`,
    others === 0
      ? ''
      : `${formatCount(others)} more ${others === 1 ? 'is' : 'are'} sold or shown without a price.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

type Counted = PriceBounds & { count: number }
/** `all`: what the results pages list, sold vehicles and those without a price too. */
type Prices = { columns: Counted[]; total: number; all: number; item: ItemNames }

const findPrices = memoizeByStock(askPrices)

async function askPrices(dealer: DealerContext): Promise<Prices> {
  const [{ facets }, listed] = await Promise.all([
    dealer.stock.search({ ...request(dealer, [null, null]), facets: ['price', 'item_type'] }),
    findListedStock(dealer),
  ])
  const counted = (facets.price ?? []).map(({ value, count }) => ({ dollars: Number(value), count }))
  const bounds = priceColumns(counted)
  // The facet has the most common prices only: of more, each column is counted by itself.
  const isWhole = counted.length < MAX_FACET_VALUES
  const count = async (column: PriceBounds) =>
    isWhole
      ? countWithin(counted, column)
      : (await dealer.stock.search(request(dealer, [column.min, column.max]))).total
  const columns = await Promise.all(bounds.map(async (column) => ({ ...column, count: await count(column) })))
  const total = columns.reduce((sum, column) => sum + column.count, 0)
  return {
    columns,
    total,
    all: listed.total,
    item: getItemNames((facets.item_type ?? []).map(({ value }) => value)),
  }
}

async function listWithin(dealer: DealerContext, { min, max }: PriceBounds) {
  const { cars } = await dealer.stock.search({ ...request(dealer, [min, max]), hitsPerPage: PICKS })
  return cars
}

/** Vehicles that are for sale, within bounds of their price. */
function request(dealer: DealerContext, price: StockRange): StockSearchRequest {
  return {
    scope: stockScope(dealer),
    query: '',
    filters: { status: AVAILABLE_STATUSES },
    ranges: { price },
    sort: 'relevant',
    page: 1,
    hitsPerPage: 1,
    facets: [],
  }
}

function buildColumn(column: Counted, item: ItemNames, most: number): PriceColumn {
  const { min, max, count } = column
  return {
    bounds: { min, max },
    label: max === null ? `${shortDollars(min ?? 0)}+` : `to ${shortDollars(max + 1)}`,
    count,
    height: barHeight(count, most),
    words: `${formatVehicleCount(count, item)} ${formatRange(column)}`,
    href: searchHref(
      {
        ...EMPTY_SEARCH,
        filters: { status: AVAILABLE_STATUSES },
        ranges: { price: [min === 1 ? null : min, max] },
        sort: 'price-asc',
      },
      { path: searchPath(), filters: {} },
    ),
  }
}

const formatVehicleCount = (count: number, item: ItemNames) =>
  `${formatCount(count)} ${count === 1 ? item.one : item.many}`

function formatRange({ min, max }: PriceBounds): string {
  if (max === null) return `from ${dollars(min ?? 0)}`
  return min === null || min === 1
    ? `under ${dollars(max + 1)}`
    : `between ${dollars(min)} and ${dollars(max + 1)}`
}

const dollars = (amount: number) => formatDollars(amount * 100)
