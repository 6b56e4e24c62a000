import { ApiError } from '../http/api-error.ts'
import type { Json } from '../index/walk.ts'
import { locale } from './locales.ts'
import { type OtherSearch, otherShape, requireWordsAlone } from './other-searches.ts'
import {
  anything,
  bool,
  count,
  type FieldShape,
  listOf,
  type ObjectOptions,
  oneOf,
  orNull,
  type Read,
  readObject,
  text,
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
  showRankingScoreDetails: boolean
  showPerformanceDetails: boolean
  locales: string[] | null
  retrieveVectors: boolean
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
  showRankingScoreDetails: false,
  showPerformanceDetails: false,
  locales: null,
  retrieveVectors: false,
}

const threshold: Read<number> = (value, code, path) => {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value
  throw new ApiError(code, `Invalid value at \`${path}\`: the value must lie between 0.0 and 1.0.`)
}

/** The reader of all fields of a search. */
export type GivenSearch = SearchRequest & OtherSearch

type Shape = { [Key in keyof GivenSearch]: FieldShape<GivenSearch[Key]> }

const as = <T>(name: string, read: Read<T>): FieldShape<T> => ({ read, code: `invalid_search_${name}` })

/** The fields of a search, for readers that extend them. */
export const searchShape: Shape = {
  q: as('q', orNull(text)),
  offset: as('offset', count),
  limit: as('limit', count),
  page: as('page', orNull(count)),
  hitsPerPage: as('hits_per_page', orNull(count)),
  attributesToRetrieve: as('attributes_to_retrieve', orNull(listOf(text))),
  attributesToCrop: as('attributes_to_crop', orNull(listOf(text))),
  cropLength: as('crop_length', count),
  cropMarker: as('crop_marker', text),
  attributesToHighlight: as('attributes_to_highlight', orNull(listOf(text))),
  highlightPreTag: as('highlight_pre_tag', text),
  highlightPostTag: as('highlight_post_tag', text),
  showMatchesPosition: as('show_matches_position', bool),
  filter: as('filter', anything),
  sort: as('sort', orNull(listOf(text))),
  distinct: as('distinct', orNull(text)),
  facets: as('facets', orNull(listOf(text))),
  matchingStrategy: as('matching_strategy', oneOf('last', 'all', 'frequency')),
  attributesToSearchOn: as('attributes_to_search_on', orNull(listOf(text))),
  rankingScoreThreshold: as('ranking_score_threshold', orNull(threshold)),
  showRankingScore: as('show_ranking_score', bool),
  showRankingScoreDetails: as('show_ranking_score_details', bool),
  showPerformanceDetails: as('show_performance_details', bool),
  locales: as('locales', orNull(listOf(locale))),
  retrieveVectors: as('retrieve_vectors', bool),
  ...otherShape,
}

/** Parses a search from a request's body. */
export function readSearchRequest(body: Json, options?: ObjectOptions): SearchRequest {
  return withDefaults(readObject<GivenSearch>(body, searchShape, options))
}

/** Validates the whole search. Throws where vector search is required. */
export function withDefaults(given: Partial<GivenSearch>): SearchRequest {
  const { hybrid, vector, media, personalize, useNetwork, ...search } = given
  const whole = { ...DEFAULTS, ...search }
  requireWordsAlone(whole.q, { hybrid, vector, media, personalize, useNetwork })
  return whole
}
