import { parseCar } from '@forecourt/schemas/contract'
import type { StockColumn } from '@forecourt/schemas/contract/pure'
import type { ColumnProblem, TriedColumns } from '#app/integrations/import-report.ts'
import type { FeedDealer } from '../../dealer/feed-dealer.ts'
import { FeedUnreadableError } from '../../feed/feed-row.ts'
import { chosenColumns, fieldByName, mapColumns } from '../../feed/map-columns.ts'
import { FileFindings } from '../../import/file-findings.ts'
import { RowValidator } from '../../import/validate-row.ts'
import type { RowProblem } from '../../vehicle/read-vehicle.ts'
import { requireColumns } from '../../vehicle/required-fields.ts'
import { firstValues, listColumns } from './columns-report.ts'
import type { FileSample } from './file-sample.ts'
import { formatValue } from './value-text.ts'

const MOST_PROBLEMS = 6
/** Cars that a problem names. */
const MOST_NUMBERS = 3

/** Whose file it is, what its columns are, and as of when it is read. */
export type Trial = { dealer: FeedDealer; columns: readonly StockColumn[]; now: string }

/** Reads a file's beginning as the import would with these columns, as if the dealer had no cars yet. */
export function tryColumns(sample: FileSample, trial: Trial): TriedColumns {
  const stopped = missingColumns(sample, trial)
  const columns = columnReads(sample, trial)
  if (stopped !== '')
    return { columns, stopped, rows: sample.rows.length, listed: 0, problems: [], first: null }
  return { columns, stopped, ...tryRows(sample, trial) }
}

function missingColumns({ header }: FileSample, { columns }: Trial): string {
  if (header === null) return ''
  const chosen = chosenColumns(columns)
  try {
    requireColumns(chosen === null ? header : mapColumns(header, chosen))
    return ''
  } catch (error) {
    if (error instanceof FeedUnreadableError) return error.message
    throw error
  }
}

/** How the first values of the columns read as what they are. */
export function columnReads(sample: FileSample, { dealer, columns, now }: Trial): TriedColumns['columns'] {
  const chosen = chosenColumns(columns)
  const as = { dealer, codes: sample.feed, now }
  return listColumns(sample).map(({ written, name }) => {
    const choice = chosen?.get(name) ?? fieldByName(name)
    if (choice === null || choice === 'leaveOut') return { column: written, reads: [] }
    return {
      column: written,
      reads: firstValues(sample.rows, name).map((value) => formatValue(choice, value, as)),
    }
  })
}

function tryRows(
  { rows, feed }: FileSample,
  { dealer, columns, now }: Trial,
): Pick<TriedColumns, 'rows' | 'listed' | 'problems' | 'first'> {
  const validator = new RowValidator({
    dealer,
    codes: feed,
    before: new Map(),
    gone: new Map(),
    overrides: new Map(),
    isChange: !feed.snapshot,
    feedKeyOf: () => '',
    moment: { now, shiftDays: 0 },
    findings: new FileFindings({ feed, dealer, before: new Map(), owns: () => true, learnt: null }),
  })
  const chosen = chosenColumns(columns)
  const problems = new Map<string, ColumnProblem>()
  let listed = 0
  let first: TriedColumns['first'] = null
  for (const row of rows) {
    const read = validator.validateRow(chosen === null ? row : mapColumns(row, chosen))
    if (read.kind === 'rejected') count(problems, 'rejected', read.problem)
    if (read.kind !== 'car') continue
    for (const warning of read.warnings) count(problems, 'warning', warning)
    listed += 1
    first ??= asShopperSees(read.car.json)
  }
  const worst = sortProblems(problems.values()).slice(0, MOST_PROBLEMS)
  return { rows: rows.length, listed, problems: worst, first }
}

/** Counts a problem with those that differ in the value alone. */
export function count(
  problems: Map<string, ColumnProblem>,
  kind: ColumnProblem['kind'],
  { line, field, reason, stocknum }: RowProblem,
): void {
  const key = `${kind} ${field} ${reason.replaceAll(/"[^"]*"|\d+/g, '')}`
  const known = problems.get(key) ?? { kind, line, field, reason, cars: 0, stockNumbers: [] }
  known.cars += 1
  if (stocknum !== '' && known.stockNumbers.length < MOST_NUMBERS) known.stockNumbers.push(stocknum)
  problems.set(key, known)
}

/** The problems that stop most rows first. */
export function sortProblems(problems: Iterable<ColumnProblem>): ColumnProblem[] {
  return [...problems].sort(
    (one, other) =>
      Number(other.kind === 'rejected') - Number(one.kind === 'rejected') || other.cars - one.cars,
  )
}

/** A car of the index as a shopper sees it, with its picture's own address. */
export function asShopperSees(json: string): NonNullable<TriedColumns['first']> {
  const { year, make, model, priceCents, priceType, km, transmission, body, images } = parseCar(
    JSON.parse(json),
  )
  return {
    name: [year, make, model].filter(Boolean).join(' '),
    priceCents,
    priceLabel: priceType,
    facts: [km === null ? '' : `${km.toLocaleString('en-AU')} km`, transmission, body].filter(Boolean),
    picture: images[0]?.url ?? '',
  }
}
