import { ApiError } from '../http/api-error.ts'
import type { Json, JsonObject } from '../index/walk.ts'

/** The type of a URL parameter. */
export type ParameterKind = 'text' | 'count' | 'bool' | 'list' | 'number'

/**
 * Converts URL parameters to the form of a body, so that one reader validates both. Invalid values stay texts, which
 * that reader refuses.
 */
export function parametersToJson(
  parameters: URLSearchParams,
  kinds: Record<string, ParameterKind>,
): JsonObject {
  const found: JsonObject = {}
  for (const [name, value] of parameters) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind) {
      throw new ApiError(
        'bad_request',
        `Unknown parameter \`${name}\`: expected one of \`${Object.keys(kinds).join('`, `')}\``,
      )
    }
    found[name] = convert(value, kind)
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
