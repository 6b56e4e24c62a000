import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type DealerFeed, matchFeed } from '../dealer/feed-manifest.ts'
import { acceptedNothing, type ImportRun, runName } from '../import/runs/import-run.ts'
import type { RefusedRun, RunRecords } from '../import/runs/run-record.ts'
import { differenceLines, summaryLine } from '../import/runs/run-report.ts'
import { DropFolder, type FileOutcome, type PendingFile } from './drop-folder.ts'

/** A file is complete when it has not changed for this long. */
export const SETTLE_MS = 4_000
/** Delay after a temporary failure of a dealer's folder. */
const RETRY_DELAY_MS = 10_000

export type StockWatchOptions = {
  /** Folder with one drop folder per dealer. */
  folder: string
  listFeeds: (slug: string) => Promise<readonly DealerFeed[]>
  /** Imports a file as a feed; null for an unknown dealer. Throws temporary failures. */
  importFile: (feed: DealerFeed, path: string, now: string) => Promise<ImportRun | RefusedRun | null>
  records: Pick<RunRecords, 'find'>
  clock: () => number
  log: (line: string) => void
}

type Seen = { fingerprint: string; since: number }

/** Imports files from the dealers' drop folders: each once, oldest first. */
export class StockWatch {
  readonly #options: StockWatchOptions
  readonly #seen = new Map<string, Seen>()
  readonly #retryAt = new Map<string, number>()
  #isUnreadable = false
  #lastRun = 0

  constructor(options: StockWatchOptions) {
    this.#options = options
  }

  /** Checks every dealer's folder once and imports complete files. */
  async poll(): Promise<void> {
    for (const name of await this.#listDealers()) {
      if (this.#options.clock() < (this.#retryAt.get(name) ?? 0)) continue
      try {
        await this.#pollDealer(name)
      } catch (error) {
        // A failure affects this dealer only; the file stays and is retried.
        this.#retryAt.set(name, this.#options.clock() + RETRY_DELAY_MS)
        this.#options.log(`${name}: ${(error as Error).message} Retrying.`)
      }
    }
  }

  async #listDealers(): Promise<string[]> {
    try {
      const entries = await readdir(this.#options.folder, { withFileTypes: true })
      this.#isUnreadable = false
      return entries
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
    } catch (error) {
      // A network folder may be unavailable for a while; reported once.
      if (!this.#isUnreadable)
        this.#options.log(`${this.#options.folder} cannot be read: ${(error as Error).message}`)
      this.#isUnreadable = true
      return []
    }
  }

  async #pollDealer(slug: string): Promise<void> {
    const drop = new DropFolder(join(this.#options.folder, slug))
    await drop.open()
    for (const { name, at } of await drop.listTaken()) await this.#resume(slug, drop, name, at)
    for (const waiting of await drop.list()) {
      const taken = this.#isWhole(slug, waiting) ? await drop.take(waiting.name) : null
      if (taken !== null) await this.#import(slug, drop, taken)
    }
  }

  #isWhole(slug: string, { name, fingerprint }: PendingFile): boolean {
    const key = `${slug}/${name}`
    const now = this.#options.clock()
    const seen = this.#seen.get(key)
    if (seen?.fingerprint !== fingerprint) {
      this.#seen.set(key, { fingerprint, since: now })
      return false
    }
    if (now - seen.since < SETTLE_MS) return false
    this.#seen.delete(key)
    return true
  }

  /** Archives a file whose run was recorded before a crash, or imports it. */
  async #resume(slug: string, drop: DropFolder, name: string, at: string | null): Promise<void> {
    const feed = matchFeed(await this.#options.listFeeds(slug), name)
    const known = at && feed ? await this.#options.records.find(slug, runName({ at, file: feed.file })) : null
    if (known === null) return this.#import(slug, drop, name)
    await this.#archive(drop, name, known.record)
  }

  async #import(slug: string, drop: DropFolder, name: string): Promise<void> {
    const feeds = await this.#options.listFeeds(slug)
    const feed = matchFeed(feeds, name)
    const at = this.#nextRunTime()
    if (feed === null) return this.#fail(drop, name, at, `${slug}: ${unknownFeedMessage(feeds, name)}`)
    await drop.markStarted(name, at)
    const fingerprint = await drop.fingerprintOfTaken(name)
    const run = await this.#options.importFile(feed, drop.getPath(name), at)
    if (run === null)
      return this.#fail(drop, name, at, `${slug}: there is no such dealer in the content lake.`)
    if ('refused' in run && (await drop.fingerprintOfTaken(name)) !== fingerprint) {
      this.#options.log(`${slug}: ${name} is still being written`)
      return drop.putBack(name)
    }
    await this.#archive(drop, name, run)
  }

  async #archive(drop: DropFolder, name: string, run: ImportRun | RefusedRun): Promise<void> {
    const outcome: FileOutcome = 'refused' in run || acceptedNothing(run) ? 'failed' : 'done'
    this.#options.log(`${name} → ${outcome}. ${summaryLine(run)}`)
    const report = [`Run ${runName(run)}`, ...differenceLines(run), ''].join('\n')
    await drop.archive(name, outcome, { at: run.at, report })
  }

  async #fail(drop: DropFolder, name: string, at: string, why: string): Promise<void> {
    this.#options.log(`${name} → failed. ${why}`)
    await drop.archive(name, 'failed', { at, report: `${why}\n` })
  }

  /** The run's time; unique, because it is part of the run's name. */
  #nextRunTime(): string {
    this.#lastRun = Math.max(this.#options.clock(), this.#lastRun + 1)
    return new Date(this.#lastRun).toISOString()
  }
}

function unknownFeedMessage(feeds: readonly DealerFeed[], name: string): string {
  if (feeds.length === 0) return 'it has no feeds (no stock/manifest.json).'
  return `which feed is ${name}? Name the file like one of: ${feeds.map(({ file }) => file).join(', ')}.`
}
