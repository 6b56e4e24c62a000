import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { runImport } from '../import/runs/run-import.ts'
import { StockStore } from '../index/stock-store.ts'
import { feedBytes, sampleDealer, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '../testing/search-server.ts'
import { StoredImportReport } from './import-report.ts'

const NOW = '2026-07-10T02:00:00.000Z'
const tenant = {
  slug: 'somewhere',
  timeZone: 'Australia/Brisbane',
  dealerships: sampleDealer.dealerships,
  stock: { searchFilters: '', includeSoldCarsDays: 3 },
}

let search: SearchServer
let folder: string
let store: StockStore
let db: Database
let report: StoredImportReport

beforeAll(async () => {
  search = await startSearchServer()
  store = new StockStore({ host: search.host, apiKey: search.masterKey, indexUid: 'Car_test' })
  await store.prepare()
})
afterAll(() => search.stop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-report-'))
  db = await openTestDatabase()
  report = new StoredImportReport({ store, db })
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await store.remove([...(await store.readRows(sampleDealer)).keys()])
  await store.settle()
})

const imported = (vehicles: readonly unknown[], now = NOW, feed: Partial<DealerFeed> = {}) =>
  runImport(
    sampleImport(feedBytes(vehicles), feed),
    { store, db, folder },
    { now, force: true, dryRun: false },
  )
const other = sampleVehicle({ stocknum: 'B1' })

async function why(stocknum: string, { of = tenant, now = NOW } = {}) {
  const [first] = await report.explain(of, stocknum, now)
  return first
}
const withStock = (stock: Partial<typeof tenant.stock>) => ({
  ...tenant,
  stock: { ...tenant.stock, ...stock },
})

describe('a car that is live', () => {
  it('has reason, URL and earlier prices for any spelling of its stock number', async () => {
    await imported([sampleVehicle({ stocknum: 'K 1' }), other])
    await imported([sampleVehicle({ stocknum: 'K 1', dapprice: 27_000 }), other], '2026-07-11T02:00:00.000Z')
    for (const asked of ['K 1', 'k 1', 'k-1']) {
      expect(await why(asked)).toMatchObject({
        stocknum: 'K 1',
        live: true,
        slug: '2020-maker-runner-sport-k-1',
        reasons: [{ code: 'available' }],
        prices: [{ at: '2026-07-11T02:00:00.000Z', before: 30_000, after: 27_000 }],
      })
    }
  })

  it('reports a rejected latest row and warnings', async () => {
    await imported([sampleVehicle({ car_type: 'demo', odometer: 12_000 }), other])
    expect((await why('A1'))?.notes).toMatchObject([
      { kind: 'warning', field: 'km', reason: 'a demo with 12000 km' },
    ])
    await imported([sampleVehicle({ model: '' }), other])
    expect(await why('A1')).toMatchObject({
      live: true,
      reasons: [
        { code: 'available' },
        { code: 'row-rejected', text: expect.stringContaining('model is missing') },
      ],
    })
  })

  it('that is sold has the time when it will be removed', async () => {
    await imported([sampleVehicle({ status: 'Sold' }), other])
    expect(await why('A1')).toMatchObject({ live: true, changesAt: '2026-07-13T02:00:00.000Z' })
  })
})

