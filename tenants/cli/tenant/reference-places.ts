/** Where a document refers strongly to another: a path in the store's own notation, and the value there. */
export type ReferencePlace = {
  /** For example `flagRules[_key=="item-1"].allow`: the list, or the field. */
  path: string
  /** The item's key in a list; null for a field. */
  key: string | null
  value: Record<string, unknown>
}

type Fields = Record<string, unknown>

/** The places of a document that refer strongly to one of the ids. */
export function listReferencePlaces(document: Fields, ids: ReadonlySet<string>): ReferencePlace[] {
  return Object.entries(document).flatMap(([name, field]) => placesIn(field, name, ids))
}

function placesIn(value: unknown, path: string, ids: ReadonlySet<string>): ReferencePlace[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((item: Fields) => placesInItem(item, path, ids))
  if (refersTo(value as Fields, ids)) return [{ path, key: null, value: value as Fields }]
  return Object.entries(value).flatMap(([name, field]) => placesIn(field, `${path}.${name}`, ids))
}

function placesInItem(item: Fields, path: string, ids: ReadonlySet<string>): ReferencePlace[] {
  if (item === null || typeof item !== 'object') return []
  const key = String(item._key)
  if (refersTo(item, ids)) return [{ path, key, value: item }]
  return placesIn(item, `${path}[_key=="${key}"]`, ids)
}

function refersTo(value: Fields, ids: ReadonlySet<string>): boolean {
  return typeof value._ref === 'string' && value._weak !== true && ids.has(value._ref)
}

/** The path that takes the reference away. */
export function pathOfPlace({ path, key }: Pick<ReferencePlace, 'path' | 'key'>): string {
  return key === null ? path : `${path}[_key=="${key}"]`
}
