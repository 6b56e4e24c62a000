import { ApiError } from '../http/api-error.ts'
import { exactText } from '../index/exact-json.ts'
import { isObject, type Json, type JsonObject } from '../index/walk.ts'

const MAX_ID_BYTES = 511

/** The only field of a document that ends in "id". Throws when there is none or more than one. */
export function guessPrimaryKey(document: JsonObject | undefined): string {
  const candidates = Object.keys(document ?? {}).filter((name) => name.toLowerCase().endsWith('id'))
  const [only] = candidates
  if (only !== undefined && candidates.length === 1) return only
  if (only === undefined) {
    throw new ApiError(
      'index_primary_key_no_candidate_found',
      'The primary key inference failed as the engine did not find any field ending with `id` in its name.',
    )
  }
  throw new ApiError(
    'index_primary_key_multiple_candidates_found',
    `The primary key inference failed as the engine found ${candidates.length} fields ending with \`id\`: ${candidates.sort().join(', ')}.`,
  )
}

/** A document's id as text. Throws when it is missing or invalid. */
export function documentId(document: JsonObject, primaryKey: string): string {
  const [value, ...others] = valuesAt(document, primaryKey)
  if (value === undefined) {
    throw new ApiError(
      'missing_document_id',
      `Document doesn't have a \`${primaryKey}\` attribute: \`${excerpt(document)}\`.`,
    )
  }
  if (others.length > 0) throw new ApiError('invalid_document_id', `Document has several \`${primaryKey}\`.`)
  const id = validId(value)
  if (id === null) {
    throw new ApiError(
      'invalid_document_id',
      `Document identifier \`${excerpt(value)}\` is invalid. It is either an integer or a string of letters, digits, hyphens and underscores of at most ${MAX_ID_BYTES} bytes.`,
    )
  }
  return id
}

/** An id as text; null for an invalid one. */
export function validId(value: Json): string | null {
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  if (typeof value !== 'string') return null
  const id = value.trim()
  return /^[A-Za-z0-9_-]+$/.test(id) && id.length <= MAX_ID_BYTES ? id : null
}

const excerpt = (value: Json) => exactText(value).slice(0, 200)

/** A dotted primary key may name a nested field. */
function valuesAt(document: JsonObject, path: string): Json[] {
  const own = Object.hasOwn(document, path) ? document[path] : undefined
  const found: Json[] = own === undefined ? [] : [own]
  for (let at = path.indexOf('.'); at >= 0; at = path.indexOf('.', at + 1)) {
    const outer = document[path.slice(0, at)]
    const inner = path.slice(at + 1)
    for (const value of Array.isArray(outer) ? outer : [outer]) {
      if (isObject(value)) found.push(...valuesAt(value, inner))
    }
  }
  return found
}