describe('a car that is not live', () => {
  it('was sold before the window for sold cars', async () => {
    await imported([sampleVehicle({ status: 'Sold' }), other])
    expect(await why('A1', { now: '2026-07-13T02:00:00.000Z' })).toMatchObject({
      live: false,
      slug: null,
      reasons: [{ code: 'sold-long-ago' }],
    })
  })

  it('is excluded by the dealer’s feed', async () => {
    await imported([sampleVehicle({ show_on_dealer_website: 'no' }), other])
    expect(await why('A1')).toMatchObject({ live: false, reasons: [{ code: 'hidden' }] })
  })

  it('is excluded by the staff’s filter; an invalid filter excludes nothing', async () => {
    await imported([sampleVehicle(), other])
    const newOnly = withStock({ searchFilters: 'car_type:new' })
    expect(await why('A1', { of: newOnly })).toMatchObject({
      live: false,
      reasons: [{ code: 'staff-filter', text: expect.stringContaining('car_type:new') }],
    })
    expect(await why('A1', { of: withStock({ searchFilters: 'car_type:used' }) })).toMatchObject({
      live: true,
    })
    expect(await why('A1', { of: withStock({ searchFilters: 'make = (' }) })).toMatchObject({
      live: true,
      reasons: [{ code: 'available' }, { code: 'staff-filter-unread' }],
    })
  })

  it('is at a dealership that the site no longer has', async () => {
    await imported([sampleVehicle(), other])
    const moved = { ...tenant, dealerships: sampleDealer.dealerships.slice(1) }
    expect(await why('A1', { of: moved })).toMatchObject({
      live: false,
      reasons: [{ code: 'other-dealership' }],
    })
  })

  it('has an unknown status', async () => {
    await imported([sampleVehicle({ status: 'Wholesale' }), other])
    expect(await why('A1')).toMatchObject({ live: false, reasons: [{ code: 'unavailable' }] })
  })

  it('was rejected: line, field, reason and local time of the dealer', async () => {
    await imported([other, sampleVehicle({ stocknum: 'K9', year: 'old' })])
    expect(await why('k9')).toMatchObject({
      live: false,
      slug: null,
      reasons: [
        {
          code: 'rejected',
          text: 'Rejected 10 July 2026 12:00:00 AEST, feed.json line 2: year "old" is not a year, and a car cannot be listed without it.',
        },
      ],
    })
  })

  it('has left: the run that removed it and earlier prices', async () => {
    await imported([sampleVehicle(), other])
    await imported([sampleVehicle({ dapprice: 27_000 }), other])
    await imported([other], '2026-07-12T02:00:00.000Z')
    expect(await why('A1')).toMatchObject({
      live: false,
      name: '2020 Maker Runner Sport',
      prices: [{ before: 30_000, after: 27_000 }],
      reasons: [
        {
          code: 'gone',
          text: expect.stringMatching(/^Gone since 12 July .* 2026-07-12T02-00-00-000Z-feed\.json /),
        },
      ],
    })
  })

  it('is known by the slug of its page, to its dealer alone, until it returns', async () => {
    const slug = '2020-maker-runner-sport-a1'
    await imported([sampleVehicle(), other])
    expect(await report.findGoneName(tenant, slug)).toBeNull()
    await imported([other], '2026-07-12T02:00:00.000Z')
    expect(await report.findGoneName(tenant, slug)).toBe('2020 Maker Runner Sport')
    expect(await report.findGoneName(tenant, '2020-maker-runner-a1')).toBeNull()
    expect(await report.findGoneName({ ...tenant, slug: 'elsewhere' }, slug)).toBeNull()
    await imported([sampleVehicle(), other], '2026-07-13T02:00:00.000Z')
    expect(await report.findGoneName(tenant, slug)).toBeNull()
  })

  it('is in no feed, or nothing was imported yet', async () => {
    expect(await why('Z9')).toMatchObject({ live: false, reasons: [{ code: 'no-import' }] })
    await imported([other])
    expect(await why('Z9')).toMatchObject({ live: false, reasons: [{ code: 'not-in-feed' }] })
  })
})

it('another dealer’s car is never reported', async () => {
  await imported([sampleVehicle(), other])
  const stranger = { ...tenant, slug: 'elsewhere', dealerships: [{ slug: 'elsewhere-north' }] }
  for (const asked of [
    'A1',
    'somewhere_a1',
    '" OR id EXISTS OR id = "',
    '',
    'x'.repeat(5_000),
    "A1' OR 1=1",
  ]) {
    const standings = await report.explain({ ...stranger, dealerships: [] }, asked, NOW)
    expect(standings).toMatchObject([{ live: false, name: '', reasons: [{ code: 'no-import' }] }])
  }
})

