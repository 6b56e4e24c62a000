import type { DealerContext } from '#app/context.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'
import { resultCount } from './results/result-count.ts'

type Counted = Pick<StockSearchResult, 'total' | 'facets'>

/**
 * The number of cars that the dealer says a search is of (SRCH-24); it is shown beside what the pages list, where it is
 * more.
 * @param carTypes the chosen ones; the facet counts the others too
 * @param isWholeStock whether the search is unfiltered, so that the dealer's own count is of it
 */
export function statedCount(
  { bundle: { tenant } }: Pick<DealerContext, 'bundle'>,
  { total, facets }: Counted,
  { carTypes, isWholeStock }: { carTypes?: readonly string[] | undefined; isWholeStock: boolean },
): number {
  const listed = (facets.car_type ?? []).filter(({ value }) => carTypes?.includes(value) ?? true)
  // A facet counts every sold car.
  const counts = tenant.flags.collapseSold ? [total] : listed.map(({ count }) => count)
  return resultCount(total, isWholeStock ? tenant.stock.stockCount : null, counts)
}
