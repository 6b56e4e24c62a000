import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { massKg } from '#app/domain/words/measures.ts'
import { memoizeByStock } from '#app/http/memoize-by-stock.server.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'

/** Of more a page says nothing about all of them. */
const MOST_VANS = 300

export type Van = { car: Car; atmKg: number }

/** The caravans in stock with a known loaded mass, the cheapest first; [] without any, with too many, or without an answer. */
export const listVans = (dealer: DealerContext): Promise<Van[]> =>
  withStockFallback(dealer, () => findVans(dealer), [])

const findVans = memoizeByStock(askVans)

async function askVans(dealer: DealerContext): Promise<Van[]> {
  const { cars, total } = await dealer.stock.search({
    scope: stockScope(dealer),
    query: '',
    filters: { item_type: ['caravan'], status: ['in_stock'] },
    ranges: {},
    sort: 'price-asc',
    pricedOnlyWhenCheapest: false,
    page: 1,
    hitsPerPage: MOST_VANS,
    facets: [],
  })
  if (total > cars.length) return []
  return cars.flatMap((car) => {
    const atmKg = massKg(car.aggregateTrailerMass)
    return atmKg === null ? [] : [{ car, atmKg }]
  })
}

/** `Goes in front of 21 of the 44 caravans here`; '' where it tows none of them. */
export function describeVansBehind(vans: readonly Van[], limitKg: number): string {
  const fitting = vans.filter(({ atmKg }) => atmKg <= limitKg).length
  if (fitting === 0) return ''
  if (vans.length === 1) return 'Goes in front of the caravan here'
  return fitting < vans.length
    ? `Goes in front of ${fitting} of the ${vans.length} caravans here`
    : `Goes in front of all ${vans.length} caravans here`
}
