import { distance } from 'fastest-levenshtein'
import { ownValue } from '#app/domain/own-value.ts'
import { type FieldName, VEHICLE_FIELDS } from '../vehicle/vehicle-fields.ts'
import { isCostColumn } from './cost-columns.ts'
import { columnName, type FeedRow } from './feed-row.ts'
import { fieldByName } from './map-columns.ts'
import { splitWords } from './split-words.ts'

/** A column that is not read, as the file writes it, and the field that it may be. */
export type NearName = { column: string; field: FieldName }

/** Bounds the work for a hostile header. */
const MOST_COLUMNS = 200
const LONGEST_NAME = 60

/** A contained name must be this much of the column's. */
const LEAST_SHARE = 0.4
/** Score of a contained name, before its share is subtracted: behind one with two typing errors. */
const CONTAINED = 4

/** Words of headers that are no field's name, and yet tell which field is meant. */
const NEAR_WORDS: Partial<Record<FieldName, readonly string[]>> = {
  stocknum: ['sku'],
  make: ['brand', 'marque'],
  badge: ['trimlevel'],
  regplate: ['plate', 'numberplate', 'licenceplate', 'licenseplate'],
  km: ['kilometre', 'kilometer', 'kilometers', 'distancetravelled'],
  colour: ['paint', 'exterior'],
  comments: ['notes', 'remarks', 'sellersnotes'],
  features: ['extras', 'inclusions'],
  images: ['gallery'],
  locationCode: ['site', 'lot'],
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  yr: 'year',
  num: 'number',
  nr: 'number',
  nbr: 'number',
  reg: 'registration',
  odo: 'odometer',
  stk: 'stock',
  col: 'colour',
  desc: 'description',
  veh: 'vehicle',
  klms: 'kms',
  pic: 'picture',
  pics: 'pictures',
  img: 'image',
  imgs: 'images',
  mfr: 'manufacturer',
}

/** Words beside a field's name after which the column is something else: `Model code`, `Price updated`. */
const OTHER_THING =
  /^(?:id|code|date|by|from|until|updated|changed|count|cost|min|max|type|flag|time|status|number|no)$/
/** Fields that are numbers themselves: `Plate number` is still the plate. */
const NUMBERS: ReadonlySet<FieldName> = new Set<FieldName>(['stocknum', 'regplate', 'vin'])

const NAMES = (Object.keys(VEHICLE_FIELDS) as FieldName[]).flatMap((field) =>
  [...VEHICLE_FIELDS[field].aliases, ...(NEAR_WORDS[field] ?? [])].map((name) => ({ name, field })),
)

/**
 * Columns that are not known by their names and look like a field that no column fills; each field once. They are
 * suggestions for people: nothing reads a column by them.
 * @param header a table's columns with the dealer's choices applied
 */
export function nearNames({ written = [], fields }: FeedRow): NearName[] {
  const filled = new Set([...fields.keys()].map(fieldByName))
  const unknown = written.filter((name) => fields.has(columnName(name)) && fieldByName(name) === null)
  const candidates = [...new Set(unknown)].slice(0, MOST_COLUMNS).flatMap((column) =>
    scoredFields(column)
      .filter(({ field }) => !filled.has(field))
      .map((scored) => ({ ...scored, column })),
  )
  const near = new Map<string, FieldName>()
  for (const { column, field } of candidates.sort((one, other) => one.score - other.score)) {
    if (near.has(column) || filled.has(field)) continue
    near.set(column, field)
    filled.add(field)
  }
  return unknown.flatMap((column) => {
    const field = near.get(column)
    near.delete(column)
    return field === undefined ? [] : [{ column, field }]
  })
}

type Scored = { field: FieldName; score: number }

function scoredFields(column: string): Scored[] {
  if (column.length > LONGEST_NAME || isCostColumn(column)) return []
  const words = splitWords(column).map(spellOut)
  return NAMES.flatMap(({ name, field }) => {
    const score = findScore(words, { name, field })
    return score === null ? [] : [{ field, score }]
  })
}

const spellOut = (word: string) => ownValue(ABBREVIATIONS, word) ?? word

/** 0 for the same name, then the number of typing errors, then by the share of a contained name; null for no likeness. */
function findScore(
  words: readonly string[],
  { name, field }: { name: string; field: FieldName },
): number | null {
  const written = words.join('')
  const errors = typingErrors(written, name)
  if (errors !== null) return errors
  const share = name.length / written.length
  if (share < LEAST_SHARE || share >= 1) return null
  const rest = restBeside(words, name)
  if (rest === null) return null
  const isOther = rest.some((word) => OTHER_THING.test(word) && !(NUMBERS.has(field) && /^n/.test(word)))
  return isOther ? null : CONTAINED - share
}

/** How many letters differ; null where that is more than a typing error. */
function typingErrors(written: string, name: string): number | null {
  if (written === name) return 0
  const most = name.length >= 8 ? 2 : name.length >= 5 ? 1 : 0
  if (written[0] !== name[0] || Math.abs(written.length - name.length) > most) return null
  const errors = distance(written, name)
  return errors <= most ? errors : null
}

/** The words around a name; null where the words do not contain it. A json key or xml element is a single word. */
function restBeside(words: readonly string[], name: string): string[] | null {
  for (let start = 0; start < words.length; start += 1) {
    let joined = ''
    for (let end = start; end < words.length && joined.length < name.length; end += 1) {
      joined += words[end]
      if (joined === name) return [...words.slice(0, start), ...words.slice(end + 1)]
    }
  }
  const [word = ''] = words
  if (words.length !== 1 || name.length < 5) return null
  if (word.startsWith(name)) return [word.slice(name.length)]
  return word.endsWith(name) ? [word.slice(0, -name.length)] : null
}
