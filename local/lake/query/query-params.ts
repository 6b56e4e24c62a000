import { typedError } from '../http/api-error.ts'
import type { JsonObject } from '../store/document.ts'

/** The `$name=<JSON>` parameters of a URL. Throws 400 for invalid JSON. */
export function readParams(query: URLSearchParams): JsonObject {
  const params: JsonObject = {}
  for (const [name, text] of query) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(text)
    } catch {
      throw typedError(400, 'invalidParameter', `The value of "${name}" is not valid JSON`)
    }
  }
  return params
}
