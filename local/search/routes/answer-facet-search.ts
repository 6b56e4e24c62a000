import type { Access } from '../auth/access.ts'
import type { Engine } from '../engine.ts'
import { FacetError } from '../facets/distribution.ts'
import { searchFacet } from '../facets/facet-search.ts'
import { ApiError } from '../http/api-error.ts'
import { withScratch } from '../index/scratch.ts'
import type { Json } from '../index/walk.ts'
import { runSearch } from '../query/search.ts'
import { type GivenSearch, searchShape, withDefaults } from '../validate/search-request.ts'
import { bool, orNull, readObject, text } from '../validate/shape.ts'
import { searchInput } from './search-input.ts'

/** The parts of a search that select documents. Pages, order and formatting do not affect facets. */
const SELECTING = [
  'q',
  'filter',
  'matchingStrategy',
  'attributesToSearchOn',
  'rankingScoreThreshold',
  'locales',
] as const satisfies (keyof GivenSearch)[]

type Selecting = Pick<GivenSearch, (typeof SELECTING)[number]>

const selectingShape = Object.fromEntries(SELECTING.map((name) => [name, searchShape[name]])) as Pick<
  typeof searchShape,
  keyof Selecting
>

type FacetRequest = Selecting & {
  facetName: string
  facetQuery: string | null
  exhaustiveFacetCount: boolean | null
}

/** Finds values of a facet among the documents of a search. */
export async function answerFacetSearch(engine: Engine, uid: string, body: Json, access: Access) {
  const started = performance.now()
  const given = readObject<FacetRequest, 'facetName'>(body, {
    ...selectingShape,
    facetName: {
      read: text,
      code: 'invalid_facet_search_facet_name',
      missing: 'missing_facet_search_facet_name',
    },
    facetQuery: { read: orNull(text), code: 'invalid_facet_search_facet_query' },
    exhaustiveFacetCount: { read: orNull(bool), code: 'invalid_facet_search_exhaustive_facet_count' },
  })
  const { facetName, facetQuery = null, exhaustiveFacetCount = false, ...search } = given
  const index = await engine.catalog.require(uid).search()
  if (!index.settings.facetSearch) {
    throw new ApiError('facet_search_disabled', 'The facet search is disabled for this index')
  }
  // As in Meilisearch, the counts are those of a search for 20 hits: distinct and threshold apply to these only.
  const isCut = index.settings.distinctAttribute !== null || (search.rankingScoreThreshold ?? null) !== null
  const page = exhaustiveFacetCount ? { page: 0 } : { limit: isCut ? 20 : 0 }
  try {
    const facetHits = withScratch(() => {
      const input = searchInput(index, withDefaults({ ...search, ...page }), access.filterFor(uid), started)
      return searchFacet(index, facetName, facetQuery, runSearch(index, input).candidates)
    })
    return { facetHits, facetQuery, processingTimeMs: Math.floor(performance.now() - started) }
  } catch (error) {
    if (error instanceof FacetError) throw new ApiError('invalid_facet_search_facet_name', error.message)
    throw error
  }
}
