// A stock file that somebody brings in the Studio: read by the import without writing, or imported.
import { extname } from 'node:path'
import type { StockFeed } from '@forecourt/schemas/contract'
import type { BroughtFile, BroughtOutcome } from '#app/integrations/stock-files.ts'
import { withChosenFeed } from '../dealer/chosen-feed.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import { type DealerFeed, matchFeed } from '../dealer/feed-manifest.ts'
import { type FeedRow, FeedUnreadableError } from '../feed/feed-row.ts'
import { fileSource } from '../feed/feed-source.ts'
import type { OnRow } from '../import/read-cars.ts'
import { ImportBusyError } from '../import/runs/import-busy.ts'
import { type ImportTarget, runImport } from '../import/runs/run-import.ts'
import { describeColumns, listAbsent } from '../report/columns/columns-report.ts'
import { readBeginning } from '../report/columns/file-sample.ts'
import { asShopperSees, columnReads, count, sortProblems } from '../report/columns/try-columns.ts'
import { type Packing, withUnpacked } from '../unpack/unpack-file.ts'
import { type FoundFormat, findFormat } from './find-format.ts'

const MOST_CARS = 3
const MOST_PROBLEMS = 20

/** What the worker does with a file; serialisable. */
export type BringJob = {
  bring: 'read' | 'use'
  /** With the columns that somebody chose for this file. */
  dealer: FeedDealer
  /** The dealer's feeds before. */
  feeds: readonly DealerFeed[]
  /** As the file is called on the person's machine. */
  name: string
  /** Path of its bytes. */
  body: string
  /** ISO instant of the run. */
  now: string
  /** Even when more than a fifth of the stock would be removed. */
  force: boolean
}

/** Where a file is imported, and how long it waits for an import of the dealer in another process. */
export type BringPlace = ImportTarget & { waitMs?: number }

/** Reads or imports a file. @throws unexpected errors, and those of an index that is away */
export async function bringFile(job: BringJob, place: BringPlace): Promise<BroughtOutcome> {
  try {
    return await withUnpacked(job.body, (plain, packing) => readFile({ ...job, body: plain }, packing, place))
  } catch (error) {
    if (error instanceof ImportBusyError) return { busy: true }
    if (error instanceof FeedUnreadableError) return { refused: error.message }
    throw error
  }
}

async function readFile(
  job: BringJob,
  packing: Packing,
  { waitMs = 0, ...place }: BringPlace,
): Promise<BroughtFile> {
  const { bring, dealer, feeds, name, body, now, force } = job
  const found = await findFormat(body, dealer.stockColumns)
  const stockFeed = nameFeed(found, feeds, name)
  const feed = findFeed(feeds, dealer.slug, stockFeed)
  const sample = await readBeginning(feed, fileSource(body))
  const rows = new BroughtRows()
  const isRead = bring === 'read'
  const run = await runImport({ feed, source: fileSource(body), dealer }, place, {
    now,
    force,
    dryRun: isRead,
    waitMs,
    onRow: rows.onRow,
    onReread: rows.clear,
  })
  const isFixed = feed.format === 'csn-dto'
  const columns = isFixed ? [] : describeColumns(sample, dealer.stockColumns)
  const trial = { dealer, columns: dealer.stockColumns, now }
  return {
    feed: stockFeed,
    packing,
    encoding: found.encoding,
    headerLine: sample.header?.line ?? null,
    columns,
    absent: listAbsent(columns, dealer.stockColumns),
    reads: isFixed ? [] : columnReads(sample, trial),
    hasFormulas: sample.rows.some(hasFormula),
    ...rows.summary(),
    counts: 'refused' in run ? null : run.counts,
    refused: 'refused' in run ? run.refused : '',
    mayForce: 'refused' in run && run.stopped === true,
  }
}

/** The file as the settings describe it: as the dealer's feed of that name, its only feed, or a new one. */
function nameFeed(found: FoundFormat, feeds: readonly DealerFeed[], name: string): StockFeed {
  const known = matchFeed(feeds, name)
  if (known === null && feeds.length > 0) {
    const names = feeds.map(({ file }) => file).join(', ')
    throw new FeedUnreadableError(
      `You have several stock files. Name this one like the file it replaces: ${names}.`,
    )
  }
  const { encoding: _, ...format } = found
  return { file: known?.file ?? plainName(name), ...format }
}

/** `Stock list (2).csv` as `stock-list-2.csv`. */
function plainName(name: string): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  const extension = extname(name)
  const stem = plain(name.slice(0, name.length - extension.length)).slice(0, 60)
  return [stem || 'stock', plain(extension).slice(0, 8)].filter(Boolean).join('.')
}

function findFeed(feeds: readonly DealerFeed[], slug: string, chosen: StockFeed): DealerFeed {
  const feed = withChosenFeed(feeds, slug, chosen).find(({ file }) => file === chosen.file)
  if (feed === undefined) throw new Error(`There is no feed ${chosen.file}.`)
  return feed
}

/** Spreadsheets work such a value out; here it is words. */
function hasFormula({ fields }: FeedRow): boolean {
  return [...fields.values()].some((value) => typeof value === 'string' && /^[=@][A-Za-z"(+]/.test(value))
}

/** What the rows of a file come to. */
class BroughtRows {
  #rows = 0
  #listed = 0
  #cars: BroughtFile['cars'] = []
  #problems: Parameters<typeof count>[0] = new Map()

  readonly onRow: OnRow = (_line, row) => {
    this.#rows += 1
    if (row.kind === 'rejected') count(this.#problems, 'rejected', row.problem)
    if (row.kind !== 'car') return
    this.#listed += 1
    for (const warning of row.warnings) count(this.#problems, 'warning', warning)
    if (this.#cars.length < MOST_CARS) this.#cars.push(asShopperSees(row.car.json))
  }

  readonly clear = () => {
    this.#rows = 0
    this.#listed = 0
    this.#cars = []
    this.#problems = new Map()
  }

  summary(): Pick<BroughtFile, 'rows' | 'listed' | 'cars' | 'problems'> {
    const problems = sortProblems(this.#problems.values()).slice(0, MOST_PROBLEMS)
    return { rows: this.#rows, listed: this.#listed, cars: this.#cars, problems }
  }
}
