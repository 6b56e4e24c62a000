import type { DealerContext } from '#app/context.ts'
import { resultCount } from '#app/features/search/results/result-count.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'

type Counted = Pick<StockSearchResult, 'total' | 'facets'>

/**
 * The number that a page names for what a search lists (SRCH-24), wherever it stands: in its heading, on a button.
 * @param carTypes those that are chosen; the facet counts the others all the same
 * @param isWholeStock whether nothing narrows the search, so that the dealer's own count may stand in
 */
export function shownCount(
  { bundle: { tenant } }: Pick<DealerContext, 'bundle'>,
  { total, facets }: Counted,
  { carTypes, isWholeStock }: { carTypes?: readonly string[] | undefined; isWholeStock: boolean },
): number {
  const listed = (facets.car_type ?? []).filter(({ value }) => carTypes?.includes(value) ?? true)
  // A facet counts every sold car.
  const counts = tenant.flags.collapseSold ? [total] : listed.map(({ count }) => count)
  return resultCount(total, isWholeStock ? tenant.stock.stockCount : null, counts)
}
