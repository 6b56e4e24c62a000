import { pathParam } from '../../http/router.ts'
import type { Engine } from '../engine.ts'
import { readJson } from '../http/request.ts'
import type { Route } from '../http/route.ts'
import type { JsonObject } from '../index/walk.ts'
import { parametersToJson } from '../validate/query-parameters.ts'
import { readSearchRequest } from '../validate/search-request.ts'
import { answerFacetSearch } from './answer-facet-search.ts'
import { answerSearch } from './answer-search.ts'
import { answerMultiSearch } from './multi-search.ts'

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
  locales: 'list',
} as const

/** Routes of search, facet search and multi-search. */
export function searchRoutes(engine: Engine): Route[] {
  return [
    {
      method: 'POST',
      path: '/indexes/:indexUid/search',
      action: 'search',
      handle: async ({ request, params, access }) => {
        const search = readSearchRequest(await readJson(request))
        return {
          status: 200,
          body: await answerSearch(engine, pathParam(params, 'indexUid'), search, access),
        }
      },
    },
    {
      method: 'GET',
      path: '/indexes/:indexUid/search',
      action: 'search',
      handle: async ({ request, params, access }) => {
        const search = readSearchRequest(fromParameters(request.parameters))
        return {
          status: 200,
          body: await answerSearch(engine, pathParam(params, 'indexUid'), search, access),
        }
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
        body: await answerMultiSearch(engine, await readJson(request), access),
      }),
    },
  ]
}

/** In a URL a filter may be JSON or filter text, and commas inside a geo point do not separate sort items. */
function fromParameters(parameters: URLSearchParams): JsonObject {
  const found = parametersToJson(parameters, PARAMETERS)
  if (typeof found.filter === 'string') found.filter = jsonOrText(found.filter)
  const sort = parameters.get('sort')
  if (sort !== null) found.sort = sort.split(/,(?![^(]*\))/)
  return found
}

function jsonOrText(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text // a filter's text is no JSON
  }
}
