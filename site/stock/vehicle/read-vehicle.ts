import type { StateFields } from '../car/changed-state.ts'
import { type ConversionContext, rawText } from '../convert/conversion.ts'
import { nestedThumbnails } from '../convert/images.ts'
import type { FeedRow } from '../feed/feed-row.ts'
import { REQUIRED } from './required-fields.ts'
import { type FeedVehicle, type FieldName, VEHICLE_FIELDS } from './vehicle-fields.ts'
import { decideState } from './vehicle-state.ts'

/** A problem of a row; `line` is its position in the file. */
export type RowProblem = {
  line: number
  stocknum: string
  field: string
  reason: string
  /** What the row calls the car, as far as it does: `2019 Mazda CX-5`. */
  name?: string
}

/** A vehicle with warnings, or the reason why its row was rejected. */
export type ReadVehicle =
  | { ok: true; line: number; vehicle: FeedVehicle; warnings: RowProblem[] }
  /** `state`: what a pushed row says that has a state and nothing else, which is enough for a known vehicle. */
  | { ok: false; line: number; key: string; problem: RowProblem; state?: StateFields }

const CANNOT_BE_LISTED = ', and a car cannot be listed without it'
const WHOLE_ROW =
  ': a pushed row is the whole vehicle; only status, sold, reserved and preorder of a known one may come alone, and a sold or deleted one may have its stock number alone'

const FIELDS = Object.entries(VEHICLE_FIELDS) as [FieldName, (typeof VEHICLE_FIELDS)[FieldName]][]

/**
 * Parses one row: unparsable values are dropped with a warning, a missing required field rejects the row. In a change a sold or
 * removed car needs only its stock number.
 */
export function readVehicle(row: FeedRow, context: ConversionContext, isChange = false): ReadVehicle {
  if (row.broken !== undefined) {
    const problem = { line: row.line, stocknum: '', field: 'row', reason: row.broken }
    return { ok: false, line: row.line, key: '', problem }
  }
  const values: Record<string, unknown> = {}
  const unreadable: [FieldName, string][] = []
  const given = givenValues(row)
  for (const [index, [name, { convert }]] of FIELDS.entries()) {
    const raw = given[index]
    if (raw === undefined) {
      values[name] = NOTHING[index]
      continue
    }
    const flattened = typeof raw === 'object' && raw !== null ? flattenValue(name, raw) : null
    const { value, warning = flattened?.warning } = convert(flattened === null ? raw : flattened.raw, context)
    values[name] = value
    if (warning !== undefined) unreadable.push([name, warning])
  }
  const written = values as FeedVehicle
  const { status, contradictions } = decideState(written)
  const vehicle = { ...written, status, thumbnails: listThumbnails(row, written) }
  if (written.thumbnails.length > 0 && vehicle.thumbnails.length === 0) {
    unreadable.push([
      'thumbnails',
      `are ${written.thumbnails.length} for ${written.images.length} pictures; left out`,
    ])
  }
  const readProblem = (field: string, reason: string): RowProblem => ({
    line: row.line,
    stocknum: vehicle.stocknum,
    field,
    reason,
  })
  const missing = REQUIRED.find((name) => vehicle[name] === '' || vehicle[name] === null)
  if (missing !== undefined && missing !== 'stocknum' && isChange && removesCar(vehicle)) {
    const withdrawn = { ...vehicle, status: { ...status, removed: true } }
    return { ok: true, line: row.line, vehicle: withdrawn, warnings: [] }
  }
  if (missing !== undefined) {
    const cause = unreadable.find(([name]) => name === missing)?.[1]
    const unlisted = isChange && cause === undefined && missing !== 'stocknum' ? WHOLE_ROW : CANNOT_BE_LISTED
    const problem = readProblem(missing, cause?.replace(/; left out$/, unlisted) ?? `is missing${unlisted}`)
    const says = isChange && missing !== 'stocknum' && saysStateAlone(given, written)
    return {
      ok: false,
      line: row.line,
      key: vehicle.key || vehicle.stocknum,
      problem,
      ...(says ? { state: written } : {}),
    }
  }
  return {
    ok: true,
    line: row.line,
    vehicle,
    warnings: [
      ...(row.caution === undefined ? [] : [readProblem('row', row.caution)]),
      ...unreadable.map(([name, reason]) => readProblem(feedFieldName(name), reason)),
      ...contradictions.map(([field, reason]) => readProblem(field, reason)),
    ],
  }
}

