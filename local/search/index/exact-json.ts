// Documents as JSON. Meilisearch preserves 64-bit integers; those beyond JavaScript's safe range are BigInts, which
// only documents may contain.
import type { Json, JsonObject } from './walk.ts'

/** A text that does not match has no such number. */
const LONG_NUMBER = /[:[,]\s*-?\d{16}/
const SMALLEST = -(2n ** 63n)
const LARGEST = 2n ** 64n - 1n

/** The value of a JSON text. Throws a SyntaxError. */
export function parseExact(text: string): Json {
  return JSON.parse(text, LONG_NUMBER.test(text) ? exact : undefined) as Json
}

/** A stored document. */
export const parseDocument = (text: string): JsonObject => parseExact(text) as JsonObject

/** Integers beyond 64 bits are floats in Meilisearch too. */
function exact(_key: string, value: unknown, { source }: { source?: string } = {}): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  if (source === undefined || !/^-?\d+$/.test(source)) return value
  const whole = BigInt(source)
  return whole >= SMALLEST && whole <= LARGEST ? whole : value
}

/** The JSON of a value of {@link parseExact}, or of a part of it. */
export function exactText(value: Json): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return JSON.stringify(value, digits)
  }
}

const digits = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? rawJson(String(value)) : value

/** Available since Node 22, missing in its types. */
const { rawJSON: rawJson } = JSON as typeof JSON & { rawJSON(text: string): unknown }
