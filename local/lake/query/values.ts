// GROQ's values: JSON's, and two that exist within queries only: datetimes and id paths.
// Source: the GROQ specification, https://spec.groq.dev (data types, equality, comparison, total order).
import { isJsonObject, type JsonObject } from '../store/document.ts'

const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[-+]\d{2}:\d{2})$/

/** A datetime of `dateTime()`. Sums are in seconds. */
export class GroqDateTime {
  readonly ms: number

  constructor(ms: number) {
    this.ms = ms
  }

  /** The datetime of an RFC 3339 text, or null. */
  static parse(text: string): GroqDateTime | null {
    const ms = RFC3339.test(text) ? Date.parse(text) : Number.NaN
    return Number.isNaN(ms) ? null : new GroqDateTime(ms)
  }

  toString(): string {
    return new Date(this.ms).toISOString().replace('.000Z', 'Z')
  }

  toJSON(): string {
    return this.toString()
  }
}

/** A pattern of document ids, made by `path()`: `*` is one dotted part, `**` any number of them. */
export class IdPath {
  readonly #pattern: string
  readonly #parts: string[]

  constructor(pattern: string) {
    this.#pattern = pattern
    this.#parts = pattern.split('.')
  }

  /** Dynamic programming limits the time to parts × parts. */
  matches(id: string): boolean {
    const words = id.split('.')
    let reachable = new Set([0])
    for (const part of this.#parts) {
      const next = new Set<number>()
      for (const at of reachable) {
        if (part === '**') for (let end = at + 1; end <= words.length; end++) next.add(end)
        else if (at < words.length && (part === '*' || part === words[at])) next.add(at + 1)
      }
      reachable = next
    }
    return reachable.has(words.length)
  }

  /** A path in a result is its pattern. */
  toJSON(): string {
    return this.#pattern
  }
}

export type Kind =
  | 'null'
  | 'boolean'
  | 'number'
  | 'string'
  | 'datetime'
  | 'path'
  | 'array'
  | 'object'
  | 'other'

export function classify(value: unknown): Kind {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'object') {
    if (value instanceof GroqDateTime) return 'datetime'
    return value instanceof IdPath ? 'path' : value instanceof Hidden ? 'other' : 'object'
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? (typeof value as Kind)
    : 'other'
}

/** Base of values for other functions only (a text query, a shape); they are null elsewhere. */
export class Hidden {
  toJSON(): null {
    return null
  }
}

export function isGroqObject(value: unknown): value is JsonObject {
  return isJsonObject(value) && classify(value) === 'object'
}

/** GROQ's `==`: same type and equal; arrays and objects are never equal. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a instanceof GroqDateTime) return b instanceof GroqDateTime && a.ms === b.ms
  if (typeof a === 'object' && a !== null) return false
  return a === b
}

const ORDER: Partial<Record<Kind, number>> = { datetime: 1, number: 2, string: 3, boolean: 4 }

/** Negative, 0 or positive for values of one comparable type; null otherwise. */
export function compare(a: unknown, b: unknown): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (a instanceof GroqDateTime && b instanceof GroqDateTime) return a.ms - b.ms
  return null
}

/** The order of `order()`: datetimes, numbers, texts, booleans, then all others. */
export function totalCompare(a: unknown, b: unknown): number {
  return compare(a, b) ?? (ORDER[classify(a)] ?? 100) - (ORDER[classify(b)] ?? 100)
}

/** A finite number; null otherwise, as in GROQ. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
