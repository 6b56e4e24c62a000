import { isObject, type Json, type JsonObject } from '../index/walk.ts'
import { isInside } from '../settings/patterns.ts'

/** The parts of a document selected by dotted names; null selects all. */
export function selectFields(document: JsonObject, names: readonly string[] | null): JsonObject {
  if (names === null) return document
  return selectInObject(document, new Set(names))
}

function selectInObject(object: JsonObject, names: ReadonlySet<string>): JsonObject {
  const selected: JsonObject = {}
  for (const [key, value] of Object.entries(object)) {
    if (names.has(key) && !key.includes('.')) {
      setOwn(selected, key, value)
      continue
    }
    const inner = innerNames(names, key)
    if (inner.size === 0) {
      if (names.has(key)) setOwn(selected, key, value)
    } else if (Array.isArray(value)) setOwn(selected, key, selectInArray(value, inner))
    else if (isObject(value)) setOwn(selected, key, selectInObject(value, inner))
  }
  return selected
}

/** Assigns a field named `__proto__` as an ordinary one. */
function setOwn(object: JsonObject, key: string, value: Json): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

function selectInArray(values: Json[], names: ReadonlySet<string>): Json[] {
  return values.flatMap((value): Json[] => {
    if (Array.isArray(value)) return [selectInArray(value, names)]
    if (!isObject(value)) return []
    const inner = selectInObject(value, names)
    return Object.keys(inner).length > 0 ? [inner] : []
  })
}

function innerNames(names: ReadonlySet<string>, key: string): Set<string> {
  const inner = new Set<string>()
  for (const name of names) if (name !== key && isInside(name, key)) inner.add(name.slice(key.length + 1))
  return inner
}
