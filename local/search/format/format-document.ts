import { isObject, type Json, type JsonObject } from '../index/walk.ts'
import { isInside } from '../settings/patterns.ts'
import type { Tokenizer } from '../text/tokenizer.ts'
import { type FormatOptions, formatText, type HighlightTags } from './format-text.ts'
import type { MatchingWords } from './matching-words.ts'
import { matchBounds, matchText } from './text-matches.ts'

export interface MatchPosition {
  start: number
  length: number
  /** Places in arrays on the way to the text. */
  indices?: number[]
}

export interface FormatContext {
  words: MatchingWords
  tokenizer: Tokenizer
  tags: HighlightTags
  /** Field → formatting of it and its nested fields. */
  options: ReadonlyMap<string, FormatOptions>
  /** Collects match positions, if given. */
  positions: Map<string, MatchPosition[]> | null
}

/** A copy of a document with formatted texts; numbers become texts. */
export function formatDocument(document: JsonObject, context: FormatContext): JsonObject {
  return formatObject(document, '', [], context)
}

function formatObject(
  object: JsonObject,
  base: string,
  indices: number[],
  context: FormatContext,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key,
      formatValue(value, base === '' ? key : `${base}.${key}`, indices, context),
    ]),
  )
}

function formatValue(value: Json, name: string, indices: number[], context: FormatContext): Json {
  if (Array.isArray(value)) {
    return value.map((item, at) => formatValue(item, name, [...indices, at], context))
  }
  if (isObject(value)) return formatObject(value, name, indices, context)
  if (value === null || typeof value === 'boolean') return value
  return formatLeaf(String(value), name, indices, context)
}

function formatLeaf(text: string, name: string, indices: number[], context: FormatContext): string {
  const options = readOptions(name, context.options)
  if (!options && !context.positions) return text
  const matched = matchText(text, context.tokenizer, context.words)
  if (context.positions && matched.matches.length > 0) {
    const found = matchBounds(matched).map((bounds) => (indices.length > 0 ? { ...bounds, indices } : bounds))
    // As in Meilisearch, of several texts in one field only the last match is listed.
    context.positions.set(name, found)
  }
  return options ? formatText(matched, options, context.tags) : text
}

/** All formatting options of a field, its parents and its children. */
function readOptions(name: string, options: FormatContext['options']): FormatOptions | null {
  let found: FormatOptions | null = null
  for (const [field, own] of options) {
    if (!own.highlight && own.crop === null) continue
    if (!isInside(field, name) && !isInside(name, field)) continue
    found = found
      ? { highlight: found.highlight || own.highlight, crop: found.crop ?? own.crop }
      : { highlight: own.highlight, crop: own.crop }
  }
  return found
}
