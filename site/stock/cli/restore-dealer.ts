import { type NamedRun, RunRecords } from '../import/runs/run-record.ts'
import { importOne } from './import-command.ts'
import { prepareStock, type StockContext } from './stock-context.ts'

/**
 * Imports a dealer's stock from the records of its imports: of each feed the last whole list, and every change after it, in
 * the order in which they came. @returns the number of rows; null where no record is left or one was refused
 */
export async function restoreDealer(context: StockContext, slug: string): Promise<number | null> {
  const records = new RunRecords(context.db)
  const runs = chooseRuns(await records.list(slug))
  if (runs.length === 0) return null
  await prepareStock(context)
  const forced = { ...context, settings: withForce(context) }
  let rows = 0
  for (const run of runs) {
    const count = await importOne(forced, { feed: run.record.feed, source: records.open(run), inFull: true })
    if (count === null) return null
    rows += count
  }
  return rows
}

/** Runs that were not refused, from the last whole list of each feed on. */
function chooseRuns(runs: readonly NamedRun[]): NamedRun[] {
  const accepted = runs.filter(({ record }) => !('refused' in record))
  const lastWhole = new Map(
    accepted.flatMap(({ name, record }) => (record.snapshot ? [[record.file, name] as const] : [])),
  )
  return accepted.filter(({ name, record }) => name >= (lastWhole.get(record.file) ?? ''))
}

function withForce({ settings }: StockContext): StockContext['settings'] {
  return { ...settings, flags: { ...settings.flags, force: true } }
}
