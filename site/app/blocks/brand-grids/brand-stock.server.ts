import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { plainName } from '#app/domain/words/plain-name.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { findModelStock } from '#app/parts/model/model-stock.server.ts'
import { listedRequest } from '#app/parts/search/listed-stock.server.ts'
import { searchPath } from '#app/paths.ts'

/** What of a make is in stock: `42 new from $28,990`, `31 used`, each with its search; [] for none. */
export type BrandStock = { text: string; href: string }[]

/** Stock by the plain name of its make. */
export type StockOfBrands = ReadonlyMap<string, BrandStock>

export const NO_STOCK: StockOfBrands = new Map()

const NEW = ['new', 'demo']
const USED = ['used']

/** What a dealer has of each make; nothing while the stock does not answer. */
export async function findBrandStock(dealer: DealerContext): Promise<StockOfBrands> {
  const [fresh, used] = await withStockFallback(
    dealer,
    () => Promise.all([countMakes(NEW, dealer), countMakes(USED, dealer)]),
    [[], []],
  )
  const lowest = await findLowestPrices(dealer)
  const lines = new Map<string, BrandStock>()
  const add = (make: string, text: string, types: string[]) => {
    const name = plainName(make)
    lines.set(name, [...(lines.get(name) ?? []), { text, href: link(make, types) }])
  }
  for (const { value, count } of fresh) {
    const cents = lowest.get(plainName(value))
    add(value, `${formatCount(count)} new${cents ? ` from ${formatDollars(cents)}` : ''}`, NEW)
  }
  for (const { value, count } of used) add(value, `${formatCount(count)} used`, USED)
  return lines
}

async function countMakes(types: string[], dealer: DealerContext) {
  const { facets } = await dealer.stock.search({
    ...listedRequest(dealer),
    filters: { car_type: types },
    facets: ['make'],
  })
  return facets.make ?? []
}

/** The lowest price of a new one in cents, by the make's plain name; a make without a price is not in it. */
async function findLowestPrices(dealer: DealerContext): Promise<ReadonlyMap<string, number>> {
  const lowest = new Map<string, number>()
  for (const { make, fromCents } of (await findModelStock(dealer))?.values() ?? []) {
    const name = plainName(make)
    if (fromCents !== null) lowest.set(name, Math.min(fromCents, lowest.get(name) ?? fromCents))
  }
  return lowest
}

const link = (make: string, types: string[]) =>
  searchHref(
    { ...EMPTY_SEARCH, filters: { car_type: types, make: [make] } },
    { path: searchPath(), filters: {} },
  )
