import type { StockColumn, StockColumnChoice } from '@forecourt/schemas/contract/pure'
import { rawText } from '../convert/conversion.ts'
import { type FieldName, VEHICLE_FIELDS } from '../vehicle/vehicle-fields.ts'
import { isCostColumn } from './cost-columns.ts'
import { columnName, type FeedRow } from './feed-row.ts'

/** The dealer's chosen meanings of columns, by the names under which rows hold them. */
export type ChosenColumns = ReadonlyMap<string, StockColumnChoice>

/**
 * The chosen columns for `mapColumns`; null for none. Of a column that is listed twice the first counts. What the dealer
 * paid for a car is left out, whatever somebody chose.
 */
export function chosenColumns(columns: readonly StockColumn[]): ChosenColumns | null {
  const chosen = new Map<string, StockColumnChoice>()
  for (const { column, field } of columns) {
    const name = columnName(column)
    if (name !== '' && !chosen.has(name)) chosen.set(name, isCostColumn(column) ? 'leaveOut' : field)
  }
  return chosen.size === 0 ? null : chosen
}

/**
 * Renames a row's columns to the dealer's chosen meanings. A chosen column goes before those that are known by their
 * names; one that is left out is dropped.
 */
export function mapColumns(row: FeedRow, columns: ChosenColumns): FeedRow {
  const fields = new Map(row.fields)
  const named: [name: string, value: unknown][] = []
  for (const [column, choice] of columns) {
    const value = fields.get(column)
    if (value === undefined) continue
    fields.delete(column)
    if (choice === 'leaveOut') continue
    named.push([mainName(fieldOfChoice(choice)), valueOfChoice(choice, value)])
  }
  const taken = new Set<string>()
  for (const [name, value] of named) {
    const isBetter = !taken.has(name) && (hasValue(value) || !fields.has(name))
    if (!isBetter) continue
    fields.set(name, value)
    if (hasValue(value)) taken.add(name)
  }
  return { ...row, fields }
}

/** The field that a choice fills. */
export function fieldOfChoice(choice: Exclude<StockColumnChoice, 'leaveOut'>): FieldName {
  return choice === 'kmThousands' ? 'km' : choice
}

/** The name of a field that goes before its others. */
function mainName(field: FieldName): string {
  return VEHICLE_FIELDS[field].aliases[0] ?? field
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== ''

const FIELD_BY_NAME = new Map(
  Object.entries(VEHICLE_FIELDS).flatMap(([field, { aliases }]) =>
    aliases.map((alias) => [alias, field as FieldName] as const),
  ),
)

/** The field that a column is by its name, or null. */
export function fieldByName(column: string): FieldName | null {
  return FIELD_BY_NAME.get(columnName(column)) ?? null
}

/** A value as its field takes it: `87.5` in thousands as `87500`; what is more than a plain number stays. */
export function valueOfChoice(choice: StockColumnChoice, value: unknown): unknown {
  if (choice !== 'kmThousands') return value
  const text = rawText(value)
  return /^\d{1,4}(?:\.\d+)?$/.test(text) ? String(Math.round(Number(text) * 1_000)) : value
}
