import type { Facets } from '../facets/distribution.ts'
import { ApiError } from '../http/api-error.ts'
import { type Faceting, facetOrder } from '../settings/settings.ts'

/** The facets of one index, and the order of their values. */
export interface CountedFacets {
  uid: string
  facets: Facets
  faceting: Faceting
}

/** Merges the facets of several indexes. Throws where two indexes order a facet's values differently. */
export function mergeFacets(all: readonly CountedFacets[], maxValues: number | null): Facets {
  const sums = new Map<string, { uid: string; order: 'alpha' | 'count'; counts: Map<string, number> }>()
  const stats = new Map<string, { min: number; max: number }>()
  for (const { uid, facets, faceting } of all) {
    for (const [name, counts] of facets.distribution) {
      const order = facetOrder(faceting, name)
      const sum = sums.get(name) ?? { uid, order, counts: new Map() }
      if (sum.order !== order) throw inconsistent(name, sum.uid, uid)
      sums.set(name, sum)
      for (const [value, count] of counts) {
        sum.counts.set(value, (sum.counts.get(value) ?? 0) + count)
      }
    }
    for (const [name, { min, max }] of facets.stats) {
      const known = stats.get(name) ?? { min, max }
      stats.set(name, { min: Math.min(known.min, min), max: Math.max(known.max, max) })
    }
  }
  return {
    distribution: byName(
      [...sums].map(([name, { counts, order }]) => [name, inOrder(counts, order, maxValues)]),
    ),
    stats: byName([...stats]),
  }
}

const byName = <T>(entries: [string, T][]) => new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1)))

function inOrder(counts: Map<string, number>, order: 'alpha' | 'count', max: number | null) {
  const entries = [...counts].sort(
    order === 'count' ? (a, b) => b[1] - a[1] : (a, b) => (a[0] < b[0] ? -1 : 1),
  )
  return max === null ? entries : entries.slice(0, max)
}

function inconsistent(name: string, first: string, second: string): ApiError {
  return new ApiError(
    'invalid_multi_search_facet_order',
    `Inconsistent order for the values of facet \`${name}\` between the indexes \`${first}\` and \`${second}\`.`,
  )
}
