import { ApiError } from '../http/api-error.ts'
import type { Json } from '../index/walk.ts'
import { locale } from './locales.ts'
import {
  anything,
  bool,
  count,
  type FieldShape,
  type ObjectOptions,
  orNull,
  type Read,
  readListOf,
  readObject,
  readOneOf,
  text,
  unsupported,
} from './shape.ts'

/** A search request, see https://www.meilisearch.com/docs/reference/api/search */
export interface SearchRequest {
  q: string | null
  offset: number
  limit: number
  page: number | null
  hitsPerPage: number | null
  attributesToRetrieve: string[] | null
  attributesToCrop: string[] | null
  cropLength: number
  cropMarker: string
  attributesToHighlight: string[] | null
  highlightPreTag: string
  highlightPostTag: string
  showMatchesPosition: boolean
  filter: Json
  sort: string[] | null
  distinct: string | null
  facets: string[] | null
  matchingStrategy: 'last' | 'all' | 'frequency'
  attributesToSearchOn: string[] | null
  rankingScoreThreshold: number | null
  showRankingScore: boolean
  locales: string[] | null
}

const DEFAULTS: SearchRequest = {
  q: null,
  offset: 0,
  limit: 20,
  page: null,
  hitsPerPage: null,
  attributesToRetrieve: null,
  attributesToCrop: null,
  cropLength: 10,
  cropMarker: '…',
  attributesToHighlight: null,
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  showMatchesPosition: false,
  filter: null,
  sort: null,
  distinct: null,
  facets: null,
  matchingStrategy: 'last',
  attributesToSearchOn: null,
  rankingScoreThreshold: null,
  showRankingScore: false,
  locales: null,
}

const threshold: Read<number> = (value, code, path) => {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value
  throw new ApiError(code, `Invalid value at \`${path}\`: the value must lie between 0.0 and 1.0.`)
}

/** Fields of vector search, networks and profiling, which this server lacks. */
type UnsupportedField =
  | 'hybrid'
  | 'vector'
  | 'media'
  | 'personalize'
  | 'useNetwork'
  | 'retrieveVectors'
  | 'showRankingScoreDetails'
  | 'showPerformanceDetails'

export type GivenSearch = SearchRequest & Record<UnsupportedField, null>

type Shape = { [Key in keyof GivenSearch]: FieldShape<GivenSearch[Key]> }

const as = <T>(name: string, read: Read<T>): FieldShape<T> => ({ read, code: `invalid_search_${name}` })

/** The fields of a search, for readers that extend them. */
export const searchShape: Shape = {
  q: as('q', orNull(text)),
  offset: as('offset', count),
  limit: as('limit', count),
  page: as('page', orNull(count)),
  hitsPerPage: as('hits_per_page', orNull(count)),
  attributesToRetrieve: as('attributes_to_retrieve', orNull(readListOf(text))),
  attributesToCrop: as('attributes_to_crop', orNull(readListOf(text))),
  cropLength: as('crop_length', count),
  cropMarker: as('crop_marker', text),
  attributesToHighlight: as('attributes_to_highlight', orNull(readListOf(text))),
  highlightPreTag: as('highlight_pre_tag', text),
  highlightPostTag: as('highlight_post_tag', text),
  showMatchesPosition: as('show_matches_position', bool),
  filter: as('filter', anything),
  sort: as('sort', orNull(readListOf(text))),
  distinct: as('distinct', orNull(text)),
  facets: as('facets', orNull(readListOf(text))),
  matchingStrategy: as('matching_strategy', readOneOf('last', 'all', 'frequency')),
  attributesToSearchOn: as('attributes_to_search_on', orNull(readListOf(text))),
  rankingScoreThreshold: as('ranking_score_threshold', orNull(threshold)),
  showRankingScore: as('show_ranking_score', bool),
  locales: as('locales', orNull(readListOf(locale))),
  hybrid: as('hybrid_query', unsupported),
  vector: as('vector', unsupported),
  media: as('media', unsupported),
  personalize: as('personalize', unsupported),
  useNetwork: as('use_network', unsupported),
  retrieveVectors: as('retrieve_vectors', unsupported),
  showRankingScoreDetails: as('show_ranking_score_details', unsupported),
  showPerformanceDetails: as('show_performance_details', unsupported),
}

/** Parses a search from a request's body. */
export function readSearchRequest(body: Json, options?: ObjectOptions): SearchRequest {
  return withDefaults(readObject<GivenSearch>(body, searchShape, options))
}

export function withDefaults(given: Partial<GivenSearch>): SearchRequest {
  return { ...DEFAULTS, ...given }
}
