import { isJsonObject, type LakeDocument } from './document.ts'

/** One `_ref` of a document. The target of a `weak` reference may be missing, as may those in other datasets. */
export interface Reference {
  target: string
  weak: boolean
  path: (string | number)[]
}

const known = new WeakMap<LakeDocument, Reference[]>()

/** Every reference of a document, cached per document object. */
export function listReferences(document: LakeDocument): Reference[] {
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
    // References into other datasets or media libraries are not checked here.
    const foreign = typeof value._dataset === 'string' || typeof value._projectId === 'string'
    found.push({ target: value._ref, weak: foreign || value._weak === true, path })
    return
  }
  for (const key of Object.keys(value)) {
    const inner = value[key]
    if (typeof inner === 'object' && inner !== null) collect(inner, [...path, key], found)
  }
}

/** The distinct ids a document refers to. */
export function referencedIds(document: LakeDocument): Set<string> {
  return new Set(listReferences(document).map((reference) => reference.target))
}
