import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StockColumn } from '@forecourt/schemas/contract/pure'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#db/testing/test-database.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { importFeed } from '../import/import-feed.ts'
import { runImport } from '../import/runs/run-import.ts'
import { StoredImportReport } from '../report/import-report.ts'
import { bytesSource } from '../testing/bytes-source.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import {
  sampleBufferPath,
  sampleDealer,
  sampleFeed,
  sampleImport,
  sampleVehicle,
} from '../testing/sample-dealer.ts'
import type { FeedFormat } from './feed-row.ts'

async function readWarnings(text: string, format: FeedFormat, stockColumns: StockColumn[] = []) {
  const source = bytesSource(new TextEncoder().encode(text))
  const feed = { ...sampleFeed, format }
  const run = await importFeed(
    { feed, source, dealer: { ...sampleDealer, stockColumns } },
    new MemoryStore(),
    {
      now: '2026-07-10T02:00:00.000Z',
      force: true,
      dryRun: true,
      bufferPath: sampleBufferPath,
    },
  )
  expect(run.counts).toMatchObject({ rejected: 0 })
  return run.warnings.first.filter(({ stocknum }) => stocknum === '')
}
const json = (...changes: object[]) =>
  JSON.stringify(changes.map((change, index) => sampleVehicle({ stocknum: `A${index}`, ...change })))
const HEADER = 'Stock number,Make,Model,Year,Car type,Price type'
const ROW = 'A1,Maker,Runner,2020,used,D/A'

describe('what a feed has and nothing reads is told in one line', () => {
  it('of json, by its keys as they are written, nested ones too', async () => {
    const text = json(
      { Paint_Code: 'C1', nothing: null, empty: '', dealer: { phone: '1', town: null } },
      {
        Paint_Code: 'C2',
        images: [{ url: 'https://p.example/1.jpg', caption: 'Front' }],
        hotspots: { roof: [] },
      },
    )
    expect(await readWarnings(text, 'dms-json')).toEqual([
      {
        line: 1,
        stocknum: '',
        field: 'keys',
        reason: 'are not read: "Paint_Code", "dealer.phone", "images.caption", "hotspots.roof"',
      },
    ])
  })

  it('with the nearest known name that nothing else fills', async () => {
    const [told] = await readWarnings(json({ odometer: '', odometr: 45_000, dapprice2: 1 }), 'dms-json')
    expect(told?.reason).toBe('are not read: "odometr" (perhaps "odometer"), "dapprice2"')
  })

  it('of csv, by its columns that have a value in any row', async () => {
    const text = `${HEADER},Paint code,Always empty,Odometr\n${ROW},,,\n${ROW.replace('A1', 'A2')},C1,,45000\n`
    expect(await readWarnings(text, 'csv')).toMatchObject([
      { line: 1, field: 'columns', reason: 'are not read: "Paint code"' },
      { line: 1, field: 'km', reason: expect.stringContaining('may be the column "Odometr"') },
    ])
  })

  it('of xml, by its elements and attributes', async () => {
    const fields =
      '<stocknum>A1</stocknum><make>M</make><model>R</model><year>2020</year><cartype>used</cartype>'
    const other =
      '<PaintCode>C1</PaintCode><Price type="egc">30000</Price><Pricing><DriveAway>31000</DriveAway></Pricing>'
    const text = `<stock><vehicle uid="7">${fields}${other}<none/></vehicle></stock>`
    expect(await readWarnings(text, 'xml')).toMatchObject([
      {
        field: 'elements',
        reason: 'are not read: "uid", "PaintCode", "Price.type", "Pricing.DriveAway" (perhaps "dapprice")',
      },
    ])
  })

  it('of the network’s vehicles, by paths', async () => {
    const vehicle = {
      Type: 'Car',
      ListingType: 'Used',
      SaleStatus: 'For Sale',
      Identifier: 'x',
      Campaign: 'EOFY',
      Identification: [
        { Type: 'StockNumber', Value: 'A1' },
        { Type: 'RedbookCode', Value: 'R1' },
      ],
      Specification: {
        Make: 'Maker',
        Model: 'Runner',
        ReleaseDate: { Year: 2020, Month: 3 },
        Attributes: [
          { Name: 'Badge', Value: 'S' },
          { Name: 'PaintCode', Value: 'C1' },
        ],
      },
      PriceList: [
        { Type: 'RRP', Amount: 40_000 },
        { Type: 'DAP', Amount: 30_000 },
      ],
      Seller: { Identifier: '1', Name: 'North', Phone: '1' },
    }
    expect(await readWarnings(JSON.stringify([vehicle]), 'csn-dto')).toMatchObject([
      {
        field: 'keys',
        reason:
          'are not read: "PaintCode", "Campaign", "Identification[RedbookCode]", "Specification.ReleaseDate.Month", "PriceList[RRP]", "Seller.Phone"',
      },
    ])
  })
})

describe('nothing is told of', () => {
  it('columns that staff left out or chose', async () => {
    const text = `${HEADER},Paint code,Windscreen\n${ROW},C1,18990\n`
    const columns: StockColumn[] = [
      { column: 'Paint code', field: 'leaveOut' },
      { column: 'Windscreen', field: 'dapPrice' },
    ]
    expect(await readWarnings(text, 'csv', columns)).toEqual([])
  })

  it('a feed that is read whole', async () => {
    expect(await readWarnings(json({ image1: '', sold: false, thumbnails: [] }), 'dms-json')).toEqual([])
  })
})

it('the line is bounded, however many and long the names are', async () => {
  const hostile = Object.fromEntries(
    Array.from({ length: 3_000 }, (_none, at) => [`x${at}${'y'.repeat(500)}`, at]),
  )
  const [told] = await readWarnings(json(hostile, { ...hostile, __proto__: 'x', constructor: 1 }), 'dms-json')
  expect(told?.reason.length).toBeLessThan(1_100)
  expect(told?.reason).toMatch(/ and \d+ more$/)
})

it('the Studio’s list of remarks has it first, and of pushes that of the last one alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unread-'))
  try {
    const db = await openTestDatabase()
    const place = { store: new MemoryStore(), db, folder }
    const importRows = (text: string, feed: Partial<DealerFeed>, now: string) =>
      runImport(sampleImport(new TextEncoder().encode(text), feed), place, {
        now,
        force: true,
        dryRun: false,
      })
    const noisy = Array.from({ length: 20 }, () => ({ vin: 'SHORT', paint: 'C1' }))
    await importRows(json(...noisy), {}, '2026-07-10T02:00:00.000Z')
    const push = { file: 'push', snapshot: false }
    await importRows(json({ first: 1 }), push, '2026-07-10T03:00:00.000Z')
    await importRows(json({ second: 1 }), push, '2026-07-10T04:00:00.000Z')
    const report = new StoredImportReport({
      store: { findCars: none, searchCars: none, countMatches: async () => 0 },
      db,
    })
    const { warnings } = await report.overview('somewhere')
    expect(warnings.filter(({ field }) => field === 'keys').map(({ reason }) => reason)).toEqual([
      'are not read: "second"',
      'are not read: "paint" (perhaps "colour")',
    ])
    expect(warnings[1]).toMatchObject({ field: 'keys', feed: 'feed.json' })
  } finally {
    await rm(folder, { recursive: true })
  }
})
const none = async () => []
