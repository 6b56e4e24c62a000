import { isDeepStrictEqual } from 'node:util'
import { toCents } from '@forecourt/schemas/contract/pure'
import { type FinanceSettings, indexedFinance } from '../car/indexed-finance.ts'
import { prepareFields } from '../car/prepared-car.ts'
import type { StatedLenders } from '../car/stated-finance.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { FinanceRow } from '../diff/indexed-row.ts'
import type { StockStore } from '../index/stock-store.ts'

/** The dealer whose cars are priced anew. */
export type RepricedDealer = FinanceSettings & Pick<FeedDealer, 'slug' | 'dealerships'>

/** Cars whose finance has been looked at, of all of the dealer's. */
export type RepriceProgress = { done: number; total: number }

type RepriceStore = Pick<StockStore, 'readFinance' | 'patch' | 'settle'>

/**
 * Writes what follows from a dealer's lenders anew into its indexed cars, and nothing else of them; cars whose figures
 * stay are not written, so that a run that was interrupted is completed by the next one. The hash is cleared, so that the
 * next import compares the whole car.
 * @param options `dryRun`: counts the cars that would change
 * @throws IndexTaskError; the client's errors while the server does not answer
 */
export async function repriceStock(
  dealer: RepricedDealer,
  store: RepriceStore,
  onProgress: (progress: RepriceProgress) => void,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<RepriceProgress & { changed: number }> {
  const progress = { done: 0, total: 0 }
  let changed = 0
  for await (const { rows, total } of store.readFinance(dealer)) {
    const fields = rows.flatMap((row) => changedFinance(row, dealer))
    if (fields.length > 0 && !dryRun) await store.patch(fields)
    await store.settle()
    changed += fields.length
    progress.done += rows.length
    progress.total = Math.max(total, progress.done)
    onProgress({ ...progress })
  }
  return { ...progress, changed }
}

/** A car's finance where it differs from what its row has; [] for none. */
function changedFinance(row: FinanceRow, dealer: RepricedDealer) {
  const car = {
    make: row.make ?? '',
    dealershipSlug: row.dealership_slug ?? '',
    priceCents: toCents(row.price),
    reducedPriceCents: toCents(row.reduced_price),
    subscriptionPriceCents: toCents(row.subscription_price),
  }
  const finance = prepareFields(indexedFinance(car, dealer, statedIn(row)))
  const { lenders = null, weekly_price = null, weekly_price_range = null } = row
  if (isDeepStrictEqual(finance, { lenders, weekly_price, weekly_price_range })) return []
  return [{ id: row.id, ...finance, import_hash: '' }]
}

const statedIn = ({ lenders }: FinanceRow): StatedLenders =>
  Object.fromEntries(Object.entries(lenders ?? {}).filter(([, record]) => record.stated === true))