it('the overview has the last run of each feed, refused ones included, and the rejected rows', async () => {
  await imported([sampleVehicle(), other])
  await imported([{ stocknum: 'C1' }], '2026-07-11T02:00:00.000Z', { snapshot: false, file: 'push' })
  await runImport(
    sampleImport(feedBytes([])),
    { store, db, folder },
    { now: '2026-07-12T02:00:00.000Z', force: false, dryRun: false },
  )
  expect(await report.overview('somewhere')).toMatchObject({
    feeds: [
      { feed: 'feed.json', refused: true, summary: expect.stringMatching(/^2 of 2 cars would be removed/) },
      {
        feed: 'push',
        refused: false,
        summary: '1 row, 1 rejected — all rows were rejected, nothing was changed',
      },
    ],
    rejectedTotal: 1,
    rejected: [{ feed: 'push', stocknum: 'C1', field: 'make' }],
  })
  expect(await report.overview('nobody')).toMatchObject({ feeds: [], rejectedTotal: 0, warningsTotal: 0 })
})

it('the runs of all feeds are listed newest first, with counts or why they were stopped', async () => {
  await imported([sampleVehicle(), other])
  await runImport(
    sampleImport(feedBytes([])),
    { store, db, folder },
    { now: '2026-07-12T02:00:00.000Z', force: false, dryRun: false },
  )
  expect(await report.listRuns('somewhere')).toMatchObject([
    { feed: 'feed.json', refused: expect.stringMatching(/^2 of 2 cars would be removed/) },
    { feed: 'feed.json', at: NOW, rows: 2, counts: { new: 2, rejected: 0 } },
  ])
  expect(await report.listRuns('nobody')).toEqual([])
})

it('words find live cars, and before them those that are hidden, left or were rejected', async () => {
  const find = async (words: string, of = tenant) =>
    (await report.find(of, words, NOW)).map(({ stocknum, live }) => `${stocknum} ${live}`)
  await imported([sampleVehicle({ stocknum: 'A1' }), sampleVehicle({ stocknum: 'A2' }), other])
  await imported(
    [
      sampleVehicle({ stocknum: 'A1' }),
      sampleVehicle({ stocknum: 'A3', show_on_dealer_website: 'no' }),
      sampleVehicle({ stocknum: 'A4', model: '' }),
      other,
    ],
    '2026-07-11T02:00:00.000Z',
  )
  expect((await find('maker runner')).slice(0, 2).sort()).toEqual(['A2 false', 'A3 false'])
  expect((await find('maker runner')).slice(2).sort()).toEqual(['A1 true', 'B1 true'])
  expect(await find('a4')).toContain('A4 false')
  expect(await find('A1')).toContain('A1 true')
  expect(await find('runner', { ...tenant, slug: 'elsewhere', dealerships: [] })).toEqual([])
})

it('cars that are not on the site: hidden and rejected ones, but not one that is still listed as before', async () => {
  await imported([
    sampleVehicle({ stocknum: 'A1' }),
    sampleVehicle({ stocknum: 'A2' }),
    sampleVehicle({ stocknum: 'A4' }),
    other,
  ])
  await imported(
    [
      sampleVehicle({ stocknum: 'A1' }),
      sampleVehicle({ stocknum: 'A3', show_on_dealer_website: 'no' }),
      sampleVehicle({ stocknum: 'A4', model: '' }),
      sampleVehicle({ stocknum: 'A5', model: '' }),
      other,
    ],
    '2026-07-11T02:00:00.000Z',
  )
  const cars = (await report.listNotLive(tenant, NOW)).map(({ stocknum }) => stocknum)
  expect(cars.sort()).toEqual(['A3', 'A5'])
  expect(await report.listNotLive({ ...tenant, slug: 'elsewhere', dealerships: [] }, NOW)).toEqual([])
})

it('a car’s explanation has when it came and when it left', async () => {
  await imported([sampleVehicle(), other])
  expect((await why('A1'))?.cameAt).toMatch(/^2026-0\d/)
  await imported([other], '2026-07-12T02:00:00.000Z')
  expect(await why('A1')).toMatchObject({ leftAt: '2026-07-12T02:00:00.000Z', cameAt: expect.any(String) })
})
