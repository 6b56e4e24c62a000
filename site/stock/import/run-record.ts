import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import type { FeedSource } from '../feed/feed-source.ts'
import { changedNothing, type ImportRun } from './import-run.ts'

const KEPT_RUNS = 40

/** A run that was stopped before it changed anything, and why. */
export type RefusedRun = Pick<ImportRun, 'tenantSlug' | 'file' | 'format' | 'snapshot' | 'at'> & {
  refused: string
}

/** What is kept of a run: its outcome, how its feed was read, and the name of the feed's copy. */
export type RunRecord = (ImportRun | RefusedRun) & { feed: DealerFeed; copy: string }

/** A record as the list shows it, under the name by which it is replayed. */
export type NamedRun = { name: string; record: RunRecord }

/**
 * The runs of every dealer under `<folder>/<tenant>/`: a record each, and the feed as it came, so that the run can be
 * printed and replayed. Feeds that are the same byte for byte are kept once; of runs that changed nothing and follow
 * one another only the last stays; the oldest make way.
 */
export class RunRecords {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Keeps a run. `copied` is a finished copy of its feed, which is taken over. */
  async keep(run: ImportRun | RefusedRun, feed: DealerFeed, copied: { path: string; hash: string }) {
    const place = join(this.#folder, run.tenantSlug)
    await mkdir(place, { recursive: true })
    const copy = `${copied.hash.slice(0, 16)}.gz`
    await rename(copied.path, join(place, copy))
    const name = `${run.at.replaceAll(/[:.]/g, '-')}-${run.file}`
    const earlier = (await this.list(run.tenantSlug)).findLast(
      (each) => each.record.file === run.file && each.name !== name,
    )
    const record: RunRecord = { ...run, feed, copy }
    await writeFile(join(place, `${name}.json`), formatRecord(record))
    if (earlier !== undefined && isQuiet(earlier.record) && isQuiet(record)) {
      await rm(join(place, `${earlier.name}.json`))
    }
    await this.#tidy(place)
    return name
  }

  /** The runs of a dealer, the oldest first. */
  async list(tenantSlug: string): Promise<NamedRun[]> {
    const place = join(this.#folder, tenantSlug)
    const files = (await filesIn(place)).filter((file) => file.endsWith('.json')).sort()
    return Promise.all(
      files.map(async (file) => ({
        name: file.slice(0, -'.json'.length),
        record: JSON.parse(await readFile(join(place, file), 'utf8')) as RunRecord,
      })),
    )
  }

  /** A run by its name, by the beginning of it if only one begins so, or the last by `last`; else null. */
  async find(tenantSlug: string, name: string): Promise<NamedRun | null> {
    const runs = await this.list(tenantSlug)
    if (name === 'last') return runs.at(-1) ?? null
    const matching = runs.filter((run) => run.name.startsWith(name))
    return matching.find((run) => run.name === name) ?? (matching.length === 1 ? (matching[0] ?? null) : null)
  }

  /** The feed of a run as it came. */
  open({ record }: NamedRun): FeedSource {
    const path = join(this.#folder, record.tenantSlug, record.copy)
    return createReadStream(path).pipe(createGunzip())
  }

  async #tidy(place: string): Promise<void> {
    const files = (await filesIn(place)).sort()
    const records = files.filter((file) => file.endsWith('.json'))
    const dropped = records.slice(0, -KEPT_RUNS)
    const kept = await Promise.all(
      records.slice(-KEPT_RUNS).map((file) => readFile(join(place, file), 'utf8')),
    )
    const copies = new Set(kept.map((text) => (JSON.parse(text) as RunRecord).copy))
    const unused = files.filter((file) => file.endsWith('.gz') && !copies.has(file))
    await Promise.all([...dropped, ...unused].map((file) => rm(join(place, file))))
  }
}

// One outcome a line: a first import names every car.
function formatRecord(record: RunRecord): string {
  if (!('outcomes' in record)) return `${JSON.stringify(record, null, 2)}\n`
  const { outcomes, ...head } = record
  const lines = outcomes.map((outcome) => `  ${JSON.stringify(outcome)}`).join(',\n')
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n "outcomes": [\n${lines}\n ]\n}\n`
}

function isQuiet(record: RunRecord): boolean {
  return 'counts' in record && changedNothing(record)
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
