import { pathParam } from '../../http/router.ts'
import type { Access } from '../auth/access.ts'
import type { Engine } from '../engine.ts'
import { type Request, readJson } from '../http/request.ts'
import type { Route } from '../http/route.ts'
import type { Json, JsonObject } from '../index/walk.ts'
import { parametersToJson } from '../validate/query-parameters.ts'
import { readSearchRequest, type SearchRequest } from '../validate/search-request.ts'
import { answerFacetSearch } from './answer-facet-search.ts'
import { answerSearch } from './answer-search.ts'
import { answerMultiSearch } from './multi-search.ts'
import { wantsMetadata } from './search-metadata.ts'

const PARAMETERS = {
  q: 'text',
  offset: 'count',
  limit: 'count',
  page: 'count',
  hitsPerPage: 'count',
  attributesToRetrieve: 'list',
  attributesToCrop: 'list',
  cropLength: 'count',
  cropMarker: 'text',
  attributesToHighlight: 'list',
  highlightPreTag: 'text',
  highlightPostTag: 'text',
  showMatchesPosition: 'bool',
  filter: 'text',
  sort: 'list',
  distinct: 'text',
  facets: 'list',
  matchingStrategy: 'text',
  attributesToSearchOn: 'list',
  rankingScoreThreshold: 'number',
  showRankingScore: 'bool',
  showRankingScoreDetails: 'bool',
  showPerformanceDetails: 'bool',
  locales: 'list',
  retrieveVectors: 'bool',
  hybridEmbedder: 'text',
  hybridSemanticRatio: 'number',
  vector: 'list',
  personalizeUserContext: 'text',
  useNetwork: 'bool',
} as const

/** Routes of search, facet search and multi-search. */
export function searchRoutes(engine: Engine): Route[] {
  const one = (request: Request, uid: string, search: SearchRequest, access: Access) =>
    answerSearch(engine, uid, search, access, {}, wantsMetadata(request))
  return [
    {
      method: 'POST',
      path: '/indexes/:indexUid/search',
      action: 'search',
      handle: async ({ request, params, access }) => {
        const search = readSearchRequest(await readJson(request))
        return { status: 200, body: await one(request, pathParam(params, 'indexUid'), search, access) }
      },
    },
    {
      method: 'GET',
      path: '/indexes/:indexUid/search',
      action: 'search',
      handle: async ({ request, params, access }) => {
        const search = readSearchRequest(fromParameters(request.parameters))
        return { status: 200, body: await one(request, pathParam(params, 'indexUid'), search, access) }
      },
    },
    {
      method: 'POST',
      path: '/indexes/:indexUid/facet-search',
      action: 'search',
      handle: async ({ request, params, access }) => ({
        status: 200,
        body: await answerFacetSearch(engine, pathParam(params, 'indexUid'), await readJson(request), access),
      }),
    },
    {
      method: 'POST',
      path: '/multi-search',
      action: 'search',
      handle: async ({ request, access }) => ({
        status: 200,
        body: await answerMultiSearch(engine, await readJson(request), access, wantsMetadata(request)),
      }),
    },
  ]
}

/** In a URL a filter may be JSON or filter text, and commas inside a geo point do not separate sort items. */
function fromParameters(parameters: URLSearchParams): JsonObject {
  const { hybridEmbedder, hybridSemanticRatio, personalizeUserContext, ...found } = parametersToJson(
    parameters,
    PARAMETERS,
  )
  if (hybridEmbedder !== undefined || hybridSemanticRatio !== undefined) {
    found.hybrid = {
      ...(hybridEmbedder === undefined ? {} : { embedder: hybridEmbedder }),
      ...(hybridSemanticRatio === undefined ? {} : { semanticRatio: hybridSemanticRatio }),
    }
  }
  if (personalizeUserContext !== undefined) found.personalize = { userContext: personalizeUserContext }
  if (Array.isArray(found.vector)) found.vector = found.vector.map(numberOrText)
  if (typeof found.filter === 'string') found.filter = jsonOrText(found.filter)
  const sort = parameters.get('sort')
  if (sort !== null) found.sort = sort.split(/,(?![^(]*\))/)
  return found
}

const numberOrText = (item: Json) =>
  String(item).trim() === '' || Number.isNaN(Number(item)) ? item : Number(item)

function jsonOrText(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text // a filter's text is no JSON
  }
}
