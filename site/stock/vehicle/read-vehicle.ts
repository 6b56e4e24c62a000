import { type ConversionContext, rawText } from '../convert/conversion.ts'
import type { FeedRow } from '../feed/feed-row.ts'
import { REQUIRED } from './required-fields.ts'
import { type FeedVehicle, type FieldName, VEHICLE_FIELDS } from './vehicle-fields.ts'

/** Something about a row that staff should know; `line` is the row's place in the file. */
export type RowProblem = { line: number; stocknum: string; field: string; reason: string }

/** A vehicle with what is odd about it, or the reason why its row was set aside. */
export type ReadVehicle =
  | { ok: true; line: number; vehicle: FeedVehicle; warnings: RowProblem[] }
  | { ok: false; line: number; key: string; problem: RowProblem }

const FIELDS = Object.entries(VEHICLE_FIELDS) as [FieldName, (typeof VEHICLE_FIELDS)[FieldName]][]

/**
 * Reads one row: what cannot be read is left out with a warning, a missing required field sets the row aside. In a
 * change a car that has gone needs no more than its stock number.
 */
export function readVehicle(row: FeedRow, context: ConversionContext, isChange = false): ReadVehicle {
  if (row.broken !== undefined) {
    const problem = { line: row.line, stocknum: '', field: 'row', reason: row.broken }
    return { ok: false, line: row.line, key: '', problem }
  }
  const values: Record<string, unknown> = {}
  const unreadable: [FieldName, string][] = []
  for (const [name, { aliases, convert }] of FIELDS) {
    const raw = rawValue(row, aliases)
    const flattened = typeof raw === 'object' && raw !== null ? flattenValue(name, raw) : null
    const { value, warning = flattened?.warning } = convert(flattened === null ? raw : flattened.raw, context)
    values[name] = value
    if (warning !== undefined) unreadable.push([name, warning])
  }
  const vehicle = values as FeedVehicle
  const problemOf = (field: string, reason: string): RowProblem => ({
    line: row.line,
    stocknum: vehicle.stocknum,
    field,
    reason,
  })
  const missing = REQUIRED.find((name) => vehicle[name] === '' || vehicle[name] === null)
  if (missing !== undefined && missing !== 'stocknum' && isChange && removesCar(vehicle)) {
    const status = { ...vehicle.status, removed: true }
    return { ok: true, line: row.line, vehicle: { ...vehicle, status }, warnings: [] }
  }
  if (missing !== undefined) {
    const cause = unreadable.find(([name]) => name === missing)?.[1]
    const problem = problemOf(
      missing,
      cause?.replace(/; left out$/, ', and a car cannot be listed without it') ??
        'is missing, and a car cannot be listed without it',
    )
    return { ok: false, line: row.line, key: vehicle.key || vehicle.stocknum, problem }
  }
  return {
    ok: true,
    line: row.line,
    vehicle,
    warnings: unreadable.map(([name, reason]) => problemOf(feedFieldName(name), reason)),
  }
}

/** Fields whose value is a list, which each have a converter that takes one. */
const LISTS: ReadonlySet<FieldName> = new Set<FieldName>(['features', 'images', 'spinImages'])

/** A list where one value belongs (an element that stands twice), or a value with others inside: nothing goes unsaid. */
function flattenValue(name: FieldName, raw: object): { raw: unknown; warning?: string } {
  if (!Array.isArray(raw))
    return { raw: '', warning: 'has other values inside and is no value itself; left out' }
  if (LISTS.has(name)) return { raw }
  const texts = [...new Set(raw.map(rawText))].filter((text) => text !== '')
  if (name === 'comments') return { raw: texts.join('\n') }
  const [first = ''] = texts
  if (texts.length > 1) return { raw: first, warning: `stands ${texts.length} times; the first counts` }
  const isLost = first === '' && raw.length > 0
  return isLost ? { raw: '', warning: 'is a list without a value; left out' } : { raw: first }
}

/** A field in the words of feeds: 'dapPrice' and 'beforeCents' are ours alone. */
function feedFieldName(name: FieldName): string {
  return /(?:Cents|Price|Label)$/.test(name) ? (VEHICLE_FIELDS[name].aliases[0] ?? name) : name
}

// Who says that a car is sold or withdrawn has no reason to describe it again; it must not go on being offered.
function removesCar({ status }: FeedVehicle): boolean {
  return status.removed || status.status === 'sold'
}

// The first alias with something behind it: feeds carry empty columns beside the filled one.
function rawValue(row: FeedRow, aliases: readonly string[]): unknown {
  let empty: unknown
  for (const alias of aliases) {
    const value = row.fields.get(alias)
    if (value === undefined || value === null) continue
    if (value !== '' && value !== '0' && value !== 0) return value
    empty ??= value
  }
  return empty
}
