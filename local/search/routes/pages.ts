import type { JsonObject } from '../index/walk.ts'
import { parametersToJson } from '../validate/query-parameters.ts'
import { count, readObject } from '../validate/shape.ts'

/** Reads `offset` and `limit` of a URL. `name`: of the error codes, `index` for `invalid_index_limit`. */
export function readPage(parameters: URLSearchParams, name: string): { offset: number; limit: number } {
  const given: JsonObject = parametersToJson(parameters, { offset: 'count', limit: 'count' })
  return {
    offset: 0,
    limit: 20,
    ...readObject<{ offset: number; limit: number }>(given, {
      offset: { read: count, code: `invalid_${name}_offset` },
      limit: { read: count, code: `invalid_${name}_limit` },
    }),
  }
}

/** One page of a list. */
export function slicePage<T>(all: readonly T[], { offset, limit }: { offset: number; limit: number }) {
  return { results: all.slice(offset, offset + limit), offset, limit, total: all.length }
}
