import { dateAt } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { stepsOfHistory } from '../car/price-steps.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import { type DealerFeed, PUSH_FEED } from '../dealer/feed-manifest.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import { refuseMassRemoval } from '../diff/mass-removal.ts'
import { StockDifference } from '../diff/stock-difference.ts'
import type { FeedRow } from '../feed/feed-row.ts'
import type { FeedSource } from '../feed/feed-source.ts'
import { nearNames } from '../feed/near-names.ts'
import { readFeed, requireReadable } from '../feed/read-feed.ts'
import { runHistory, SeenRows } from '../history/seen-rows.ts'
import type { StockHistory } from '../history/stock-history.ts'
import { feedFieldName, type RowProblem } from '../vehicle/read-vehicle.ts'
import { requireColumns } from '../vehicle/required-fields.ts'
import { addProblem, emptyProblems, type ImportRun, runName } from './runs/import-run.ts'
import { RowValidator, type ValidatedRow } from './validate-row.ts'
import { applyDifference, type ImportStore, writeCars } from './write/apply-difference.ts'
import { StreamingWriter } from './write/streaming-writer.ts'
import { WriteBuffer } from './write/write-buffer.ts'

const DAY_MS = 86_400_000

export type FeedToImport = {
  feed: DealerFeed
  source: FeedSource
  dealer: FeedDealer
  /** Opens the same bytes again, once all of `source` has been read. */
  reopen?: () => FeedSource
}

export type ImportOptions = {
  now: string
  /** Allow a run that removes more than a fifth of the stock. */
  force: boolean
  /** Report what would change without writing. */
  dryRun?: boolean
  /** Temporary file for documents that do not fit into memory. */
  bufferPath: string
  /** Earlier prices, cars that left and rejected rows; optional. */
  history?: Pick<StockHistory, 'findGone' | 'findPrices' | 'record'>
  /** Called for every row as it is read, before its outcome is known. */
  onRow?: OnRow
}

export type OnRow = (line: number, validated: ValidatedRow) => void

/**
 * Imports one feed by writing the difference to the dealer's indexed rows. Nothing is written before the last row has been
 * read.
 * @throws FeedUnreadableError, MassRemovalError (nothing changed), IndexTaskError
 */
export async function importFeed(
  { feed, source, dealer, reopen }: FeedToImport,
  store: ImportStore,
  { now, force, dryRun = false, bufferPath, onRow, history }: ImportOptions,
): Promise<ImportRun> {
  const before = withPriceSteps(await store.readRows(dealer), dealer.slug, history)
  const gone = history?.findGone(dealer.slug) ?? new Map<string, IndexedRow>()
  const owns = ownerOf(feed)
  const difference = new StockDifference({ before, gone, owns, snapshot: feed.snapshot })
  const buffer = new WriteBuffer(bufferPath)
  const seen = new SeenRows(!feed.snapshot)
  const state = { before, gone, now, difference, seen, onRow }
  try {
    const isFirst = before.size === 0 && gone.size === 0 && feed.snapshot
    const read =
      isFirst && reopen !== undefined && !dryRun
        ? await readFirst({ feed, source, dealer, reopen }, store, state)
        : await readCars({ feed, source, dealer }, { ...state, writer: buffer })
    difference.finish()
    if (!force) {
      const stock = countStock(before, feed.snapshot ? owns : () => true)
      refuseMassRemoval(difference.lost, { stock, snapshot: feed.snapshot })
    }
    if (!dryRun) history?.record(runHistory({ ...runOf(feed, now), difference, before, seen }))
    await applyDifference({ tenantSlug: dealer.slug, difference, buffer, before, dryRun }, store)
    const { counts, outcomes } = difference
    const { file, format, snapshot } = feed
    return { tenantSlug: dealer.slug, file, format, snapshot, at: now, dryRun, counts, outcomes, ...read }
  } finally {
    await buffer.close()
  }
}

/** Rows that an earlier version wrote have no price steps of their own; the history knows them. */
function withPriceSteps(
  rows: ReadonlyMap<string, IndexedRow>,
  tenantSlug: string,
  history: Pick<StockHistory, 'findPrices'> | undefined,
): ReadonlyMap<string, IndexedRow> {
  if (history === undefined || [...rows.values()].every((row) => row.price_steps !== undefined)) return rows
  const prices = history.findPrices(tenantSlug)
  const entries = [...rows].map(([id, row]): [string, IndexedRow] => [
    id,
    { ...row, price_steps: row.price_steps ?? stepsOfHistory(row, prices.get(id) ?? []) },
  ])
  return new Map(entries)
}

