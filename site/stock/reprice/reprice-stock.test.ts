import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { FinanceRow } from '../diff/indexed-row.ts'
import { importFeed } from '../import/import-feed.ts'
import { StockStore } from '../index/stock-store.ts'
import { largeFeedSource } from '../testing/large-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import {
  feedBytes,
  sampleBufferPath,
  sampleDealer,
  sampleFeed,
  sampleImport,
  sampleVehicle,
} from '../testing/sample-dealer.ts'
import { startSearchServer } from '../testing/search-server.ts'
import { financeFingerprint } from './finance-fingerprint.ts'
import { repriceDealer } from './reprice-job.ts'
import { repriceStock } from './reprice-stock.ts'

const NOW = '2026-07-10T02:00:00.000Z'
const options = { now: NOW, force: true, bufferPath: sampleBufferPath }
const [lender] = sampleDealer.lenders
if (lender === undefined) throw new Error('the sample dealer has no lender')

const withLender = (change: object): FeedDealer => ({ ...sampleDealer, lenders: [{ ...lender, ...change }] })

/** A store with these vehicles, priced by the sample dealer's lender. */
async function createStock(...vehicles: Record<string, unknown>[]) {
  const store = new MemoryStore()
  await importFeed(sampleImport(feedBytes(vehicles)), store, options)
  store.writes = 0
  return store
}

/** The finance of a car as an import by another dealer's settings writes it. */
async function importedBy(dealer: FeedDealer, vehicle: Record<string, unknown>) {
  const store = new MemoryStore()
  await importFeed({ ...sampleImport(feedBytes([vehicle])), dealer }, store, options)
  return readFinance(store)
}

/** null for what the index does not have. */
function readFinance(store: MemoryStore) {
  const [document] = store.documents.values()
  const { lenders = null, weekly_price = null, weekly_price_range = null } = document as FinanceRow
  return { lenders, weekly_price, weekly_price_range }
}

describe('stock that is priced anew', () => {
  it.each([
    ['another rate', withLender({ interestRate: 15 })],
    ['another fee, paid on top', withLender({ establishmentFeeCents: 130_000, feeMethod: 'onTop' })],
    ['another name', withLender({ provider: 'Angle' })],
    ['a lender for another dealership alone', withLender({ dealershipSlugs: ['somewhere-south'] })],
    ['no provider', { ...sampleDealer, financeProvider: '' }],
    ['no lender', { ...sampleDealer, lenders: [] }],
    ['its make hidden', { ...sampleDealer, financeHidden: { dealershipSlugs: [], makes: ['Maker'] } }],
    ['other bounds of the filter', { ...sampleDealer, weeklyPriceBounds: [90, 180] }],
  ])('has with %s what an import would write', async (_what, dealer) => {
    const store = await createStock(sampleVehicle())
    await repriceStock(dealer, store, () => {})
    expect(readFinance(store)).toEqual(await importedBy(dealer, sampleVehicle()))
  })

  it('has no weekly price of a loan where the car’s subscription is shown', async () => {
    const vehicle = sampleVehicle({ subscription_price: 289 })
    const store = await createStock(vehicle)
    expect(readFinance(store).weekly_price).toBe(144)
    const dealer = { ...sampleDealer, offersSubscriptions: true }
    await repriceStock(dealer, store, () => {})
    expect(readFinance(store)).toMatchObject({ weekly_price: null, weekly_price_range: null })
    expect(readFinance(store)).toEqual(await importedBy(dealer, vehicle))
  })

  it('is not written where nothing changes, and reports how far it is', async () => {
    const store = await createStock(sampleVehicle(), sampleVehicle({ stocknum: 'A2', dapprice: '' }))
    const reports: unknown[] = []
    const run = await repriceStock(sampleDealer, store, (progress) => reports.push(progress))
    expect(run).toEqual({ done: 2, total: 2, changed: 0 })
    expect(reports).toEqual([{ done: 2, total: 2 }])
    expect(store.writes).toBe(0)
  })

  it('keeps the figures that a lender stated for the car, and everything else of it', async () => {
    const stated = { interestRate: 7, comparisonRate: 7.5, paymentWeek: 99, financeProvider: 'Manual' }
    const store = await createStock(sampleVehicle({ lenders: { Manual: stated } }))
    const before = readFinance(store)
    const [document] = store.documents.values()
    await repriceStock(withLender({ interestRate: 15 }), store, () => {})
    expect(readFinance(store)).toEqual(before)
    const [after] = store.documents.values()
    expect({ ...after, import_hash: '' }).toEqual({ ...document, import_hash: '' })
  })

  it('of another dealer is left alone', async () => {
    const store = await createStock(sampleVehicle())
    const run = await repriceStock(
      { ...withLender({ interestRate: 15 }), slug: 'elsewhere' },
      store,
      () => {},
    )
    expect(run.changed).toBe(0)
  })

  it.each([
    ['a rate', withLender({ interestRate: 15 })],
    ['finance that is switched off', { ...sampleDealer, financeProvider: '' }],
  ])(
    'is the same for the next import of the same feed, which reports no change: %s',
    async (_what, dealer) => {
      const store = await createStock(sampleVehicle())
      await repriceStock(dealer, store, () => {})
      const { counts } = await importFeed(
        { ...sampleImport(feedBytes([sampleVehicle()])), dealer },
        store,
        options,
      )
      expect(counts).toMatchObject({ changed: 0, unchanged: 1 })
    },
  )
})

