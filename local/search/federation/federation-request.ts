// Parses a federated search, see https://www.meilisearch.com/docs/reference/api/multi_search
import { ApiError } from '../http/api-error.ts'
import type { Json } from '../index/walk.ts'
import { indexUid } from '../validate/index-uid.ts'
import { type GivenSearch, searchShape } from '../validate/search-request.ts'
import { bool, count, listOf, mapOf, orNull, type Read, readObject, reject, text } from '../validate/shape.ts'

export interface FederationOptions {
  /** Factor of the query's scores. */
  weight: number
}

/** One of several searches, with the given fields. */
export interface GivenQuery extends Partial<GivenSearch> {
  indexUid: string
  federationOptions?: FederationOptions | null
}

export interface Federation {
  limit: number
  offset: number
  page: number | null
  hitsPerPage: number | null
  facetsByIndex: Record<string, string[] | null>
  mergeFacets: { maxValuesPerFacet: number | null } | null
  distinct: string | null
  showPerformanceDetails: boolean
}

export interface MultiSearch {
  queries: GivenQuery[]
  federation: Federation | null
}

const DEFAULTS: Federation = {
  limit: 20,
  offset: 0,
  page: null,
  hitsPerPage: null,
  facetsByIndex: {},
  mergeFacets: null,
  distinct: null,
  showPerformanceDetails: false,
}

const weight: Read<number> = (value, code, path) => {
  if (typeof value !== 'number') return reject(value, code, path, 'a number')
  if (value >= 0) return value
  throw new ApiError(code, `Invalid value at \`${path}\`: the weight must be positive.`)
}

/** For networks of servers, a disabled experimental feature. */
const ofNetworks: Read<null> = (value, _code, path) => {
  if (value === null) return null
  throw new ApiError('feature_not_enabled', `\`${path}\` requires an experimental feature that is off.`)
}

const options: Read<FederationOptions> = (value, code, path) => {
  const given = readObject<FederationOptions & { remote: null; queryPosition: null }>(
    value,
    {
      weight: { read: weight, code: 'invalid_multi_search_weight' },
      remote: { read: ofNetworks, code: 'invalid_multi_search_remote' },
      queryPosition: { read: ofNetworks, code: 'invalid_multi_search_query_position' },
    },
    { path, code },
  )
  return { weight: given.weight ?? 1 }
}

const mergeFacets: Read<NonNullable<Federation['mergeFacets']>> = (value, code, path) => {
  const { maxValuesPerFacet = null } = readObject<{ maxValuesPerFacet: number | null }>(
    value,
    { maxValuesPerFacet: { read: orNull(count), code: 'invalid_multi_search_max_values_per_facet' } },
    { path, code, unknownCode: code },
  )
  return { maxValuesPerFacet }
}

const facetsByIndex: Read<Federation['facetsByIndex']> = (value, code, path) => {
  const found = mapOf(orNull(listOf(text)))(value, code, path)
  for (const uid of Object.keys(found)) indexUid(uid, code, path)
  return found
}

const federation: Read<Federation> = (value, code, path) => ({
  ...DEFAULTS,
  ...readObject<Federation>(
    value,
    {
      limit: { read: count, code: 'invalid_search_limit' },
      offset: { read: count, code: 'invalid_search_offset' },
      page: { read: orNull(count), code: 'invalid_search_page' },
      hitsPerPage: { read: orNull(count), code: 'invalid_search_hits_per_page' },
      facetsByIndex: { read: facetsByIndex, code: 'invalid_multi_search_facets_by_index' },
      mergeFacets: { read: orNull(mergeFacets), code: 'invalid_multi_search_merge_facets' },
      distinct: { read: orNull(text), code: 'invalid_search_distinct' },
      showPerformanceDetails: { read: bool, code: 'invalid_search_show_performance_details' },
    },
    { path, code },
  ),
})

const query: Read<GivenQuery> = (value, _code, path) =>
  readObject<Required<GivenQuery>>(
    value,
    {
      ...searchShape,
      indexUid: { read: indexUid, code: 'invalid_index_uid', missing: 'missing_index_uid' },
      federationOptions: { read: orNull(options), code: 'invalid_multi_search_federation_options' },
    },
    { path },
  ) as GivenQuery

/** Parses several searches and their federation, if there is one. */
export function readMultiSearch(body: Json): MultiSearch {
  const given = readObject<MultiSearch>(body, {
    queries: { read: listOf(query), code: 'bad_request', missing: 'bad_request' },
    federation: { read: orNull(federation), code: 'bad_request' },
  })
  return { queries: given.queries!, federation: given.federation ?? null }
}

/** Throws for options a query must not have in a federation. */
export function requireFederable(given: GivenQuery, { distinct }: Federation): void {
  const paged = (['offset', 'limit', 'page', 'hitsPerPage'] as const).find(
    (name) => (given[name] ?? null) !== null,
  )
  if (paged) throw refused('query_pagination', `\`${paged}\` belongs to \`federation\``)
  if (given.facets?.length) throw refused('query_facets', 'facets belong to `federation.facetsByIndex`')
  if (given.showPerformanceDetails) {
    throw refused('query_show_performance_details', '`showPerformanceDetails` belongs to `federation`')
  }
  if (given.personalize) throw refused('query_personalization', '`personalize`')
  if ((given.distinct ?? null) !== null && distinct !== null) {
    throw refused('distinct', '`distinct` is in `federation` already')
  }
}

const refused = (name: string, why: string) =>
  new ApiError(`invalid_multi_search_${name}`, `Not allowed in a query of a federated search: ${why}.`)
