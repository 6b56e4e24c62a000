import type { Match } from '../settings/patterns.ts'

/** `bigint` only in documents, see `exact-json.ts`. */
export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/**
 * Called with every value of a field, containers included. `inArray` is true for an element of an array. Returns
 * whether to descend.
 */
export type Visit = (name: string, value: Json, inArray: boolean) => Match

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Traverses a top-level field; nested names are joined with dots, arrays add none. */
export function walkField(name: string, value: Json, visit: Visit): void {
  if (visit(name, value, false) === 'none') return
  walkInside(name, value, visit)
}

function walkInside(name: string, value: Json, visit: Visit): void {
  if (Array.isArray(value)) walkArray(name, value, visit)
  else if (isObject(value)) walkObject(name, value, visit)
}

function walkObject(base: string, object: JsonObject, visit: Visit): void {
  for (const key of Object.keys(object)) {
    const name = `${base}.${key}`
    const value = object[key]!
    if (visit(name, value, false) !== 'none') walkInside(name, value, visit)
  }
}

function walkArray(name: string, values: Json[], visit: Visit): void {
  for (const value of values) {
    if (Array.isArray(value)) walkArray(name, value, visit)
    else if (isObject(value)) walkObject(name, value, visit)
    else visit(name, value, true)
  }
}
