import { dateAt } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { changedFields, diffStock, type StockDiff } from '../diff/diff-stock.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import { refuseMassRemoval } from '../diff/mass-removal.ts'
import type { Outcome } from '../diff/outcome.ts'
import { readFeed } from '../feed/read-feed.ts'
import type { StockStore } from '../index/stock-store.ts'
import type { RowProblem } from '../vehicle/read-vehicle.ts'
import { prepareCars } from './prepare-cars.ts'

const DAY_MS = 86_400_000

export type ImportRun = {
  tenantSlug: string
  file: string
  /** ISO instant of the run. */
  at: string
  rows: number
  outcomes: Outcome[]
  warnings: RowProblem[]
  setAside: RowProblem[]
}

export type ImportOptions = { now: string; force: boolean }

/**
 * Reads one feed and brings its rows of the index up to date by the difference.
 * @throws FeedUnreadableError, MassRemovalError (nothing changed), IndexTaskError
 */
export async function importFeed(
  { feed, bytes, dealer }: { feed: DealerFeed; bytes: Uint8Array; dealer: FeedDealer },
  store: Pick<StockStore, 'readRows' | 'readDocuments' | 'apply'>,
  { now, force }: ImportOptions,
): Promise<ImportRun> {
  const rows = readFeed(feed.format, bytes)
  const feedKey = `${feed.tenantSlug}/${feed.file}`
  const before = await store.readRows(feedKey)
  const moment = { now, shiftDays: shiftDays(feed, dealer, now) }
  const prepared = prepareCars(rows, { dealer, feed: feedKey, codes: feed, before, moment })
  const diff = diffStock({
    before,
    after: prepared.cars,
    keptIds: prepared.keptIds,
    withdrawnIds: prepared.withdrawnIds,
    snapshot: feed.snapshot,
  })
  if (!force) refuseMassRemoval(diff.lost, countStock(before))
  const outcomes = await nameChanges(diff, before, store)
  await store.apply(diff)
  const setAside = prepared.setAside.map(({ stocknum }): Outcome => ({ kind: 'set aside', id: '', stocknum }))
  return {
    tenantSlug: feed.tenantSlug,
    file: feed.file,
    at: now,
    rows: prepared.rows,
    outcomes: [...outcomes, ...setAside],
    warnings: prepared.warnings,
    setAside: prepared.setAside,
  }
}

async function nameChanges(
  diff: StockDiff,
  before: ReadonlyMap<string, IndexedRow>,
  store: Pick<StockStore, 'readDocuments'>,
): Promise<Outcome[]> {
  const written = new Map(diff.put.map((document) => [document.id, document]))
  const changed = diff.put.filter(({ id }) => before.has(id)).map(({ id }) => id)
  const documents = await store.readDocuments(changed)
  return diff.outcomes.map((outcome) => {
    const [earlier, later] = [documents.get(outcome.id), written.get(outcome.id)]
    return earlier && later ? { ...outcome, fields: changedFields(earlier, JSON.parse(later.json)) } : outcome
  })
}

function countStock(before: ReadonlyMap<string, IndexedRow>): number {
  return [...before.values()].filter(({ status = '' }) => isAvailable({ status })).length
}

function shiftDays(feed: DealerFeed, dealer: FeedDealer, now: string): number {
  if (feed.datesAsOf === undefined) return 0
  return Math.round((Date.parse(dateAt(now, dealer.timeZone)) - Date.parse(feed.datesAsOf)) / DAY_MS)
}
