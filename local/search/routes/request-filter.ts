import { DisabledOperatorError, type Filter, FilterError } from '../filter/ast.ts'
import { evaluateFilter } from '../filter/evaluate.ts'
import { bothFilters, filterFromJson } from '../filter/from-json.ts'
import type { FilterSource } from '../filter/source.ts'
import { ApiError } from '../http/api-error.ts'
import type { Bits } from '../index/bits.ts'
import type { Json } from '../index/walk.ts'

/** A request's filter; null for none. Throws an error with the given code. */
export function parseRequestFilter(json: Json, code: string): Filter | null {
  return asApiErrors(code, () => (json === null ? null : filterFromJson(json)))
}

/** The filters of a request and a token, parsed separately and joined by AND. */
export function parseBothFilters(json: Json, ruleJson: Json, code: string): Filter | null {
  return bothFilters(parseRequestFilter(json, code), parseRequestFilter(ruleJson, code))
}

/** The documents that match a filter. Throws an error with the given code. */
export function filteredDocs(filter: Filter, source: FilterSource, code: string): Bits {
  return asApiErrors(code, () => evaluateFilter(filter, source))
}

function asApiErrors<T>(code: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof FilterError) throw new ApiError(code, error.message)
    if (error instanceof DisabledOperatorError) throw new ApiError('feature_not_enabled', error.message)
    throw error
  }
}
