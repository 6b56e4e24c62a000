import type { DealerContext } from '#app/context.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'

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

/** Up to here the index's counts are exact enough to show unchanged (SRCH-24). */
const SHOWN_UNCHANGED_UP_TO = 1_999

/**
 * The count of a search as the dealer states it. Above 1999 that is the dealer's stock count, or without one the sum of
 * the facet counts (VAR-39); a stock count of 0 counts as none. Callers pass no stock count for a filtered search (OPEN-33).
 * Pages list exactly what they count, so it is shown beside their own count and never instead of it.
 */
export function resultCount(
  count: number,
  stockCount: number | null,
  facetCounts: readonly number[],
): number {
  if (count <= SHOWN_UNCHANGED_UP_TO) return count
  return stockCount || facetCounts.reduce((sum, each) => sum + each, 0)
}
