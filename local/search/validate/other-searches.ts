// Vector search options: https://www.meilisearch.com/docs/reference/api/search#hybrid-search. Without embedders they
// are validated, and refused as by a Meilisearch index that has none. Some clients send all of them as null.
import { ApiError } from '../http/api-error.ts'
import type { Json } from '../index/walk.ts'
import {
  anything,
  bool,
  type FieldShape,
  listOf,
  orNull,
  type Read,
  readObject,
  reject,
  text,
} from './shape.ts'

export interface OtherSearch {
  hybrid: { embedder: string; semanticRatio: number } | null
  vector: number[] | null
  media: Json
  personalize: { userContext: string } | null
  useNetwork: boolean | null
}

const number: Read<number> = (value, code, path) =>
  typeof value === 'number' ? value : reject(value, code, path, 'a number')

const ratio: Read<number> = (value, code, path) => {
  const given = number(value, code, path)
  if (given >= 0 && given <= 1) return given
  throw new ApiError(
    code,
    `Invalid value at \`${path}\`: \`semanticRatio\` must lie between \`0.0\` and \`1.0\`.`,
  )
}

const EMBEDDER = 'invalid_search_embedder'

const hybrid: Read<{ embedder: string; semanticRatio: number }> = (value, code, path) => {
  const { embedder = '', semanticRatio = 0.5 } = readObject<{ embedder: string; semanticRatio: number }>(
    value,
    {
      embedder: { read: text, code: EMBEDDER, missing: code },
      semanticRatio: { read: ratio, code: 'invalid_search_semantic_ratio' },
    },
    { path, code, unknownCode: code },
  )
  return { embedder, semanticRatio }
}

const personalize: Read<{ userContext: string }> = (value, code, path) =>
  readObject<{ userContext: string }>(
    value,
    { userContext: { read: text, code: 'invalid_search_personalize_user_context', missing: code } },
    { path, code, unknownCode: code },
  ) as { userContext: string }

/** The reader of each field. */
export const otherShape: { [Key in keyof OtherSearch]: FieldShape<OtherSearch[Key]> } = {
  hybrid: { read: orNull(hybrid), code: 'invalid_search_hybrid_query' },
  vector: { read: orNull(listOf(number)), code: 'invalid_search_vector' },
  media: { read: anything, code: 'invalid_search_media' },
  personalize: { read: orNull(personalize), code: 'invalid_search_personalize' },
  useNetwork: { read: orNull(bool), code: 'invalid_search_use_network' },
}

/** Throws where a vector search is required. */
export function requireWordsAlone(q: string | null, requested: Partial<OtherSearch>): void {
  const { hybrid = null, vector = null, media = null, personalize = null, useNetwork = null } = requested
  const isEmpty = q === null || q.trim() === ''
  if (useNetwork) throw off('useNetwork', 'network')
  if (media !== null && vector !== null) {
    throw new ApiError(
      'invalid_search_media_and_vector',
      'Invalid request: both `media` and `vector` parameters are present.',
    )
  }
  if (hybrid === null && (media !== null || vector !== null)) {
    throw new ApiError(
      'missing_search_hybrid',
      'Invalid request: missing `hybrid` parameter when `vector` or `media` are present.',
    )
  }
  const isOfWords = isEmpty && vector === null && media === null
  if (hybrid !== null && hybrid.semanticRatio > 0 && !isOfWords) {
    throw new ApiError(EMBEDDER, `Cannot find embedder with name \`${hybrid.embedder}\`.`)
  }
  if (personalize !== null && !isEmpty) throw off('personalize', 'personalization')
}

const off = (field: string, feature: string) =>
  new ApiError('feature_not_enabled', `\`${field}\` requires enabling the \`${feature}\` feature.`)
