import type { Fields } from '../index/fields.ts'
import { parseGeo } from '../index/geo.ts'
import { type Json, type JsonObject, walkField } from '../index/walk.ts'
import { normalizeFacet } from '../text/normalize.ts'

/** A document's values in one field. */
export interface FieldValues {
  isNull: boolean
  isEmpty: boolean
  numbers: Set<number>
  /** Normal form → the document's spelling. */
  strings: Map<string, string>
}

/** Field id → values. A field missing in the map does not exist in the document. */
export type DocumentValues = Map<number, FieldValues>

/** Reads the values of a document's filterable, sortable and distinct fields. */
export function extractValues(document: JsonObject, fields: Fields): DocumentValues {
  const found: DocumentValues = new Map()
  for (const key of Object.keys(document)) {
    if (key === '_geo') addGeo(document[key]!, fields, found)
    else {
      walkField(key, document[key]!, (name, value, inArray) => {
        const { id, faceted } = fields.intern(name)
        if (faceted === 'match') addValue(getValues(found, id), value, inArray)
        return faceted
      })
    }
  }
  return found
}

function getValues(found: DocumentValues, field: number): FieldValues {
  let values = found.get(field)
  if (!values) {
    values = { isNull: false, isEmpty: false, numbers: new Set(), strings: new Map() }
    found.set(field, values)
  }
  return values
}

function addValue(values: FieldValues, value: Json, inArray: boolean): void {
  if (typeof value === 'number') values.numbers.add(value === 0 ? 0 : value)
  else if (typeof value === 'string') {
    if (value !== '') values.strings.set(normalizeFacet(value), value)
    else if (!inArray) values.isEmpty = true
  } else if (typeof value === 'bigint') values.numbers.add(Number(value))
  else if (typeof value === 'boolean') values.strings.set(String(value), String(value))
  else if (inArray) return
  else if (value === null) values.isNull = true
  else if (Object.keys(value).length === 0) values.isEmpty = true
}

function addGeo(value: Json, fields: Fields, found: DocumentValues): void {
  if (fields.intern('_geo').faceted === 'none') return
  const point = parseGeo(value)
  if (!point) return
  getValues(found, fields.intern('_geo.lat').id).numbers.add(point.lat)
  getValues(found, fields.intern('_geo.lng').id).numbers.add(point.lng)
}

/** Whether two documents have equal values in a field. */
export function sameValues(a: FieldValues | undefined, b: FieldValues | undefined): boolean {
  if (!a || !b) return a === b
  if (a.isNull !== b.isNull || a.isEmpty !== b.isEmpty) return false
  if (a.numbers.size !== b.numbers.size || a.strings.size !== b.strings.size) return false
  for (const number of a.numbers) if (!b.numbers.has(number)) return false
  for (const [norm, text] of a.strings) if (b.strings.get(norm) !== text) return false
  return true
}
