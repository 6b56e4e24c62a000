import type { Access } from '../auth/access.ts'
import type { Engine } from '../engine.ts'
import { answerFederation } from '../federation/answer-federation.ts'
import { readMultiSearch } from '../federation/federation-request.ts'
import { ApiError } from '../http/api-error.ts'
import { RawJson } from '../http/raw-json.ts'
import type { Json } from '../index/walk.ts'
import { withDefaults } from '../validate/search-request.ts'
import { answerSearch } from './answer-search.ts'

/**
 * Several searches, answered separately or merged; the first error fails all. `isDescribed`: whether to add each
 * search's metadata.
 */
export async function answerMultiSearch(
  engine: Engine,
  body: Json,
  access: Access,
  isDescribed: boolean,
): Promise<RawJson> {
  const { queries, federation } = readMultiSearch(body)
  if (federation) return answerFederation(engine, { queries, federation }, access, isDescribed, inQuery)
  const results: string[] = []
  for (const [at, { indexUid, federationOptions, ...query }] of queries.entries()) {
    try {
      if (federationOptions) throw notFederated()
      const search = withDefaults(query)
      const { text } = await answerSearch(engine, indexUid, search, access, { indexUid }, isDescribed)
      results.push(text)
    } catch (error) {
      throw ofQuery(at, error)
    }
  }
  return new RawJson(`{"results":[${results.join()}]}`)
}

function notFederated(): ApiError {
  return new ApiError(
    'invalid_multi_search_federation_options',
    'Using `federationOptions` is not allowed in a non-federated search.',
  )
}

function inQuery<T>(at: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw ofQuery(at, error)
  }
}

/** The error with the query's number. A missing index is an error of the request here, not a 404. */
function ofQuery(at: number, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const status = error.code === 'index_not_found' ? 400 : error.status
  return new ApiError(error.code, `Inside \`.queries[${at}]\`: ${error.message}`, status)
}
