// Documents as JSON. The real server keeps whole numbers of 64 bits digit by digit; those that JavaScript's numbers do
// not hold are BigInts here, which only documents may contain.
import type { Json, JsonObject } from './walk.ts'

/** A text without this has no such number; one with it may. */
const LONG_NUMBER = /[:[,]\s*-?\d{16}/
const SMALLEST = -(2n ** 63n)
const LARGEST = 2n ** 64n - 1n

/** The value of a JSON text. Throws a SyntaxError. */
export function parseExact(text: string): Json {
  return JSON.parse(text, LONG_NUMBER.test(text) ? exact : undefined) as Json
}

/** A stored document. */
export const parseDocument = (text: string): JsonObject => parseExact(text) as JsonObject

/** Larger ones than 64 bits are floats to the real server too. */
function exact(_key: string, value: unknown, { source }: { source?: string } = {}): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  if (source === undefined || !/^-?\d+$/.test(source)) return value
  const whole = BigInt(source)
  return whole >= SMALLEST && whole <= LARGEST ? whole : value
}

/** The JSON of what {@link parseExact} gave, or a part of it. */
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

/** In the runtime since Node 22, and not yet among its types. */
const { rawJSON: rawJson } = JSON as typeof JSON & { rawJSON(text: string): unknown }
