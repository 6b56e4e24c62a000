import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countOutcomes } from '../diff/outcome.ts'
import type { ImportRun } from './import-feed.ts'

const KEPT_RUNS = 20

/**
 * Keeps what a run did under `<folder>/<tenant>/`: the record and the feed as it came, so that the run can be
 * replayed. Runs that changed nothing and met nothing odd leave no trace; the oldest make way.
 */
export async function keepRun(folder: string, run: ImportRun, bytes: Uint8Array): Promise<void> {
  const counts = countOutcomes(run.outcomes)
  if (counts.unchanged === run.outcomes.length) return
  const place = join(folder, run.tenantSlug)
  const name = `${run.at.replaceAll(':', '-')}-${run.file}`
  await mkdir(place, { recursive: true })
  const outcomes = run.outcomes.filter(({ kind }) => kind !== 'unchanged')
  await writeFile(
    join(place, `${name}.run.json`),
    `${JSON.stringify({ ...run, counts, outcomes }, null, 2)}\n`,
  )
  await writeFile(join(place, name), bytes)
  const files = (await readdir(place)).sort()
  await Promise.all(files.slice(0, -2 * KEPT_RUNS).map((file) => rm(join(place, file))))
}
