import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { bothDatabases } from '#db/testing/both-databases.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { importFeed } from '../import/import-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { StockHistory } from './stock-history.ts'

const ID = 'somewhere_a1'
const day = (number: number) =>
  new Date(Date.parse('2026-06-30T02:00:00.000Z') + number * 86_400_000).toISOString()

describe.each(await bothDatabases())('the history in %s', (_name, openDatabase) => {
  let store: MemoryStore
  let db: Database
  let history: StockHistory
  beforeEach(async () => {
    store = new MemoryStore()
    db = await openDatabase()
    history = new StockHistory(db)
  })

  function importThese(vehicles: readonly unknown[], now: string, feed: Partial<DealerFeed> = {}) {
    return importFeed(sampleImport(feedBytes(vehicles), feed), store, {
      now,
      force: true,
      bufferPath: sampleBufferPath,
      history,
    })
  }
  const car = () => store.documents.get(ID)

  describe('prices', () => {
    it('of a car are stored per change, newest first, and once when a run is repeated', async () => {
      await importThese([sampleVehicle({ dapprice: 30_000 })], day(1))
      await importThese([sampleVehicle({ dapprice: 27_000 })], day(2))
      store.documents.set(ID, { ...store.documents.get(ID), id: ID, price: 30_000, import_hash: '' })
      await importThese([sampleVehicle({ dapprice: 27_000 })], day(3))
      await importThese([sampleVehicle({ dapprice: 'POA', egcprice: '' })], day(4))
      expect(await history.listPrices(ID)).toMatchObject([
        { at: day(4), before: 27_000, after: null },
        { at: day(2), run: '2026-07-02T02-00-00-000Z-feed.json', before: 30_000, after: 27_000 },
      ])
    })

    it('are in the car’s document, from the history where an earlier version wrote it', async () => {
      await importThese([sampleVehicle({ dapprice: 30_000 })], day(1))
      await importThese([sampleVehicle({ dapprice: 27_000 })], day(2))
      const steps = [
        { at: day(1), price: 30_000 },
        { at: day(2), price: 27_000 },
      ]
      expect(car()?.price_steps).toEqual(steps)
      const { price_steps: _none, ...older } = store.documents.get(ID) ?? {}
      store.documents.set(ID, { ...older, id: ID, import_hash: '' })
      await importThese([sampleVehicle({ dapprice: 27_000 })], day(3))
      expect(car()?.price_steps).toEqual(steps)
      expect((await history.findPrices('somewhere')).get(ID)).toHaveLength(1)
      expect((await history.findPrices('some')).size).toBe(0)
    })

    it('of a car are limited to the last fifty changes', async () => {
      for (let change = 0; change < 60; change += 1) {
        await history.record({
          tenantSlug: 'somewhere',
          feed: 'feed.json',
          isWhole: true,
          isChange: false,
          run: '',
          at: day(change + 1),
          gone: [],
          returned: [],
          problems: [],
          stocknums: [],
          prices: [{ id: ID, before: change, after: change + 1 }],
        })
      }
      const prices = await history.listPrices(ID)
      expect(prices).toHaveLength(50)
      expect([prices[0]?.after, prices.at(-1)?.after]).toEqual([60, 11])
    })
  })

  describe('a car that leaves and returns', () => {
    const other = sampleVehicle({ stocknum: 'B1' })

    it('keeps its first date, earlier price and sold date', async () => {
      await importThese([sampleVehicle(), other], day(1))
      await importThese([sampleVehicle({ dapprice: 27_000 }), other], day(2))
      await importThese([other], day(3))
      await importThese([sampleVehicle({ dapprice: 27_000 }), other], day(4))
      expect(car()).toMatchObject({ created_at: day(1), before_price: 30_000 })
      await importThese([sampleVehicle({ status: 'Sold' }), other], day(5))
      await importThese([other], day(6))
      await importThese([sampleVehicle({ status: 'Sold' }), other], day(7))
      expect(car()?.sold_date_timestamp).toBe(Date.parse(day(5)) / 1_000)
    })

    it('gets a warning when its odometer went back meanwhile', async () => {
      await importThese([sampleVehicle({ odometer: 90_000 }), other], day(1))
      await importThese([other], day(2))
      const run = await importThese([sampleVehicle({ odometer: 40_000 }), other], day(3))
      expect(run.warnings.first).toMatchObject([
        { field: 'km', reason: 'the odometer went back from 90000 to 40000 km' },
      ])
    })

    it('is a different car if its VIN, or else its name, differs', async () => {
      const [first, second] = ['6T1BF3FK30X000001', '6T1BF3FK30X000002']
      await importThese([sampleVehicle({ vin: first }), other], day(1))
      await importThese([other], day(2))
      await importThese([sampleVehicle({ vin: second }), other], day(3))
      expect(car()?.created_at).toBe(day(3))
      await importThese([other], day(4))
      await importThese([sampleVehicle({ model: 'Walker' }), other], day(5))
      expect(car()?.created_at).toBe(day(5))
    })

    it('is listed as gone with the run that removed it, until it returns', async () => {
      await importThese([sampleVehicle(), other], day(1))
      await importThese([other], day(2))
      expect(await history.listGone('somewhere', 'a1')).toMatchObject([
        { at: day(2), run: '2026-07-02T02-00-00-000Z-feed.json', row: { name: '2020 Maker Runner Sport' } },
      ])
      await importThese([sampleVehicle(), other], day(3))
      expect(await history.listGone('somewhere', 'A1')).toEqual([])
    })
  })

  describe('a rejected row', () => {
    const bad = sampleVehicle({ stocknum: 'K 1', model: '' })

    it('is found by its stock number in any spelling, until a later list corrects it', async () => {
      await importThese([sampleVehicle({ dealercomments: 'Call 0412 345 678' }), bad], day(1))
      expect(await history.listCarProblems('somewhere', 'k-1')).toMatchObject([
        { kind: 'rejected', feed: 'feed.json', line: 2, stocknum: 'K 1', field: 'model', at: day(1) },
      ])
      expect(await history.listProblems('somewhere', 'warning', 9)).toMatchObject([
        { stocknum: 'A1', field: 'comments' },
      ])
      await importThese([sampleVehicle()], day(2))
      expect(await history.countProblems('somewhere', 'rejected')).toBe(0)
      expect(await history.countProblems('somewhere', 'warning')).toBe(0)
    })

    it('remains when a change has other rows, and is cleared when it has this one', async () => {
      await importThese([sampleVehicle(), bad], day(1))
      const change = { snapshot: false, file: 'push' }
      await importThese([sampleVehicle({ dapprice: 1 })], day(2), change)
      expect(await history.countProblems('somewhere', 'rejected')).toBe(1)
      await importThese([{ ...bad, model: 'Runner' }], day(3), change)
      expect(await history.countProblems('somewhere', 'rejected')).toBe(0)
    })

    it('of one feed does not affect another feed’s rows', async () => {
      const feeds = [
        { file: 'feed.json', siblings: ['more.json'] },
        { file: 'more.json', siblings: ['feed.json'] },
      ]
      await importThese([bad], day(1), feeds[0])
      await importThese([sampleVehicle({ stocknum: 'M1' })], day(1), feeds[1])
      expect(await history.countProblems('somewhere', 'rejected')).toBe(1)
    })
  })

  it('a dry run stores nothing; a stored history is read by the next process', async () => {
    const broken = () => sampleImport(feedBytes([{ stocknum: 'A1' }]))
    const options = { now: day(1), force: false, bufferPath: sampleBufferPath, history }
    await importFeed(broken(), store, { ...options, dryRun: true })
    expect(await history.countProblems('somewhere', 'rejected')).toBe(0)
    await importFeed(broken(), store, options)
    expect(await new StockHistory(db).countProblems('somewhere', 'rejected')).toBe(1)
  })

  it('what a broken file has of zero bytes is stored without them', async () => {
    await importThese([sampleVehicle({ stocknum: 'Z\0 1', model: '' })], day(1))
    expect(await history.listProblems('somewhere', 'rejected', 9)).toMatchObject([{ stocknum: 'Z 1' }])
  })

  it('a run of many thousand rows is stored in parts', async () => {
    const at = day(1)
    const numbers = Array.from({ length: 1_203 }, (_none, index) => `N${index}`)
    const id = (number: string) => `somewhere_${number.toLowerCase()}`
    const of = { tenantSlug: 'somewhere', feed: 'feed.json', isWhole: true, isChange: false, at, run: 'r' }
    await history.record({
      ...of,
      stocknums: [],
      returned: [],
      prices: numbers.map((number) => ({ id: id(number), before: 2.5, after: null })),
      gone: numbers.map((stocknum) => ({ id: id(stocknum), stocknum })),
      problems: numbers.map((stocknum) => ({
        kind: 'rejected',
        line: 1,
        stocknum,
        field: 'make',
        reason: 'is missing',
      })),
    })
    expect((await history.findGone('somewhere')).size).toBe(1_203)
    expect((await history.findPrices('somewhere')).size).toBe(1_203)
    expect(await history.countProblems('somewhere', 'rejected')).toBe(1_203)
    const back = { ...of, prices: [], gone: [], problems: [], returned: numbers.map(id) }
    await history.record({ ...back, isWhole: false, isChange: true, stocknums: numbers })
    expect((await history.findGone('somewhere')).size).toBe(0)
    expect(await history.countProblems('somewhere', 'rejected')).toBe(0)
    expect(await history.listPrices(id('N7'))).toMatchObject([{ before: 2.5, after: null }])
  })
})
