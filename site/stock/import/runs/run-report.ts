import { type ImportOutcome, OUTCOMES } from '../../diff/outcome.ts'
import type { RowProblem } from '../../vehicle/read-vehicle.ts'
import { acceptedNothing, type ImportRun, type ProblemList } from './import-run.ts'
import type { RefusedRun } from './run-record.ts'

const PROBLEMS_SHOWN = 5
const CARS_SHOWN = 20

const dollars = new Intl.NumberFormat('en-AU')

/** One line per feed with the number of rows by outcome. */
export function summaryLine(run: Omit<ImportRun, 'outcomes'> | RefusedRun, seconds?: number): string {
  const time = seconds === undefined ? '' : ` (${seconds.toFixed(2)} s)`
  if ('refused' in run) return `${run.tenantSlug}: ${run.refused}${time}`
  const parts = OUTCOMES.filter((kind) => run.counts[kind] > 0).map((kind) => `${run.counts[kind]} ${kind}`)
  const { total } = run.warnings
  const warnings = total > 0 ? `, ${total} warning${total === 1 ? '' : 's'}` : ''
  const rejected = acceptedNothing(run) ? ' — all rows were rejected, nothing was changed' : ''
  const dry = run.dryRun ? ' — dry run, nothing was written' : ''
  return `${run.tenantSlug}: ${run.rows} row${run.rows === 1 ? '' : 's'}, ${parts.join(', ') || 'nothing'}${warnings}${rejected}${dry}${time}`
}

/** The summary and the first rejected rows with line, field and reason. */
export function reportLines(run: Omit<ImportRun, 'outcomes'> | RefusedRun, seconds?: number): string[] {
  if ('refused' in run) return [summaryLine(run, seconds)]
  return [summaryLine(run, seconds), ...problemLines(run.rejected, PROBLEMS_SHOWN)]
}

/** The full report: cars added, changed and removed, rejected rows and warnings. */
export function differenceLines(run: ImportRun | RefusedRun, seconds?: number): string[] {
  if ('refused' in run) return [summaryLine(run, seconds)]
  const sections = OUTCOMES.map((kind) => {
    const cars = run.outcomes.filter((outcome) => outcome.kind === kind)
    return section(kind, carLines(cars, run.counts[kind]))
  })
  return [
    summaryLine(run, seconds),
    ...sections.flat(),
    ...section('rejected', problemLines(run.rejected, CARS_SHOWN)),
    ...section('warnings', problemLines(run.warnings, CARS_SHOWN)),
  ]
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines]
}

function carLines(cars: readonly ImportOutcome[], total: number): string[] {
  const width = Math.max(0, ...cars.slice(0, CARS_SHOWN).map(({ stocknum }) => stocknum.length))
  const lines = cars.slice(0, CARS_SHOWN).map(({ stocknum, name, price, fields }) => {
    const parts = [
      stocknum.padEnd(width),
      name,
      ...(price === undefined ? [] : [`${money(price[0])} → ${money(price[1])}`]),
      ...(fields === undefined || fields.length === 0 ? [] : [`(${fields.join(', ')})`]),
    ]
    return `  ${parts.join('  ')}`.trimEnd()
  })
  return cars.length === 0 ? [] : withRest(lines, total)
}

function problemLines({ total, first }: ProblemList, shown: number): string[] {
  return withRest(first.slice(0, shown).map(problemLine), total)
}

function problemLine({ line, stocknum, field, reason }: RowProblem): string {
  return `  line ${line}${stocknum === '' ? '' : ` ${stocknum.slice(0, 40)}`}: ${field} ${reason}`
}

function withRest(lines: string[], total: number): string[] {
  return total > lines.length ? [...lines, `  … and ${total - lines.length} more`] : lines
}

function money(price: number | null): string {
  return price === null ? 'Enquire' : `$${dollars.format(price)}`
}
