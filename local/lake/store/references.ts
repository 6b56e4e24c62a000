import { isJsonObject, type LakeDocument } from './document.ts'

/** One `_ref` inside a document. `weak` references may point at nothing, as may those into other datasets. */
export interface Reference {
  target: string
  weak: boolean
  path: (string | number)[]
}

const known = new WeakMap<LakeDocument, Reference[]>()

/** Every reference of a document, found once a document. */
export function referencesOf(document: LakeDocument): Reference[] {
  const cached = known.get(document)
  if (cached) return cached
  const found: Reference[] = []
  collect(document, [], found)
  known.set(document, found)
  return found
}

function collect(value: unknown, path: (string | number)[], found: Reference[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, index], found)
    return
  }
  if (!isJsonObject(value)) return
  if (typeof value._ref === 'string') {
    // A reference into another dataset or a media library is not ours to keep whole.
    const foreign = typeof value._dataset === 'string' || typeof value._projectId === 'string'
    found.push({ target: value._ref, weak: foreign || value._weak === true, path })
    return
  }
  for (const key of Object.keys(value)) {
    const inner = value[key]
    if (typeof inner === 'object' && inner !== null) collect(inner, [...path, key], found)
  }
}

/** The ids a document refers to, each once. */
export function referencedIds(document: LakeDocument): Set<string> {
  return new Set(referencesOf(document).map((reference) => reference.target))
}
