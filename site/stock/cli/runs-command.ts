import { type NamedRun, type RunRecord, RunRecords, type RunSummary } from '../import/runs/run-record.ts'
import { differenceLines, summaryLine } from '../import/runs/run-report.ts'
import { importOne } from './import-command.ts'
import { prepareStock, requireDealer, type StockContext } from './stock-context.ts'
import { UsageError } from './stock-options.ts'

/** `runs <dealer> [run]`: lists the dealer's runs, or prints one run in full. */
export async function runsCommand(context: StockContext): Promise<number> {
  const { settings, db, print } = context
  const [slug = '', name] = settings.args
  const records = new RunRecords(db)
  if (name !== undefined) {
    const { record } = await requireRun(records, slug, name)
    if (settings.flags.json) print(JSON.stringify(record, null, 2))
    else for (const line of differenceLines(record)) print(line)
    return 0
  }
  const runs = await records.list(slug)
  if (runs.length === 0) {
    await requireDealer(context, slug)
    throw new UsageError(`There is no record of an import of “${slug}”.`)
  }
  if (settings.flags.json) {
    const rows = runs.map(({ name: run, record }) => ({ run, ...buildSummary(record) }))
    print(JSON.stringify(rows, null, 2))
  } else for (const { name: each, record } of runs) print(`${each}  ${summaryLine(record)}`)
  return 0
}

/** `replay <dealer> <run>`: imports that run's stored feed again with the settings it was read with. */
export async function replayCommand(context: StockContext): Promise<number> {
  const [slug = '', name = ''] = context.settings.args
  const records = new RunRecords(context.db)
  const run = await requireRun(records, slug, name)
  await prepareStock(context)
  const imported = await importOne(context, {
    feed: run.record.feed,
    source: records.open(run),
    inFull: true,
  })
  return imported === null ? 1 : 0
}

/** A run without its rows and its copy's name. */
function buildSummary(record: RunSummary) {
  const { at, file, format } = record
  return 'refused' in record
    ? { at, file, format, refused: record.refused }
    : { at, file, format, rows: record.rows, counts: record.counts }
}

async function requireRun(records: RunRecords, slug: string, name: string): Promise<NamedRun<RunRecord>> {
  const run = await records.find(slug, name)
  if (run !== null) return run
  const names = (await records.list(slug)).map((each) => each.name)
  throw new UsageError(
    names.length === 0
      ? `There is no record of an import of “${slug}”.`
      : `“${name}” names no single run of ${slug}. Its runs: ${names.join(', ')}.`,
  )
}
