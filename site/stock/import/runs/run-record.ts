import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Database } from '#db/database.ts'
import {
  findRun,
  listLatestRuns,
  listRuns,
  putRun,
  readCopy,
  type StockRunHead,
} from '#db/stock/runs-repository.ts'
import type { StockRunRow } from '#db/stock/tables.ts'
import { type DealerFeed, PUSH_FEED } from '../../dealer/feed-manifest.ts'
import type { FeedSource } from '../../feed/feed-source.ts'
import { changedNothing, type ImportRun, runName } from './import-run.ts'

/** Pushes count as a separate feed, so that they do not displace the runs of files. */
const MAX_RUNS_PER_FEED = 40
/** Bytes of a copy in one row: a multiple of three, so that base64 has no padding within. */
const PART_BYTES = 786_432

/** A run that was stopped before it changed anything, with the reason. */
export type RefusedRun = Pick<ImportRun, 'tenantSlug' | 'file' | 'format' | 'snapshot' | 'at'> & {
  refused: string
  /** Stopped by the mass-removal guard; can be repeated with force. */
  stopped?: boolean
}

type Stored = { feed: DealerFeed; copy: string }

/** A stored run: its result, the feed's settings, and the name of the feed's copy; '' for none. */
export type RunRecord = (ImportRun | RefusedRun) & Stored

/** A stored run without the cars that it changed. */
export type RunSummary = (Omit<ImportRun, 'outcomes'> | RefusedRun) & Stored

/** A record with the name by which it can be replayed. */
export type NamedRun<Run = RunSummary> = { name: string; record: Run }

/**
 * Records of a dealer's runs, each with a copy of its feed, so that runs can be printed and replayed. Identical feeds are
 * stored once; of consecutive runs without changes only the last is stored; the oldest runs are deleted.
 */
export class RunRecords {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Saves a run. `copied` is the finished, packed copy of its feed; null where no file came. @returns the run's name */
  async save(
    run: ImportRun | RefusedRun,
    feed: DealerFeed,
    copied: { path: string; hash: string } | null,
  ): Promise<string> {
    const row = buildRow(run, feed, copied === null ? '' : copied.hash.slice(0, 16))
    const known = await listRuns(this.#db, run.tenantSlug)
    const before = known.filter(({ name, file }) => name !== row.name && file === run.file)
    // For the many pushes it is done in batches.
    const isDue = run.file !== PUSH_FEED || before.length >= MAX_RUNS_PER_FEED * 2
    const dropped = new Set((isDue ? before.slice(MAX_RUNS_PER_FEED - 1) : []).map(({ name }) => name))
    const [earlier] = before
    if (earlier && isUnchanged(run) && isUnchanged(readHead(earlier))) dropped.add(earlier.name)
    const parts = copied && (await readParts(copied.path))
    await putRun(this.#db, row, { parts, dropped: [...dropped] })
    return row.name
  }

  /** The runs of a dealer, oldest first. */
  async list(tenantSlug: string): Promise<NamedRun[]> {
    return (await listRuns(this.#db, tenantSlug)).reverse().map(nameRun)
  }

  /** The last runs of a dealer's feeds together, newest first. */
  async listNewest(tenantSlug: string, limit: number): Promise<NamedRun[]> {
    return (await listRuns(this.#db, tenantSlug, limit)).map(nameRun)
  }

  /** The last run of every feed of a dealer, newest first. */
  async listLatest(tenantSlug: string): Promise<NamedRun[]> {
    return (await listLatestRuns(this.#db, tenantSlug)).map(nameRun)
  }

  /** A run by its name, by an unambiguous prefix of it, or the latest by `last`; else null. */
  async find(tenantSlug: string, name: string): Promise<NamedRun<RunRecord> | null> {
    const names = (await listRuns(this.#db, tenantSlug)).map((run) => run.name)
    const matching = names.filter((each) => each.startsWith(name))
    const wanted =
      name === 'last'
        ? names[0]
        : names.includes(name)
          ? name
          : matching.length === 1
            ? matching[0]
            : undefined
    const found = wanted === undefined ? null : await findRun(this.#db, tenantSlug, wanted)
    return found && { name: found.name, record: readRow(found) }
  }

  /** The stored feed of a run; empty where no file came. */
  open({ record }: NamedRun<Stored & Pick<RunRecord, 'tenantSlug'>>): FeedSource & Pick<Readable, 'destroy'> {
    const { tenantSlug: tenant_slug, copy } = record
    if (copy === '') return Readable.from([])
    const unpacked = createGunzip()
    // Failures surface through the stream that is read.
    pipeline(readCopy(this.#db, { tenant_slug, copy }), unpacked).catch(() => undefined)
    return unpacked
  }
}

/** The row of a run. @param copy names the copy of its feed; '' for none */
export function buildRow(run: ImportRun | RefusedRun, feed: DealerFeed, copy: string): StockRunRow {
  const { tenantSlug, file, at } = run
  const of = { tenant_slug: tenantSlug, name: runName(run), file, at, copy }
  if (!('outcomes' in run)) return { ...of, counts: '', head: JSON.stringify({ ...run, feed }), outcomes: '' }
  const { outcomes, ...head } = run
  return {
    ...of,
    counts: JSON.stringify(run.counts),
    head: JSON.stringify({ ...head, feed }),
    outcomes: JSON.stringify(outcomes),
  }
}

/** The parts of a packed file as base64. */
export async function readParts(path: string): Promise<string[]> {
  const parts: string[] = []
  for await (const chunk of createReadStream(path, { highWaterMark: PART_BYTES }))
    parts.push((chunk as Buffer).toString('base64'))
  return parts
}

const nameRun = (row: StockRunHead): NamedRun => ({ name: row.name, record: readHead(row) })

const readHead = ({ head, copy }: StockRunHead): RunSummary => ({ ...JSON.parse(head), copy })

function readRow(row: StockRunRow): RunRecord {
  const head = readHead(row)
  return 'refused' in head ? head : { ...head, outcomes: JSON.parse(row.outcomes) }
}

function isUnchanged(run: Pick<ImportRun, 'counts' | 'rows'> | RefusedRun): boolean {
  return 'counts' in run && changedNothing(run)
}
