import { parseCar } from '@forecourt/schemas/contract'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { importFeed } from './import-feed.ts'
import { reportLines } from './runs/run-report.ts'

const BAD_ROWS = process.env.FORECOURT_FULL ? 10_000 : 500
const NOW = '2026-07-10T02:00:00.000Z'
const ID = 'somewhere_a1'
let store: MemoryStore

beforeEach(() => {
  store = new MemoryStore()
})

function importThese(
  vehicles: readonly unknown[],
  { now = NOW, force = false, feed = {} }: { now?: string; force?: boolean; feed?: Partial<DealerFeed> } = {},
) {
  store.writes = 0
  return importFeed(sampleImport(feedBytes(vehicles), feed), store, {
    now,
    force,
    bufferPath: sampleBufferPath,
  })
}
const car = (id = ID) => parseCar(store.documents.get(id))
const yard = (count: number) =>
  Array.from({ length: count }, (_none, index) => sampleVehicle({ stocknum: `A${index + 1}` }))

it('a make is normalised, or taken from the feed where the dealer’s settings say so', async () => {
  const mercedes = sampleVehicle({ make: 'Mercedes Benz' })
  await importThese([mercedes])
  expect(car().make).toBe('Mercedes-Benz')
  store = new MemoryStore()
  const untidy = sampleImport(feedBytes([mercedes]))
  await importFeed({ ...untidy, dealer: { ...untidy.dealer, normalisesMakes: false } }, store, {
    now: NOW,
    force: false,
    bufferPath: sampleBufferPath,
  })
  expect(car().make).toBe('Mercedes Benz')
})

describe('a new car', () => {
  it('gets name, price type, location and weekly price by the lender’s terms', async () => {
    await importThese([sampleVehicle()])
    expect(car()).toMatchObject({
      id: ID,
      slug: '2020-maker-runner-sport-a1',
      path: '/cars/2020-maker-runner-sport-a1',
      name: '2020 Maker Runner Sport',
      makeModel: 'Maker Runner',
      priceCents: 3_000_000,
      priceType: 'Drive Away',
      egcPriceCents: 2_800_000,
      km: 45_000,
      simpleBody: 'Wagon',
      simpleFuel: 'Petrol',
      simpleTransmission: 'Automatic',
      priceRange: '$30,000 - $40,000',
      weeklyPriceRange: '$100 - $149',
      dealershipSlug: 'somewhere-north',
      locationName: 'Somewhere North',
      city: 'Northville',
      photosCount: 1,
      createdAt: NOW,
      showOnDealerWebsite: true,
    })
    expect(car().lenders.Manual).toMatchObject({ paymentWeek: 144, comparisonRate: 9.21, term5: 144 })
  })

  it('has the label of a price before government charges', async () => {
    await importThese([sampleVehicle({ dapprice: 'POA' })])
    expect(car()).toMatchObject({ priceCents: 2_800_000, priceType: 'Excl. Govt. Charges' })
  })

  it('without a price has no price type, range or weekly price', async () => {
    await importThese([sampleVehicle({ dapprice: '', egcprice: 0 })])
    expect(car()).toMatchObject({
      priceCents: null,
      priceType: '',
      priceRange: '',
      weeklyPriceRange: '',
      lenders: {},
    })
  })

  it.each([
    ['make', { dealershipSlugs: [], makes: ['Maker'] }],
    ['dealership', { dealershipSlugs: ['somewhere-north'], makes: [] }],
  ])('of a %s whose finance is hidden is found by no weekly price', async (_of, financeHidden) => {
    const given = sampleImport(feedBytes([sampleVehicle()]))
    const dealer = { ...given.dealer, financeHidden }
    await importFeed({ ...given, dealer }, store, { now: NOW, force: false, bufferPath: sampleBufferPath })
    expect(store.documents.get(ID)).not.toHaveProperty('weekly_price')
    expect(store.documents.get(ID)).not.toHaveProperty('weekly_price_range')
    await importThese([sampleVehicle()])
    expect(store.documents.get(ID)).toMatchObject({ weekly_price: expect.any(Number) })
  })
})

