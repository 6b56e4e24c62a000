import type { Tokenizer } from '../text/tokenizer.ts'
import type { Fields } from './fields.ts'
import { type Json, type JsonObject, walkField } from './walk.ts'

/** The words of one document. */
export interface DocumentWords {
  /** Word → its occurrences (`field id × 65536 + position`), ascending. */
  occurrences: Map<string, number[]>
  /** Field id → number of words. */
  counts: Map<number, number>
}

const MAX_POSITION = 65_535
const VALUE_GAP = 8

/** Tokenises the searchable fields of a document. */
export function extractWords(document: JsonObject, fields: Fields, tokenizer: Tokenizer): DocumentWords {
  const occurrences = new Map<string, number[]>()
  const counts = new Map<number, number>()
  const positions = new Map<number, number>()
  for (const key of Object.keys(document)) {
    walkField(key, document[key]!, (name, value) => {
      const { id, searchable } = fields.intern(name)
      const text = searchable === 'match' ? findText(value) : null
      if (text !== null) {
        const last = positions.get(id)
        const from = last === undefined ? 0 : last + VALUE_GAP
        positions.set(id, addText(text, id, from))
      }
      return searchable
    })
  }
  for (const places of occurrences.values()) places.sort((a, b) => a - b)
  return { occurrences, counts }

  function addText(text: string, field: number, from: number): number {
    let last = from
    let count = counts.get(field) ?? 0
    tokenizer.eachPosition(text, from, (word, position) => {
      if (position > MAX_POSITION) return
      last = position
      count += 1
      const places = occurrences.get(word)
      if (places) places.push(field * 65_536 + position)
      else occurrences.set(word, [field * 65_536 + position])
    })
    if (count > 0) counts.set(field, count)
    return last
  }
}

function findText(value: Json): string | null {
  if (typeof value === 'string') return value
  return value === null || typeof value === 'object' ? null : String(value)
}
