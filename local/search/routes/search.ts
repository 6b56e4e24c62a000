import type { Access } from '../auth/access.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import { RawJson } from '../http/raw-json.ts'
import { readJson } from '../http/request.ts'
import type { Route } from '../http/router.ts'
import type { JsonObject } from '../index/walk.ts'
import { indexUid } from '../validate/index-uid.ts'
import { parametersToJson } from '../validate/query-parameters.ts'
import {
  readSearchRequest,
  type SearchRequest,
  searchShape,
  withDefaults,
} from '../validate/search-request.ts'
import { listOf, readObject } from '../validate/shape.ts'
import { answerFacetSearch } from './answer-facet-search.ts'
import { answerSearch } from './answer-search.ts'

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
} as const

/** Search, facet search and several searches at once. */
export function searchRoutes(engine: Engine): Route[] {
  return [
    {
      method: 'POST',
      pattern: '/indexes/:indexUid/search',
      action: 'search',
      handle: async ({ request, params, access }) => {
        const search = readSearchRequest(await readJson(request))
        return { status: 200, body: await answerSearch(engine, params.indexUid!, search, access) }
      },
    },
    {
      method: 'GET',
      pattern: '/indexes/:indexUid/search',
      action: 'search',
      handle: async ({ request, params, access }) => {
        const search = readSearchRequest(fromParameters(request.parameters))
        return { status: 200, body: await answerSearch(engine, params.indexUid!, search, access) }
      },
    },
    {
      method: 'POST',
      pattern: '/indexes/:indexUid/facet-search',
      action: 'search',
      handle: async ({ request, params, access }) => ({
        status: 200,
        body: await answerFacetSearch(engine, params.indexUid!, await readJson(request), access),
      }),
    },
    {
      method: 'POST',
      pattern: '/multi-search',
      action: 'search',
      handle: async ({ request, access }) => ({
        status: 200,
        body: await answerAll(engine, await readJson(request), access),
      }),
    },
  ]
}

/** In an address a filter may be JSON or the filter's text, and commas inside a place do not part sort items. */
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

interface Query extends SearchRequest {
  indexUid: string
}

/** Each search in turn; the first that fails fails all. */
async function answerAll(engine: Engine, body: Awaited<ReturnType<typeof readJson>>, access: Access) {
  const read = listOf((value, _code, path) =>
    readObject<Query>(
      value,
      {
        ...searchShape,
        indexUid: { read: indexUid, code: 'invalid_index_uid', missing: 'missing_index_uid' },
      },
      { path },
    ),
  )
  const { queries } = readObject<{ queries: Partial<Query>[] }>(body, {
    queries: { read: read, code: 'bad_request', missing: 'bad_request' },
  })
  const results: string[] = []
  for (const [at, { indexUid: uid, ...query }] of queries!.entries()) {
    const { text } = await inQuery(at, () =>
      answerSearch(engine, uid!, withDefaults(query), access, { indexUid: uid! }),
    )
    results.push(text)
  }
  return new RawJson(`{"results":[${results.join()}]}`)
}

async function inQuery<T>(at: number, answer: () => Promise<T>): Promise<T> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // An index that does not exist is a mistake of the request here, not of its address.
    const status = error.code === 'index_not_found' ? 400 : error.status
    throw new ApiError(error.code, `Inside \`.queries[${at}]\`: ${error.message}`, status)
  }
}
