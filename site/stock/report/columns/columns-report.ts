import type { StaffFileColumn, StaffStockColumns } from '@forecourt/schemas/contract'
import type { StockColumn } from '@forecourt/schemas/contract/pure'
import { rawText } from '../../convert/conversion.ts'
import { isCostColumn } from '../../feed/cost-columns.ts'
import { DELIMITER_LABELS } from '../../feed/csv-header.ts'
import { buildRow, columnName, type FeedRow } from '../../feed/feed-row.ts'
import { chosenColumns, fieldByName, mapColumns } from '../../feed/map-columns.ts'
import { nearNames } from '../../feed/near-names.ts'
import type { RunSummary } from '../../import/runs/run-record.ts'
import type { FileSample, NewestFile } from './file-sample.ts'

/** The columns of a dealer's newest file. */
export type ColumnsReport = Omit<StaffStockColumns, 'at'>

const VALUES = 3
const MOST_LETTERS = 40

/** What a newest file's columns hold, what their names say, and what was chosen for them. */
export function columnsReport(newest: NewestFile, chosen: readonly StockColumn[]): ColumnsReport {
  const { state } = newest
  if (state === 'none') return { state, file: null, columns: [], absent: [...chosen] }
  const file = describeFile(newest.record)
  if (state !== 'columns') return { state, file, columns: [], absent: [...chosen] }
  const columns = describeColumns(newest, chosen)
  return { state, file, columns, absent: listAbsent(columns, chosen) }
}

/** What is chosen for columns that a file does not have. */
export function listAbsent(
  columns: readonly StaffFileColumn[],
  chosen: readonly StockColumn[],
): StockColumn[] {
  const names = new Set(columns.map(({ column }) => columnName(column)))
  return chosen.filter(({ column }) => !names.has(columnName(column)))
}

/** The columns of a file's beginning, with what their names say and what was chosen for them. */
export function describeColumns(sample: FileSample, chosen: readonly StockColumn[]): StaffFileColumn[] {
  const choices = chosenColumns(chosen)
  const named = listColumns(sample)
  const header = {
    ...buildRow(
      1,
      named.map(({ written }) => [written, ''] as const),
    ),
    written: named.map(({ written }) => written),
  }
  const near = nearNames(choices === null ? header : mapColumns(header, choices))
  return named.map(({ written, others, name }): StaffFileColumn => {
    const isCost = isCostColumn(written)
    return {
      column: written,
      others,
      values: isCost ? [] : firstValues(sample.rows, name).map(valueText),
      known: fieldByName(name),
      chosen: choices?.get(name) ?? null,
      suggested: near.find(({ column }) => column === written)?.field ?? null,
      isCost,
    }
  })
}

/** A column as the file writes it, the name under which rows hold it, and how many more columns that name holds. */
type NamedColumn = { written: string; name: string; others: number }

/** The columns of a file's beginning in their order. */
export function listColumns({ header, rows }: Pick<FileSample, 'header' | 'rows'>): NamedColumn[] {
  const written = header?.written ?? [...new Set(rows.flatMap(({ fields }) => [...fields.keys()]))]
  const columns = new Map<string, NamedColumn>()
  for (const each of written) {
    const name = columnName(each)
    const known = columns.get(name)
    if (known !== undefined) known.others += 1
    else if (name !== '') columns.set(name, { written: each, name, others: 0 })
  }
  return [...columns.values()]
}

/** The first values of a column that differ, as the file has them. */
export function firstValues(rows: readonly FeedRow[], name: string): unknown[] {
  const values = new Map<string, unknown>()
  for (const { fields } of rows) {
    const value = fields.get(name)
    const text = valueText(value)
    if (text !== '' && !values.has(text)) values.set(text, value)
    if (values.size >= VALUES) break
  }
  return [...values.values()]
}

/** A value of a file for a narrow cell. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) {
    const [first, ...more] = value
    return more.length === 0 ? valueText(first) : `${valueText(first)} and ${more.length} more`
  }
  if (typeof value === 'object' && value !== null) return JSON.stringify(value).slice(0, MOST_LETTERS)
  const text = rawText(value).replace(/\s+/g, ' ')
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text
}

function describeFile(record: RunSummary): NonNullable<ColumnsReport['file']> {
  const { feed, file: name, at } = record
  return {
    name,
    at,
    rows: 'rows' in record ? record.rows : null,
    delimiter: feed.delimiter === undefined ? '' : DELIMITER_LABELS[feed.delimiter],
    encoding: feed.encoding === 'windows-1252' ? 'Windows letters' : '',
  }
}
