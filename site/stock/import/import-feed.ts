import { dateAt } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { CarOverride } from '#db/car-overrides/car-overrides-repository.ts'
import { stepsOfHistory } from '../car/price-steps.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import { type DealerFeed, PUSH_FEED } from '../dealer/feed-manifest.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import { refuseMassRemoval } from '../diff/mass-removal.ts'
import { StockDifference } from '../diff/stock-difference.ts'
import type { FeedSource } from '../feed/feed-source.ts'
import { requireReadable } from '../feed/read-feed.ts'
import { runHistory, SeenRows } from '../history/seen-rows.ts'
import type { StockHistory } from '../history/stock-history.ts'
import { FileFindings, type Learnt } from './file-findings.ts'
import { type FeedToImport, type OnRow, type ReadRows, readCars } from './read-cars.ts'
import { type ImportRun, runName } from './runs/import-run.ts'
import { applyDifference, type ImportStore, writeCars } from './write/apply-difference.ts'
import { StreamingWriter } from './write/streaming-writer.ts'
import { WriteBuffer } from './write/write-buffer.ts'

const DAY_MS = 86_400_000

export type ImportOptions = {
  now: string
  /** Allow a run that removes more than a fifth of the stock. */
  force: boolean
  /** Report what would change without writing. */
  dryRun?: boolean
  /** Temporary file for documents that do not fit into memory. */
  bufferPath: string
  /** What staff set of the dealer's cars, by the cars' ids; nothing by default. */
  overrides?: ReadonlyMap<string, CarOverride>
  /** Earlier prices, cars that left and rejected rows; optional. */
  history?: Pick<StockHistory, 'findGone' | 'findPrices' | 'record'>
  /** Called for every row as it is read, before its outcome is known. */
  onRow?: OnRow
  /** Called before the rows are read once more, by what the whole file has taught. */
  onReread?: () => void
}

/**
 * Imports one feed by writing the difference to the dealer's indexed rows. Nothing is written before the last row has been
 * read.
 * @throws FeedUnreadableError, MassRemovalError (nothing changed), IndexTaskError
 */
export async function importFeed(
  { feed, source, dealer, reopen }: FeedToImport,
  store: ImportStore,
  { now, force, dryRun = false, bufferPath, onRow, onReread, history, overrides = new Map() }: ImportOptions,
): Promise<ImportRun> {
  const before = await withPriceSteps(await store.readRows(dealer), dealer.slug, history)
  const gone = (await history?.findGone(dealer.slug)) ?? new Map<string, IndexedRow>()
  const isStreamed = before.size === 0 && gone.size === 0 && feed.snapshot && reopen !== undefined && !dryRun
  const importer = { feed, dealer, before, gone, overrides, now, onRow, bufferPath, store, isStreamed }
  const reading = isStreamed ? await checkedSource({ feed, source, dealer, reopen }) : source
  let pass = await readPass(importer, reading, null)
  try {
    const { relearnt } = pass.read
    if (relearnt !== null && reopen !== undefined) {
      await pass.buffer.close()
      onReread?.()
      pass = await readPass(importer, reopen(), relearnt)
    }
    const { difference, seen, buffer, read } = pass
    difference.finish()
    if (!force) {
      const stock = countStock(before, feed.snapshot ? createOwnerTest(feed) : () => true)
      refuseMassRemoval(difference.lost, { stock, snapshot: feed.snapshot })
    }
    if (!dryRun) await history?.record(runHistory({ ...buildRun(feed, now), difference, before, seen }))
    await applyDifference({ tenantSlug: dealer.slug, difference, buffer, before, dryRun }, store)
    const { counts, outcomes } = difference
    const { rows, warnings, rejected } = read
    const { file, format, snapshot } = feed
    return {
      tenantSlug: dealer.slug,
      file,
      format,
      snapshot,
      at: now,
      dryRun,
      rows,
      counts,
      outcomes,
      warnings,
      rejected,
    }
  } finally {
    await pass.buffer.close()
  }
}

/**
 * A dealer's first feed removes nothing, so only an unreadable file can stop it. It is therefore read twice: first to check
 * that, then to stream its cars to the index.
 */
async function checkedSource({ feed, source, dealer, reopen }: Required<FeedToImport>): Promise<FeedSource> {
  await requireReadable({ ...feed, columns: dealer.stockColumns }, source)
  return reopen()
}

type Importer = Omit<FeedToImport, 'source'> & {
  before: ReadonlyMap<string, IndexedRow>
  gone: ReadonlyMap<string, IndexedRow>
  overrides: ReadonlyMap<string, CarOverride>
  now: string
  onRow: OnRow | undefined
  bufferPath: string
  store: ImportStore
  isStreamed: boolean
}

/** One reading of the whole file. */
type Pass = { difference: StockDifference; seen: SeenRows; buffer: WriteBuffer; read: ReadRows }

async function readPass(importer: Importer, source: FeedSource, learnt: Learnt | null): Promise<Pass> {
  const { feed, dealer, before, gone, overrides, now, onRow, bufferPath, store, isStreamed } = importer
  const owns = createOwnerTest(feed)
  const difference = new StockDifference({ before, gone, owns, snapshot: feed.snapshot })
  const seen = new SeenRows(!feed.snapshot)
  const buffer = new WriteBuffer(bufferPath)
  const writer = new StreamingWriter((batch) => writeCars(dealer.slug, batch, store))
  const findings = new FileFindings({ feed, dealer, before, owns, learnt })
  const moment = { now, shiftDays: shiftDays(feed, dealer, now) }
  try {
    const read = await readCars(
      { feed, dealer, source },
      {
        before,
        gone,
        overrides,
        moment,
        findings,
        difference,
        seen,
        onRow,
        store,
        // A pushed change does not change which snapshot owns the car.
        feedKeyOf: (earlier) =>
          (!feed.snapshot && earlier?.import_feed) || feedKey({ ...feed, file: feed.owner ?? feed.file }),
        writer: isStreamed ? writer : buffer,
      },
    )
    await writer.finish()
    return { difference, seen, buffer, read }
  } catch (error) {
    await buffer.close()
    throw error
  }
}

/** Rows that an earlier version wrote have no price steps of their own; the history knows them. */
async function withPriceSteps(
  rows: ReadonlyMap<string, IndexedRow>,
  tenantSlug: string,
  history: Pick<StockHistory, 'findPrices'> | undefined,
): Promise<ReadonlyMap<string, IndexedRow>> {
  if (history === undefined || [...rows.values()].every((row) => row.price_steps !== undefined)) return rows
  const prices = await history.findPrices(tenantSlug)
  const entries = [...rows].map(([id, row]): [string, IndexedRow] => [
    id,
    { ...row, price_steps: row.price_steps ?? stepsOfHistory(row, prices.get(id) ?? []) },
  ])
  return new Map(entries)
}

function buildRun(feed: DealerFeed, at: string) {
  const { tenantSlug, file, snapshot, siblings } = feed
  const isWhole = snapshot && siblings.length === 0
  return { tenantSlug, feed: file, isWhole, isChange: !snapshot, at, run: runName({ at, file }) }
}

const feedKey = ({ tenantSlug, file }: Pick<DealerFeed, 'tenantSlug' | 'file'>) => `${tenantSlug}/${file}`

/** A feed owns its own rows and those of files that left the manifest; never those that were only pushed. */
function createOwnerTest(feed: DealerFeed): (row: IndexedRow) => boolean {
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
