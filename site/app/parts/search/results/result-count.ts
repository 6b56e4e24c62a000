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
