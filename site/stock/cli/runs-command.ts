import { join } from 'node:path'
import { type NamedRun, RunRecords } from '../import/runs/run-record.ts'
import { differenceLines, summaryLine } from '../import/runs/run-report.ts'
import { importOne } from './import-command.ts'
import { prepareStock, type StockContext } from './stock-context.ts'
import { UsageError } from './stock-options.ts'

/** `runs <dealer> [run]`: lists the dealer's runs, or prints one run in full. */
export async function runsCommand({ settings, folder, print }: StockContext): Promise<number> {
  const [slug = '', name] = settings.args
  const records = recordsIn(folder)
  if (name !== undefined) {
    const { record } = await requireRun(records, slug, name)
    for (const line of differenceLines(record)) print(line)
    return 0
  }
  const runs = await records.list(slug)
  if (runs.length === 0) throw new UsageError(`There is no record of an import of "${slug}".`)
  for (const { name: each, record } of runs) print(`${each}  ${summaryLine(record)}`)
  return 0
}

/** `replay <dealer> <run>`: imports that run's stored feed again with the settings it was read with. */
export async function replayCommand(context: StockContext): Promise<number> {
  const [slug = '', name = ''] = context.settings.args
  const records = recordsIn(context.folder)
  const run = await requireRun(records, slug, name)
  await prepareStock(context)
  const imported = await importOne(context, {
    feed: run.record.feed,
    source: records.open(run),
    inFull: true,
  })
  return imported === null ? 1 : 0
}

const recordsIn = (folder: string) => new RunRecords(join(folder, 'runs'))

async function requireRun(records: RunRecords, slug: string, name: string): Promise<NamedRun> {
  const run = await records.find(slug, name)
  if (run !== null) return run
  const names = (await records.list(slug)).map((each) => each.name)
  throw new UsageError(
    names.length === 0
      ? `There is no record of an import of "${slug}".`
      : `"${name}" names no single run of ${slug}. Its runs: ${names.join(', ')}.`,
  )
}
