import type { Bits } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { EditDistance } from '../query/edit-distance.ts'
import { filterableFeatures } from '../settings/filterable.ts'
import { matchName } from '../settings/patterns.ts'
import { facetOrder } from '../settings/settings.ts'
import { hasCases, normalizeWord } from '../text/normalize.ts'
import { FacetError } from './distribution.ts'
import type { FacetColumn } from './facet-column.ts'

export interface FacetHit {
  value: string
  count: number
}

/** Finds values of a facet by a typed prefix. Throws a {@link FacetError}. */
export function searchFacet(
  index: SearchIndex,
  name: string,
  query: string | null,
  candidates: Bits,
): FacetHit[] {
  const { faceting, filterableAttributes } = index.settings
  if (!filterableFeatures(filterableAttributes, name)?.facetSearch) {
    throw new FacetError(`Attribute \`${name}\` is not facet-searchable.`)
  }
  const column = index.column(name)
  if (!column) return []
  const max = faceting.maxValuesPerFacet
  const isByCount = facetOrder(faceting, name) === 'count'
  const groups = query === null ? textGroups(column) : matchingGroups(index, name, column, query)
  const hits: FacetHit[] = []
  for (const group of groups) {
    if (!isByCount && hits.length >= max) break
    const count = column.countGroupIn(group, candidates)
    if (count > 0) hits.push({ value: column.spelling(group, column.findFirstDoc(group, null)), count })
  }
  return isByCount ? mostFrequent(hits, max) : hits
}

const isBetter = (a: FacetHit, b: FacetHit) => (a.count !== b.count ? a.count > b.count : a.value > b.value)

/**
 * The most frequent, best first. As in Meilisearch, a full list replaces its last hit by a later one of equal count,
 * whatever its text.
 */
function mostFrequent(hits: FacetHit[], max: number): FacetHit[] {
  const best: FacetHit[] = []
  for (const hit of hits) {
    const last = best[max - 1]
    if (best.length >= max && (!last || last.count > hit.count)) continue
    if (last) best.pop()
    let low = 0
    let high = best.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBetter(best[middle]!, hit)) low = middle + 1
      else high = middle
    }
    best.splice(low, 0, hit)
  }
  return best
}

function textGroups(column: FacetColumn): number[] {
  const { groups, numberCount } = column.order()
  return [...groups.subarray(numberCount)]
}

/** Texts with the typed prefix, allowing typos as in words; ordered by their normal form. */
function matchingGroups(index: SearchIndex, name: string, column: FacetColumn, query: string): number[] {
  const typed = plainOf(query)
  const { matches, isExact } = matcher(index, name, typed)
  const found = textGroups(column)
    .map((group) => ({ group, plain: plainOf(column.values.getText(group)) }))
    .filter(({ plain }) => (isExact ? plain === typed : matches(plain)))
  found.sort((a, b) => (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0))
  return found.map(({ group }) => group)
}

const plainOf = (text: string) => normalizeWord(text, hasCases(text))

function matcher(index: SearchIndex, name: string, typed: string) {
  const { enabled, minWordSizeForTypos, disableOnAttributes, disableOnWords } = index.settings.typoTolerance
  const allowsTypos = enabled && !disableOnAttributes.some((other) => matchName(other, name) === 'match')
  const size = Buffer.byteLength(typed)
  const limit =
    !allowsTypos || size < minWordSizeForTypos.oneTypo ? 0 : size < minWordSizeForTypos.twoTypos ? 1 : 2
  const measure = new EditDistance(typed, limit, true)
  return {
    isExact: allowsTypos && disableOnWords.includes(typed),
    matches:
      limit === 0
        ? (text: string) => text.startsWith(typed)
        : (text: string) => measure.computeDistance(text) <= limit,
  }
}
