import type { Access } from '../auth/access.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import { RawJson } from '../http/raw-json.ts'
import type { Json } from '../index/walk.ts'
import { indexUid } from '../validate/index-uid.ts'
import { type GivenSearch, searchShape, withDefaults } from '../validate/search-request.ts'
import { type Read, readListOf, readObject, unsupported } from '../validate/shape.ts'
import { answerSearch } from './answer-search.ts'

type GivenQuery = Partial<GivenSearch> & { indexUid: string; federationOptions?: null }

const query: Read<GivenQuery> = (value, _code, path) =>
  readObject<Required<GivenQuery>, 'indexUid'>(
    value,
    {
      ...searchShape,
      indexUid: { read: indexUid, code: 'invalid_index_uid', missing: 'missing_index_uid' },
      federationOptions: { read: unsupported, code: 'invalid_multi_search_federation_options' },
    },
    { path },
  )

/** Several searches, answered one after another; the first error fails all. */
export async function answerMultiSearch(engine: Engine, body: Json, access: Access): Promise<RawJson> {
  const { queries } = readObject<{ queries: GivenQuery[]; federation: null }, 'queries'>(body, {
    queries: { read: readListOf(query), code: 'bad_request', missing: 'bad_request' },
    federation: { read: unsupported, code: 'bad_request' },
  })
  const results: string[] = []
  for (const [at, { indexUid, federationOptions, ...search }] of queries.entries()) {
    try {
      const { text } = await answerSearch(engine, indexUid, withDefaults(search), access, { indexUid })
      results.push(text)
    } catch (error) {
      throw ofQuery(at, error)
    }
  }
  return new RawJson(`{"results":[${results.join()}]}`)
}

/** The error with the query's number. A missing index is an error of the request here, not a 404. */
function ofQuery(at: number, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const status = error.code === 'index_not_found' ? 400 : error.status
  return new ApiError(error.code, `Inside \`.queries[${at}]\`: ${error.message}`, status)
}
