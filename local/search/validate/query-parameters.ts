import { ApiError } from '../http/api-error.ts'
import type { Json, JsonObject } from '../index/walk.ts'

/** How a parameter of an address is written. */
export type ParameterKind = 'text' | 'count' | 'bool' | 'list' | 'number'

/**
 * Turns the parameters of an address into what a body would hold, so that one reader serves both. What does not
 * fit is left as text for that reader to refuse.
 */
export function parametersToJson(
  parameters: URLSearchParams,
  kinds: Record<string, ParameterKind>,
): JsonObject {
  const found: JsonObject = {}
  for (const [name, value] of parameters) {
    if (!Object.hasOwn(kinds, name)) {
      throw new ApiError(
        'bad_request',
        `Unknown parameter \`${name}\`: expected one of \`${Object.keys(kinds).join('`, `')}\``,
      )
    }
    found[name] = convert(value, kinds[name]!)
  }
  return found
}

function convert(value: string, kind: ParameterKind): Json {
  if (kind === 'list') return value === '' ? [] : value.split(',')
  if (kind === 'bool') return value === 'true' ? true : value === 'false' ? false : value
  if (kind === 'count') return /^\+?\d+$/.test(value) ? Number(value) : value
  if (kind === 'number') return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  return value
}