type ImportState = {
  before: ReadonlyMap<string, IndexedRow>
  now: string
  difference: StockDifference
  gone: ReadonlyMap<string, IndexedRow>
  seen: SeenRows
  onRow: OnRow | undefined
}

/**
 * A dealer's first feed removes nothing, so only an unreadable file can stop it. It is therefore read twice: first to check
 * that, then to stream its cars to the index.
 */
async function readFirst(
  { feed, source, dealer, reopen }: Required<FeedToImport>,
  store: ImportStore,
  state: ImportState,
): Promise<ReadRows> {
  await requireReadable({ ...feed, columns: dealer.stockColumns }, source)
  const writer = new StreamingWriter((batch) => writeCars(dealer.slug, batch, store))
  const read = await readCars({ feed, source: reopen(), dealer }, { ...state, writer })
  await writer.finish()
  return read
}

type ReadRows = Pick<ImportRun, 'rows' | 'warnings' | 'rejected'>

/** Validates every row and passes it to the difference, the writer and the lists of problems. */
async function readCars(
  { feed, source, dealer }: FeedToImport,
  { before, gone, now, difference, writer, seen, onRow }: ImportState & { writer: Pick<WriteBuffer, 'add'> },
): Promise<ReadRows> {
  const result = { rows: 0, warnings: emptyProblems(), rejected: emptyProblems() }
  const validator = new RowValidator({
    ...{ dealer, codes: feed, before, gone, isChange: !feed.snapshot },
    // A pushed change does not change which snapshot owns the car.
    feedKeyOf: (earlier) =>
      (!feed.snapshot && earlier?.import_feed) || feedKey({ ...feed, file: feed.owner ?? feed.file }),
    moment: { now, shiftDays: shiftDays(feed, dealer, now) },
  })
  const how = { ...feed, columns: dealer.stockColumns }
  const checkColumns = (header: FeedRow) => {
    requireColumns(header)
    for (const problem of nearNameProblems(header)) {
      addProblem(result.warnings, problem)
      seen.addWarning(problem)
    }
  }
  for await (const row of readFeed(how, source, checkColumns)) {
    result.rows += 1
    const validated = validator.validateRow(row)
    onRow?.(row.line, validated)
    seen.add(validated)
    if (validated.kind === 'withdrawn') difference.addWithdrawn(validated.id)
    else if (validated.kind === 'rejected') {
      difference.addRejected(validated.ids)
      addProblem(result.rejected, validated.problem)
    } else {
      for (const warning of validated.warnings) addProblem(result.warnings, warning)
      if (!difference.addCar(validated.car)) continue
      const written = writer.add(validated.car)
      if (written !== undefined) await written
    }
  }
  return result
}

/** Columns of a table that are not read although a field without a column has nearly their name. */
function nearNameProblems(header: FeedRow): RowProblem[] {
  return nearNames(header).map(({ column, field }) => ({
    ...{ line: header.line, stocknum: '', field: feedFieldName(field) },
    reason: `may be the column "${column}", which is not read; choose it in the Studio (Stock, Columns)`,
  }))
}

function runOf(feed: DealerFeed, at: string) {
  const { tenantSlug, file, snapshot, siblings } = feed
  const isWhole = snapshot && siblings.length === 0
  return { tenantSlug, feed: file, isWhole, isChange: !snapshot, at, run: runName({ at, file }) }
}

const feedKey = ({ tenantSlug, file }: Pick<DealerFeed, 'tenantSlug' | 'file'>) => `${tenantSlug}/${file}`

/** A feed owns its own rows and those of files that left the manifest; never those that were only pushed. */
function ownerOf(feed: DealerFeed): (row: IndexedRow) => boolean {
  const others = new Set(
    [...feed.siblings, PUSH_FEED].map((file) => feedKey({ tenantSlug: feed.tenantSlug, file })),
  )
  return ({ import_feed = '' }) => import_feed === feedKey(feed) || !others.has(import_feed)
}

function countStock(before: ReadonlyMap<string, IndexedRow>, counts: (row: IndexedRow) => boolean): number {
  return [...before.values()].filter((row) => isAvailable({ status: row.status ?? '' }) && counts(row)).length
}

function shiftDays(feed: DealerFeed, dealer: FeedDealer, now: string): number {
  if (feed.datesAsOf === undefined) return 0
  return Math.round((Date.parse(dateAt(now, dealer.timeZone)) - Date.parse(feed.datesAsOf)) / DAY_MS)
}
