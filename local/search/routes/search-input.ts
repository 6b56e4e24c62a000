import { ApiError } from '../http/api-error.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Json } from '../index/walk.ts'
import type { SearchInput } from '../query/search.ts'
import type { FieldLimit } from '../query/word-sets.ts'
import { filterableFeatures, filterableHint, isFilterable } from '../settings/filterable.ts'
import { matchPattern } from '../settings/patterns.ts'
import type { SearchRequest } from '../validate/search-request.ts'
import { readSort } from '../validate/sort-items.ts'
import { filteredDocs, parseBothFilters } from './request-filter.ts'

const DEFAULT_CUTOFF_MS = 1500

/** Validates a search against the settings of its index. `ruleFilter`: the tenant token's filter. */
export function searchInput(
  index: SearchIndex,
  request: SearchRequest,
  ruleFilter: Json,
  started: number,
): SearchInput {
  const code = 'invalid_search_filter'
  const filter = parseBothFilters(request.filter, ruleFilter, code)
  const { from, length, isPaged } = pageBounds(index, request)
  const deadline = started + (index.settings.searchCutoffMs ?? DEFAULT_CUTOFF_MS)
  return {
    words: request.q ?? '',
    universe: filter ? filteredDocs(filter, index, code) : index.all().clone(),
    sort: readSort(request.sort ?? [], index, 'invalid_search_sort'),
    distinct: requireDistinct(request.distinct, index),
    limit: fieldLimit(request.attributesToSearchOn, index),
    strategy: request.matchingStrategy,
    from,
    length,
    wantsScores: request.showRankingScore || request.rankingScoreThreshold !== null,
    threshold: request.rankingScoreThreshold,
    exhaustive: isPaged,
    isOverdue: () => performance.now() > deadline,
  }
}

/** The requested range of hits, limited by `maxTotalHits`. */
export function pageBounds(index: SearchIndex, request: SearchRequest) {
  const { maxTotalHits } = index.settings.pagination
  const isPaged = request.page !== null || request.hitsPerPage !== null
  const hitsPerPage = request.hitsPerPage ?? 20
  const page = request.page ?? 1
  const wanted = isPaged
    ? { from: Math.max(page - 1, 0) * hitsPerPage, length: page === 0 ? 0 : hitsPerPage }
    : { from: request.offset, length: request.limit }
  const from = Math.min(wanted.from, maxTotalHits)
  const length = Math.min(wanted.length, maxTotalHits - from)
  return { isPaged, hitsPerPage, page, from, length, offset: request.offset, limit: request.limit }
}

function requireDistinct(distinct: string | null, index: SearchIndex): string | null {
  if (distinct === null) return null
  const features = filterableFeatures(index.settings.filterableAttributes, distinct)
  if (features && isFilterable(features)) return distinct
  throw new ApiError(
    'invalid_search_distinct',
    `Attribute \`${distinct}\` is not filterable and cannot be distinct. ${filterableHint(index.settings.filterableAttributes)}`,
  )
}

/** The fields of `attributesToSearchOn`. Throws for one that is not searchable. */
function fieldLimit(names: string[] | null, index: SearchIndex): FieldLimit {
  if (names === null) return null
  const { searchableAttributes } = index.settings
  const searchable = index.fields.list.filter((field) => field.searchable === 'match')
  const limit = new Set<number>()
  for (const name of names) {
    const found = searchable.filter(
      (field) => field.name === name || (name.includes('*') && matchPattern(name, field.name) === 'match'),
    )
    for (const field of found) limit.add(field.id)
    const isKnown = searchableAttributes.includes('*') || searchableAttributes.includes(name) || name === '*'
    if (found.length > 0 || isKnown) continue
    throw new ApiError('invalid_search_attributes_to_search_on', `Attribute \`${name}\` is not searchable.`)
  }
  return names.includes('*') ? null : limit
}