describe('a second run', () => {
  it('without changes writes nothing', async () => {
    await importThese(yard(30))
    const run = await importThese(yard(30))
    expect(store.writes).toBe(0)
    expect(run.counts).toMatchObject({ unchanged: 30, new: 0 })
  })

  it('a week later updates ranks only', async () => {
    await importThese([sampleVehicle()])
    const rank = car().rank
    const run = await importThese([sampleVehicle()], { now: '2026-07-17T02:00:00.000Z' })
    expect(run.counts).toMatchObject({ unchanged: 1, changed: 0 })
    expect(car().rank).toBeLessThan(rank)
    expect(car().createdAt).toBe(NOW)
  })

  it('detects a price drop and keeps the earlier price in later runs', async () => {
    await importThese([sampleVehicle()])
    const run = await importThese([sampleVehicle({ dapprice: '27000' })])
    expect(run.outcomes).toMatchObject([
      { kind: 'price drop', fields: expect.arrayContaining(['before_price', 'price']) },
    ])
    expect(car().beforePriceCents).toBe(3_000_000)
    await importThese([sampleVehicle({ dapprice: '27000' })])
    expect(store.writes).toBe(0)
    await importThese([sampleVehicle({ dapprice: '29000' })])
    expect(car().beforePriceCents).toBeNull()
  })

  it('lists the changed fields', async () => {
    await importThese([sampleVehicle()])
    const run = await importThese([sampleVehicle({ odometer: 45_100, tag: 'Run-out' })])
    expect(run.outcomes).toEqual([
      { kind: 'changed', id: ID, stocknum: 'A1', name: '2020 Maker Runner Sport', fields: ['km', 'tag'] },
    ])
  })

  it('under another file name counts cars as unchanged and changes their owner', async () => {
    await importThese(yard(10), { feed: { file: 'old.csv' } })
    const changed = yard(10).map((vehicle) =>
      vehicle.stocknum === 'A1' ? { ...vehicle, tag: 'Run-out' } : vehicle,
    )
    const run = await importThese(changed)
    expect(run.counts).toMatchObject({ unchanged: 9, changed: 1 })
    expect(run.outcomes).toMatchObject([{ id: ID, fields: ['tag'] }])
    expect(store.documents.get('somewhere_a2')?.import_feed).toBe('somewhere/feed.json')
  })

  it('stores when a car was first seen as sold, once', async () => {
    await importThese(yard(10))
    const sold = yard(10).map((vehicle) =>
      vehicle.stocknum === 'A1' ? { ...vehicle, status: 'Sold' } : vehicle,
    )
    const run = await importThese(sold)
    expect(run.outcomes.find(({ id }) => id === ID)?.kind).toBe('sold')
    expect(car()).toMatchObject({ sold: true, status: 'sold', soldAt: NOW })
    await importThese(sold, { now: '2026-07-11T02:00:00.000Z' })
    expect(car().soldAt).toBe(NOW)
  })

  it('stores when a car was first seen as reserved', async () => {
    await importThese([sampleVehicle()])
    const run = await importThese([sampleVehicle({ status: 'Reserved' })])
    expect(run.outcomes[0]?.kind).toBe('reserved')
    expect(car()).toMatchObject({ status: 'in_stock', reserved: true, reservedAt: NOW })
  })
})

describe('removals', () => {
  it('a car missing from a snapshot is removed, one missing from a change is not', async () => {
    await importThese(yard(10))
    await importThese(yard(9), { feed: { snapshot: false } })
    expect(store.documents.size).toBe(10)
    const run = await importThese(yard(9))
    expect(run.outcomes.filter(({ kind }) => kind === 'gone')).toMatchObject([{ stocknum: 'A10' }])
    expect(store.documents.size).toBe(9)
  })

  it('a car is removed when its row is marked deleted', async () => {
    await importThese(yard(10))
    await importThese([sampleVehicle({ status: 'Deleted' })], { feed: { snapshot: false } })
    expect(store.documents.has(ID)).toBe(false)
  })

  it('more than a fifth stops the run without changes, unless forced', async () => {
    await importThese(yard(10))
    await expect(importThese(yard(7))).rejects.toThrow('3 of 10 cars would be removed')
    expect(store.documents.size).toBe(10)
    await importThese(yard(7), { force: true })
    expect(store.documents.size).toBe(7)
  })

  it('sold cars count as removals', async () => {
    await importThese(yard(10))
    const sold = yard(10).map((vehicle) => ({ ...vehicle, status: 'Sold' }))
    await expect(importThese(sold)).rejects.toThrow('10 of 10')
  })

  it('unknown statuses count as removals, except of cars that were not for sale', async () => {
    await importThese(yard(10))
    const renamed = yard(10).map((vehicle) => ({ ...vehicle, status: 'On Yard' }))
    await expect(importThese(renamed)).rejects.toThrow('10 of 10')
    await importThese(renamed, { force: true })
    await importThese(yard(7).map((vehicle) => ({ ...vehicle, status: 'On Yard' })))
    expect(store.documents.size).toBe(7)
  })

  it('nothing is removed when all rows of a forced list are rejected', async () => {
    await importThese(yard(10))
    const foreign = yard(10).map((vehicle) => ({
      ...vehicle,
      stocknum: `B-${vehicle.stocknum}`,
      external_dealership_identifier: 'elsewhere',
    }))
    const run = await importThese(foreign, { force: true })
    expect(store.documents.size).toBe(10)
    expect(run.counts).toMatchObject({ gone: 0, rejected: 10 })
    expect(reportLines(run).slice(0, 2)).toEqual([
      'somewhere: 10 rows, 10 rejected — all rows were rejected, nothing was changed',
      '  line 1 B-A1: dealership "elsewhere" is not a dealership of somewhere. Its dealerships: ' +
        '1 or somewhere-north (Somewhere North), 2 or somewhere-south (Somewhere South); ' +
        'the manifest\'s "dealershipCodes" maps other codes',
    ])
  })

  it('a forced empty list removes the whole stock', async () => {
    await importThese(yard(10))
    await importThese([], { force: true })
    expect(store.documents.size).toBe(0)
  })

  it('exactly a fifth is allowed', async () => {
    await importThese(yard(10))
    await importThese(yard(8))
    expect(store.documents.size).toBe(8)
  })
})

