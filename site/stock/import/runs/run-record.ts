import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type DealerFeed, PUSH_FEED } from '../../dealer/feed-manifest.ts'
import type { FeedSource } from '../../feed/feed-source.ts'
import { changedNothing, type ImportRun, runName } from './import-run.ts'

/** Pushes count as a separate feed, so that they do not displace the runs of files. */
const MAX_RUNS_PER_FEED = 40

/** A run that was stopped before it changed anything, with the reason. */
export type RefusedRun = Pick<ImportRun, 'tenantSlug' | 'file' | 'format' | 'snapshot' | 'at'> & {
  refused: string
  /** Stopped by the mass-removal guard; can be repeated with force. */
  stopped?: boolean
}

/** A stored run: its result, the feed's settings, and the name of the feed's copy. */
export type RunRecord = (ImportRun | RefusedRun) & { feed: DealerFeed; copy: string }

/** A record with the name by which it can be replayed. */
export type NamedRun = { name: string; record: RunRecord }

/**
 * Run records under `<folder>/<tenant>/`, each with a copy of its feed, so that runs can be printed and replayed. Identical feeds
 * are stored once; of consecutive runs without changes only the last is stored; the oldest runs are deleted.
 */
export class RunRecords {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Saves a run. `copied` is the finished copy of its feed, which is moved into the folder. */
  async save(run: ImportRun | RefusedRun, feed: DealerFeed, copied: { path: string; hash: string }) {
    const folder = join(this.#folder, run.tenantSlug)
    await mkdir(folder, { recursive: true })
    const copy = `${copied.hash.slice(0, 16)}.gz`
    await rename(copied.path, join(folder, copy))
    const name = runName(run)
    const others = (await this.#names(run.tenantSlug)).filter((each) => each !== name)
    const record: RunRecord = { ...run, feed, copy }
    await writeFile(join(folder, `${name}.json`), formatRecord(record))
    const before = others.filter((each) => describeFile(each) === run.file)
    // Deleting reads all records, so for the many pushes it is done in batches.
    const isDue = run.file !== PUSH_FEED || before.length >= MAX_RUNS_PER_FEED * 2
    const dropped = new Set(isDue ? before.slice(0, 1 - MAX_RUNS_PER_FEED) : [])
    const earlier = before.at(-1)
    if (
      earlier !== undefined &&
      isUnchanged(record) &&
      isUnchanged(await this.read(run.tenantSlug, earlier))
    ) {
      dropped.add(earlier)
    }
    if (dropped.size > 0) await this.#delete(run.tenantSlug, dropped)
    return name
  }

  /** The runs of a dealer, oldest first. */
  async list(tenantSlug: string): Promise<NamedRun[]> {
    const names = await this.#names(tenantSlug)
    return Promise.all(names.map(async (name) => ({ name, record: await this.read(tenantSlug, name) })))
  }

  /** The last runs of a dealer's feeds together, newest first. */
  async listNewest(tenantSlug: string, limit: number): Promise<NamedRun[]> {
    const names = (await this.#names(tenantSlug)).slice(-limit).reverse()
    return Promise.all(names.map(async (name) => ({ name, record: await this.read(tenantSlug, name) })))
  }

  /** The last run of every feed of a dealer, newest first. */
  async listLatest(tenantSlug: string): Promise<NamedRun[]> {
    const names = await this.namesOfLatest(tenantSlug)
    return Promise.all(names.map(async (name) => ({ name, record: await this.read(tenantSlug, name) })))
  }

  /** The names of these runs. */
  async namesOfLatest(tenantSlug: string): Promise<string[]> {
    const last = new Map((await this.#names(tenantSlug)).map((name) => [describeFile(name), name]))
    return [...last.values()].sort().reverse()
  }

  /** A run by its name, by an unambiguous prefix of it, or the latest by `last`; else null. */
  async find(tenantSlug: string, name: string): Promise<NamedRun | null> {
    const runs = await this.list(tenantSlug)
    if (name === 'last') return runs.at(-1) ?? null
    const matching = runs.filter((run) => run.name.startsWith(name))
    return matching.find((run) => run.name === name) ?? (matching.length === 1 ? (matching[0] ?? null) : null)
  }

  /** The stored feed of a run. */
  open({ record }: NamedRun): FeedSource & Pick<Readable, 'destroy'> {
    const path = join(this.#folder, record.tenantSlug, record.copy)
    const unpacked = createGunzip()
    // Failures surface through the stream that is read.
    pipeline(createReadStream(path), unpacked).catch(() => undefined)
    return unpacked
  }

  /** Names of the runs, oldest first. */
  async #names(tenantSlug: string): Promise<string[]> {
    const files = (await filesIn(join(this.#folder, tenantSlug))).filter((file) => file.endsWith('.json'))
    return files.map((file) => file.slice(0, -'.json'.length)).sort()
  }

  /** A run by its whole name. @throws Error when there is none */
  async read(tenantSlug: string, name: string): Promise<RunRecord> {
    return parseRecord(await readFile(join(this.#folder, tenantSlug, `${name}.json`), 'utf8'))
  }

  /** Deletes runs, and copies that no other run refers to. */
  async #delete(tenantSlug: string, names: ReadonlySet<string>): Promise<void> {
    const folder = join(this.#folder, tenantSlug)
    await Promise.all([...names].map((name) => rm(join(folder, `${name}.json`))))
    const copies = new Set((await this.list(tenantSlug)).map(({ record }) => record.copy))
    const unused = (await filesIn(folder)).filter((file) => file.endsWith('.gz') && !copies.has(file))
    await Promise.all(unused.map((file) => rm(join(folder, file))))
  }
}

const INSTANT_LENGTH = runName({ at: '2026-01-01T00:00:00.000Z', file: '' }).length
const describeFile = (name: string) => name.slice(INSTANT_LENGTH)

// One outcome per line: a first import lists every car.
function formatRecord(record: RunRecord): string {
  if (!('outcomes' in record)) return `${JSON.stringify(record, null, 2)}\n`
  const { outcomes, ...head } = record
  const lines = outcomes.map((outcome) => `  ${JSON.stringify(outcome)}`).join(',\n')
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n "outcomes": [\n${lines}\n ]\n}\n`
}

/** Reads a record; earlier versions called rejected rows 'set aside'. */
function parseRecord(text: string): RunRecord {
  const { setAside, ...record } = JSON.parse(text)
  if (setAside === undefined) return record
  const { 'set aside': rejected, ...counts } = record.counts
  return { ...record, counts: { ...counts, rejected }, rejected: setAside }
}

function isUnchanged(record: RunRecord): boolean {
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
