import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { importFeed } from '../import/import-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { StockHistory } from './stock-history.ts'

const ID = 'somewhere_a1'
const day = (number: number) => `2026-07-${String(number).padStart(2, '0')}T02:00:00.000Z`

let store: MemoryStore
let history: StockHistory
beforeEach(() => {
  store = new MemoryStore()
  history = new StockHistory(':memory:')
})
afterEach(() => history[Symbol.dispose]())

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
    expect(history.listPrices(ID)).toMatchObject([
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
    expect(history.findPrices('somewhere').get(ID)).toHaveLength(1)
    expect(history.findPrices('some').size).toBe(0)
  })

  it('of a car are limited to the last fifty changes', async () => {
    for (let change = 0; change < 60; change += 1) {
      history.record({
        tenantSlug: 'somewhere',
        feed: 'feed.json',
        isWhole: true,
        isChange: false,
        run: '',
        at: day(1),
        gone: [],
        returned: [],
        problems: [],
        stocknums: [],
        prices: [{ id: ID, before: change, after: change + 1 }],
      })
    }
    const prices = history.listPrices(ID)
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
    expect(history.listGone('somewhere', 'a1')).toMatchObject([
      { at: day(2), run: '2026-07-02T02-00-00-000Z-feed.json', row: { name: '2020 Maker Runner Sport' } },
    ])
    await importThese([sampleVehicle(), other], day(3))
    expect(history.listGone('somewhere', 'A1')).toEqual([])
  })
})

describe('a rejected row', () => {
  const bad = sampleVehicle({ stocknum: 'K 1', model: '' })

  it('is found by its stock number in any spelling, until a later list corrects it', async () => {
    await importThese([sampleVehicle({ dealercomments: 'Call 0412 345 678' }), bad], day(1))
    expect(history.listCarProblems('somewhere', 'k-1')).toMatchObject([
      { kind: 'rejected', feed: 'feed.json', line: 2, stocknum: 'K 1', field: 'model', at: day(1) },
    ])
    expect(history.listProblems('somewhere', 'warning', 9)).toMatchObject([
      { stocknum: 'A1', field: 'comments' },
    ])
    await importThese([sampleVehicle()], day(2))
    expect(history.countProblems('somewhere', 'rejected')).toBe(0)
    expect(history.countProblems('somewhere', 'warning')).toBe(0)
  })

  it('remains when a change has other rows, and is cleared when it has this one', async () => {
    await importThese([sampleVehicle(), bad], day(1))
    const change = { snapshot: false, file: 'push' }
    await importThese([sampleVehicle({ dapprice: 1 })], day(2), change)
    expect(history.countProblems('somewhere', 'rejected')).toBe(1)
    await importThese([{ ...bad, model: 'Runner' }], day(3), change)
    expect(history.countProblems('somewhere', 'rejected')).toBe(0)
  })

  it('of one feed does not affect another feed’s rows', async () => {
    const feeds = [
      { file: 'feed.json', siblings: ['more.json'] },
      { file: 'more.json', siblings: ['feed.json'] },
    ]
    await importThese([bad], day(1), feeds[0])
    await importThese([sampleVehicle({ stocknum: 'M1' })], day(1), feeds[1])
    expect(history.countProblems('somewhere', 'rejected')).toBe(1)
  })
})

it('a dry run stores nothing; a stored history is read by the next process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-history-'))
  try {
    const path = join(folder, 'deep/history.db')
    using first = new StockHistory(path)
    await importFeed(sampleImport(feedBytes([{ stocknum: 'A1' }])), store, {
      now: day(1),
      force: false,
      dryRun: true,
      bufferPath: sampleBufferPath,
      history: first,
    })
    expect(first.countProblems('somewhere', 'rejected')).toBe(0)
    await importFeed(sampleImport(feedBytes([{ stocknum: 'A1' }])), store, {
      now: day(1),
      force: false,
      bufferPath: sampleBufferPath,
      history: first,
    })
    using second = new StockHistory(path)
    expect(second.countProblems('somewhere', 'rejected')).toBe(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('rejected rows of an earlier version, stored as "set aside", are found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-history-'))
  try {
    const path = join(folder, 'history.db')
    new StockHistory(path)[Symbol.dispose]()
    const db = new DatabaseSync(path)
    db.exec(`PRAGMA user_version = 0; ALTER TABLE problem DROP COLUMN name;
      INSERT INTO problem VALUES ('somewhere', 'feed.json', 'set aside', 'a1', '${day(1)}', 'run', 1, 'A1', 'make', 'is missing')`)
    db.close()
    using history = new StockHistory(path)
    expect(history.listCarProblems('somewhere', 'A1')).toMatchObject([
      { kind: 'rejected', field: 'make', name: '' },
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