it('the fingerprint of a dealer’s finance changes with what prices depend on, and with nothing else', () => {
  const print = financeFingerprint(sampleDealer)
  const moved: FeedDealer = { ...sampleDealer, locations: [] }
  expect(financeFingerprint(moved)).toBe(print)
  for (const other of [
    withLender({ interestRate: 15 }),
    withLender({ monthlyFeeCents: 500 }),
    { ...sampleDealer, financeProvider: '' },
    { ...sampleDealer, weeklyPriceBounds: [90] },
    { ...sampleDealer, financeHidden: { dealershipSlugs: ['somewhere-north'], makes: [] } },
  ])
    expect(financeFingerprint(other)).not.toBe(print)
})

const CARS = process.env.FORECOURT_FULL ? 20_000 : 2_000

describe(`${CARS} cars in the search server`, async () => {
  const search = await startSearchServer()
  afterAll(() => search.stop())
  const index = { host: search.host, apiKey: search.masterKey, indexUid: 'Car_test' }

  it('before the first import there is nothing to price, and the work is left for later', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-reprice-'))
    const place = { store: new StockStore({ ...index, indexUid: 'Car_none' }), folder }
    expect(await repriceDealer({ reprice: sampleDealer }, place, () => {})).toEqual({
      later: 'there is no index yet',
    })
  })

  it('are priced anew in ten seconds', async () => {
    const store = new StockStore(index)
    await store.prepare()
    await importFeed(
      { feed: sampleFeed, source: largeFeedSource(CARS), dealer: sampleDealer },
      store,
      options,
    )
    const since = performance.now()
    const run = await repriceStock(withLender({ interestRate: 15 }), store, () => {})
    const seconds = (performance.now() - since) / 1_000
    expect(run).toMatchObject({ done: CARS, total: CARS })
    expect(run.changed).toBeGreaterThan(CARS / 2)
    expect(seconds).toBeLessThan(10)
    // Nothing to change: an import that waits for the lock meanwhile is held up for no longer than a moment.
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-reprice-'))
    const place = { store: new StockStore(index), folder }
    const progress: unknown[] = []
    const again = await repriceDealer({ reprice: withLender({ interestRate: 15 }) }, place, (each) =>
      progress.push(each),
    )
    expect(again).toMatchObject({ changed: 0, total: CARS })
    expect(progress).toEqual([])
  }, 120_000)
})