/** Small pictures beside the pictures, one for each: of their own column, else of the entries of the pictures. */
function listThumbnails(row: FeedRow, { images, thumbnails }: FeedVehicle): string[] {
  if (thumbnails.length > 0) return thumbnails.length === images.length ? thumbnails : []
  return nestedThumbnails(rawValue(row, VEHICLE_FIELDS.images.aliases), images)
}

/** Fields whose converters read nested values. */
const NESTED: ReadonlySet<FieldName> = new Set<FieldName>([
  'financeQuote',
  'hotspots',
  'inspection',
  'lenders',
])
/** Fields whose converters accept lists. */
const LISTS: ReadonlySet<FieldName> = new Set<FieldName>([
  'features',
  'images',
  'thumbnails',
  'spinImages',
  'dealershipIds',
])

/** Reduces a list (a repeated element) or a nested value to a single value, with a warning if something is lost. */
function flattenValue(name: FieldName, raw: object): { raw: unknown; warning?: string } {
  if (NESTED.has(name)) return { raw }
  if (name === 'locationCode' && 'slug' in raw) return { raw: raw.slug }
  if (!Array.isArray(raw))
    return { raw: '', warning: 'has nested values instead of a single value; left out' }
  if (LISTS.has(name)) return { raw }
  const texts = [...new Set(raw.map(rawText))].filter((text) => text !== '')
  if (name === 'comments') return { raw: texts.join('\n') }
  const [first = ''] = texts
  if (texts.length > 1) return { raw: first, warning: `occurs ${texts.length} times; the first is used` }
  const isLost = first === '' && raw.length > 0
  return isLost ? { raw: '', warning: 'is a list without a value; left out' } : { raw: first }
}

/** A field's name in feeds: 'dapPrice' and 'beforeCents' are internal names. */
export function feedFieldName(name: FieldName): string {
  return /(?:Cents|Price|Label)$/.test(name) ? (VEHICLE_FIELDS[name].aliases[0] ?? name) : name
}

// Systems send sold or withdrawn cars without a description; they must not stay listed.
function removesCar({ status }: FeedVehicle): boolean {
  return status.removed || status.status === 'sold'
}

const STATE: ReadonlySet<FieldName> = new Set<FieldName>(['status', 'sold', 'reserved', 'preorder'])

/** Does the row have a state, and otherwise only what names the vehicle? */
function saysStateAlone(given: readonly unknown[], { status, ...flags }: FeedVehicle): boolean {
  const names = FIELDS.filter((_, index) => (given[index] ?? '') !== '').map(([name]) => name)
  const isAlone = names.every((name) => STATE.has(name) || name === 'stocknum' || name === 'key')
  return (
    isAlone && (status.given || [flags.sold, flags.reserved, flags.preorder].some((flag) => flag !== null))
  )
}

/** The raw values of a row by the index of their field; undefined for a field that the row lacks, which most are. */
function givenValues(row: FeedRow): unknown[] {
  const given: unknown[] = []
  const found = new Set<number>()
  for (const [name, value] of row.fields) {
    const index = INDEX_BY_ALIAS.get(name)
    if (index === undefined || value === undefined || value === null) continue
    const isSecond = found.has(index)
    found.add(index)
    given[index] = isSecond ? rawValue(row, FIELDS[index]?.[1].aliases ?? []) : value
  }
  return given
}

const INDEX_BY_ALIAS = new Map(
  FIELDS.flatMap(([, { aliases }], index) => aliases.map((alias) => [alias, index] as const)),
)
/** What each field is where the row lacks it. */
const NOTHING = FIELDS.map(([, { convert }]) => convert(undefined, { timeZone: 'UTC', now: '' }).value)

/** Year, make and model of a row, as far as it has them; '' without any. */
export function nameOfRow(row: FeedRow): string {
  const given = (['year', 'make', 'model'] as const).map((name) =>
    rawText(rawValue(row, VEHICLE_FIELDS[name].aliases)).trim(),
  )
  return given.filter(Boolean).join(' ').slice(0, MOST_NAME)
}
const MOST_NAME = 80

// The first alias with a value: feeds contain empty columns beside the filled one.
function rawValue(row: FeedRow, aliases: readonly string[]): unknown {
  let empty: unknown
  for (const alias of aliases) {
    const value = row.fields.get(alias)
    if (value === undefined || value === null) continue
    const isEmpty =
      value === '' || value === '0' || value === 0 || (Array.isArray(value) && value.length === 0)
    if (!isEmpty) return value
    empty ??= value
  }
  return empty
}