it('accepts the column names of spreadsheets', async () => {
  const header =
    'Stock #,Vehicle Make,Vehicle Model,Year of Manufacture,New or Used,Price (inc GST),Odometer (km),Rego No.\n'
  const bytes = new TextEncoder().encode(`${header}A1,Maker,Runner,2020,Used,30000,45000,ABC123\n`)
  await importFeed(sampleImport(bytes, { format: 'csv' }), store, {
    now: NOW,
    force: false,
    bufferPath: sampleBufferPath,
  })
  expect(store.documents.get(ID)).toMatchObject({ price: 30_000, km: 45_000, regplate: 'ABC123' })
})

describe('an invalid row', () => {
  it.each([
    ['without a make', { make: '' }, 'make', 'is missing'],
    ['without a readable year', { year: 'MMXX' }, 'year', '"MMXX" is not a year'],
    [
      'of another dealer',
      { external_dealership_identifier: 'elsewhere' },
      'dealership',
      'not a dealership of somewhere',
    ],
  ])('%s is rejected with line, field and reason', async (_what, change, field, reason) => {
    const run = await importThese([sampleVehicle({ stocknum: 'B1' }), sampleVehicle(change)])
    expect(run.rejected.first).toMatchObject([
      { line: 2, stocknum: 'A1', field, reason: expect.stringContaining(reason) },
    ])
    expect(run.counts).toMatchObject({ new: 1, rejected: 1 })
  })

  it('does not remove its car', async () => {
    await importThese([sampleVehicle()])
    await importThese([sampleVehicle({ year: '?' })])
    expect(car().year).toBe(2_020)
  })

  it('with a duplicate stock number is rejected, and the first one is used', async () => {
    const run = await importThese([sampleVehicle(), sampleVehicle({ model: 'Walker' })])
    expect(run.rejected.first[0]?.reason).toContain('line 1')
    expect(car().model).toBe('Runner')
  })
})

it('does not affect rows of another feed', async () => {
  await importThese([sampleVehicle({ stocknum: 'T1' })], { feed: { file: 'trucks.json' } })
  await importThese([sampleVehicle()], { feed: { siblings: ['trucks.json'] } })
  expect([...store.documents.keys()].sort()).toEqual(['somewhere_a1', 'somewhere_t1'])
})

it('owns the rows of a file that is no longer in the manifest', async () => {
  await importThese(yard(10), { feed: { file: 'old.csv' } })
  const run = await importThese(yard(9))
  expect(run.outcomes.filter(({ kind }) => kind === 'gone')).toMatchObject([{ stocknum: 'A10' }])
  expect(store.documents.size).toBe(9)
})

it('a pushed change does not change the snapshot that owns the car', async () => {
  await importThese(yard(10))
  const change = { file: 'posted.json', snapshot: false, siblings: ['feed.json'] }
  const run = await importThese([sampleVehicle({ dapprice: 29_000 })], { feed: change })
  expect(run.outcomes).toMatchObject([{ kind: 'price drop', price: [30_000, 29_000] }])
  expect(store.documents.get(ID)?.import_feed).toBe('somewhere/feed.json')
})

it('shifts a demo feed’s dates to the day of the import, once', async () => {
  const vehicles = [sampleVehicle({ date_in_stock: '28/06/2026', rego_expiry: '01/09/2026' })]
  const feed = { datesAsOf: '2026-07-01' }
  await importThese(vehicles, { feed, now: '2027-03-10T02:00:00.000Z' })
  expect(car()).toMatchObject({ createdAt: '2027-03-06T14:00:00.000Z', regoExpiry: '2027-05-11' })
  await importThese(vehicles, { feed, now: '2027-03-12T02:00:00.000Z' })
  expect(car()).toMatchObject({ createdAt: '2027-03-06T14:00:00.000Z', regoExpiry: '2027-05-11' })
})

it('any row is either a valid car or rejected', async () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.boolean(),
    fc.array(fc.string()),
    fc.object(),
  )
  const names = Object.keys(sampleVehicle())
  const rows = fc.array(fc.dictionary(fc.constantFrom(...names), value), {
    minLength: BAD_ROWS,
    maxLength: BAD_ROWS,
  })
  const broken = fc.sample(rows, { seed: 7, numRuns: 1 })[0] ?? []
  const run = await importThese(
    broken.map((change, index) => ({ ...sampleVehicle({ stocknum: `A${index}` }), ...change })),
  )
  expect(Object.values(run.counts).reduce((sum, count) => sum + count)).toBe(BAD_ROWS)
  for (const document of store.documents.values()) expect(() => parseCar(document)).not.toThrow()
})
