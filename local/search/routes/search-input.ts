import { DisabledOperatorError, type Filter, FilterError } from '../filter/ast.ts'
import { evaluateFilter } from '../filter/evaluate.ts'
import { bothFilters, filterFromJson } from '../filter/from-json.ts'
import { ApiError } from '../http/api-error.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Json } from '../index/walk.ts'
import type { SearchInput } from '../query/search.ts'
import type { FieldLimit } from '../query/word-sets.ts'
import { filterableFeatures, isFilterable } from '../settings/filterable.ts'
import { matchPattern } from '../settings/patterns.ts'
import type { SearchRequest } from '../validate/search-request.ts'
import { readSort } from '../validate/sort-items.ts'

const DEFAULT_CUTOFF_MS = 1500

/** Checks a search against the settings of its index. `ruleFilter`: what a tenant token adds. */
export function searchInput(
  index: SearchIndex,
  request: SearchRequest,
  ruleFilter: Json,
  started: number,
): SearchInput {
  const filter = readFilter(request.filter, ruleFilter, index, 'invalid_search_filter')
  const { from, length, isPaged } = pageBounds(index, request)
  const deadline = started + (index.settings.searchCutoffMs ?? DEFAULT_CUTOFF_MS)
  return {
    words: request.q ?? '',
    filter,
    sort: readSort(request.sort ?? [], index, 'invalid_search_sort'),
    distinct: requireDistinct(request.distinct, index),
    limit: fieldLimit(request.attributesToSearchOn, index),
    strategy: request.matchingStrategy,
    from,
    length,
    wantsScores:
      request.showRankingScore || request.showRankingScoreDetails || request.rankingScoreThreshold !== null,
    threshold: request.rankingScoreThreshold,
    exhaustive: isPaged,
    isOverdue: () => performance.now() > deadline,
  }
}

/** Which hits are asked for. No hit past `maxTotalHits` can be reached. */
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
  return { isPaged, hitsPerPage, page, from, length, offset: from, limit: request.limit }
}

/** A filter of a request and one of a token, both parsed alone and both in force. */
export function readFilter(json: Json, ruleJson: Json, index: SearchIndex, code: string): Filter | null {
  try {
    const filter = bothFilters(
      json === null ? null : filterFromJson(json),
      ruleJson === null ? null : filterFromJson(ruleJson),
    )
    // Evaluated once to know that it can be: what it allows does not depend on the documents.
    if (filter) evaluateFilter(filter, index)
    return filter
  } catch (error) {
    if (error instanceof FilterError) throw new ApiError(code, error.message)
    if (error instanceof DisabledOperatorError) throw new ApiError('feature_not_enabled', error.message)
    throw error
  }
}

function requireDistinct(distinct: string | null, index: SearchIndex): string | null {
  if (distinct === null) return null
  const features = filterableFeatures(index.settings.filterableAttributes, distinct)
  if (features && isFilterable(features)) return distinct
  throw new ApiError(
    'invalid_search_distinct',
    `Attribute \`${distinct}\` is not filterable and cannot be distinct.`,
  )
}

/** The fields of `attributesToSearchOn`. Throws for one that is not searchable. */
export function fieldLimit(names: string[] | null, index: SearchIndex): FieldLimit {
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
