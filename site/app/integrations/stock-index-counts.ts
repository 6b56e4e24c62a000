// The counts of a search, as the site shows them, from the answers of its queries.
import type { MultiSearchResult } from 'meilisearch'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { FacetCount } from './stock-index.ts'
import { findAttribute } from './stock-index-facets.ts'
import type { PlannedQuery } from './stock-index-queries.ts'
import { ValueOrder } from './value-order.ts'

type Result = MultiSearchResult<Record<string, unknown>>

export function facetCounts(
  plan: readonly PlannedQuery[],
  results: readonly Result[],
): Record<string, FacetCount[]> {
  const counts: Record<string, FacetCount[]> = {}
  for (const [index, { facets }] of plan.entries()) {
    for (const key of facets)
      counts[key] = mostFirst(results[index]?.facetDistribution?.[findAttribute(key) ?? key])
  }
  return counts
}

/**
 * As `facetCounts`, where consecutive sold cars are listed as one: a value counts the cars that a list of that value alone
 * would have, in which others follow each other than in the whole list.
 */
export function listedCounts(
  plan: readonly PlannedQuery[],
  results: readonly Result[],
): Record<string, FacetCount[]> {
  const counts: Record<string, FacetCount[]> = {}
  for (const [index, { facets }] of plan.entries())
    for (const key of facets)
      counts[key] = mostFirst(listedByValue(results[index]?.hits ?? [], findAttribute(key) ?? key))
  return counts
}

type Listed = { available: number; sold: number; listed: number; endsSold: boolean }

function listedByValue(hits: Result['hits'], attribute: string): Record<string, number> {
  const byValue = new Map<string, Listed>()
  for (const hit of hits) {
    const isForSale = isAvailable({ status: String(hit.status ?? '') })
    for (const value of new Set([hit[attribute]].flat())) {
      if (value === null || value === undefined) continue
      const of = byValue.get(String(value)) ?? { available: 0, sold: 0, listed: 0, endsSold: false }
      byValue.set(String(value), {
        available: of.available + Number(isForSale),
        sold: of.sold + Number(!isForSale),
        listed: of.listed + Number(isForSale || !of.endsSold),
        endsSold: !isForSale,
      })
    }
  }
  // A list of sold cars only is not shortened.
  const entries = [...byValue].map(([value, { available, sold, listed }]) => [
    value,
    available === 0 ? sold : listed,
  ])
  return Object.fromEntries(entries)
}

export function countsWithout(
  plan: readonly PlannedQuery[],
  results: readonly Result[],
): Record<string, number> {
  const counted = plan.flatMap(({ without }, index) => {
    const { totalHits, estimatedTotalHits } = results[index] ?? {}
    return without === undefined ? [] : [[without, totalHits ?? estimatedTotalHits ?? 0] as const]
  })
  return Object.fromEntries(counted)
}

export function facetStats(
  plan: readonly PlannedQuery[],
  results: readonly Result[],
): Record<string, { min: number; max: number }> {
  const stats: Record<string, { min: number; max: number }> = {}
  for (const [index, { facets }] of plan.entries()) {
    for (const key of facets) {
      const found = results[index]?.facetStats?.[findAttribute(key) ?? key]
      if (found) stats[key] = { min: found.min, max: found.max }
    }
  }
  return stats
}

/** Uncached, comparing by a locale's rules would take longer than the rest of a page. */
const BY_VALUE = new ValueOrder(new Intl.Collator('en-AU', { numeric: true }).compare)

export function mostFirst(distribution: Record<string, number> = {}): FacetCount[] {
  const counts = Object.entries(distribution).map(([value, count]) => ({ value, count }))
  const places = BY_VALUE.indexPlaces(Object.keys(distribution))
  const getPlace = ({ value }: FacetCount) => places.get(value) ?? 0
  return counts.sort((a, b) => b.count - a.count || getPlace(a) - getPlace(b))
}
