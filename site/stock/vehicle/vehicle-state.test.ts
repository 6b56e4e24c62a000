import { parseCar } from '@forecourt/schemas/contract'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FeedFormat } from '../feed/feed-row.ts'
import { importFeed } from '../import/import-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'

const NOW = '2026-07-10T02:00:00.000Z'
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore()
})

const options = { now: NOW, force: true, bufferPath: sampleBufferPath }
const importText = (text: string, format: FeedFormat) =>
  importFeed(sampleImport(new TextEncoder().encode(text), { format }), store, options)
const importOne = (change: Record<string, unknown>, now = NOW) =>
  importFeed(sampleImport(feedBytes([sampleVehicle(change)])), store, { ...options, now })
const car = () => parseCar(store.documents.get('somewhere_a1'))

const TEXTS: Record<FeedFormat, (flags: Record<string, string>) => string> = {
  'dms-json': (flags) => JSON.stringify([sampleVehicle(flags)]),
  csv: (flags) => {
    const names = ['Stock number', 'Make', 'Model', 'Year', 'Car type', 'Status', ...Object.keys(flags)]
    return `${names.join(';')}\nA1;Maker;Runner;2020;used;In Stock;${Object.values(flags).join(';')}\n`
  },
  xml: (flags) => {
    const fields = { stocknum: 'A1', make: 'Maker', model: 'Runner', year: '2020', cartype: 'used', ...flags }
    const elements = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`)
    return `<stock><vehicle>${elements.join('')}</vehicle></stock>`
  },
  'csn-dto': (flags) =>
    JSON.stringify({
      Type: 'Car',
      ListingType: 'Used',
      SaleStatus: 'For Sale',
      Identification: [{ Type: 'StockNumber', Value: 'A1' }],
      Specification: {
        Make: 'Maker',
        Model: 'Runner',
        ReleaseDate: { Year: 2020 },
        Attributes: Object.entries(flags).map(([Name, Value]) => ({ Name, Value })),
      },
    }),
}

describe.each(Object.keys(TEXTS) as FeedFormat[])('the flags beside the status, in %s,', (format) => {
  it('reserve a car', async () => {
    await importText(TEXTS[format]({ Reserved: 'yes' }), format)
    expect(car()).toMatchObject({ status: 'in_stock', reserved: true, reservedUntil: null })
  })

  it('sell a car', async () => {
    await importText(TEXTS[format]({ Sold: 'Y', Reserved: '1' }), format)
    expect(car()).toMatchObject({ status: 'sold', sold: true, reserved: false, soldAt: NOW })
  })

  it('make a car a pre-order, and leave its status', async () => {
    await importText(TEXTS[format]({ Preorder: 'true', Sold: 'no' }), format)
    expect(car()).toMatchObject({ status: 'in_stock', preorder: true, sold: false })
  })
})

it.each(['Pre-order', 'PREORDER', 'pre order', 'Preordered'])(
  'the status %j is a state of its own, and not that of a vehicle that is coming',
  async (status) => {
    const run = await importOne({ status })
    expect(run.warnings.total).toBe(0)
    expect(car()).toMatchObject({ status: 'in_stock', preorder: true })
  },
)

describe('a row that contradicts itself is told, and counts as', () => {
  it.each([
    ['sold', { status: 'In Stock', sold: true }, 'sold', { status: 'sold', reserved: false }],
    ['sold', { status: 'Sold', sold: false }, 'sold', { status: 'sold' }],
    ['sold', { status: 'Deposit taken', sold: 'yes' }, 'sold', { status: 'sold', reserved: false }],
    ['sold', { status: 'Sold', reserved: true }, 'reserved', { status: 'sold', reserved: false }],
    ['reserved', { status: 'Reserved', reserved: 'N' }, 'reserved', { status: 'in_stock', reserved: true }],
    ['a pre-order', { status: 'Pre-order', preorder: 'N' }, 'preorder', { preorder: true }],
  ])('%s: %o', async (_what, change, field, expected) => {
    const run = await importOne(change)
    expect(run.warnings.first).toMatchObject([{ field, reason: expect.stringContaining('counts as') }])
    expect(car()).toMatchObject(expected)
  })

  it.each([
    [{ status: '', sold: true }],
    [{ status: 'In Stock', reserved: true }],
    [{ status: 'Coming Soon', reserved: 'Deposit taken', preorder: 'yes' }],
    [{ status: 'Sold', sold: 'Sold', reserved: false }],
  ])('and %o is no contradiction', async (change) => {
    expect((await importOne(change)).warnings.total).toBe(0)
  })

  it('a flag that is neither yes nor no is left out with a warning', async () => {
    const run = await importOne({ reserved: 'maybe' })
    expect(run.warnings.first).toMatchObject([
      { field: 'reserved', reason: '"maybe" is not yes or no; left out' },
    ])
    expect(car().reserved).toBe(false)
  })
})

it('a hold of the feed begins and ends when the feed says so, and has no end of its own', async () => {
  await importOne({})
  const run = await importOne({ reserved: true }, '2026-07-11T02:00:00.000Z')
  expect(run.outcomes).toMatchObject([{ kind: 'reserved' }])
  await importOne({ reserved: true }, '2026-07-20T02:00:00.000Z')
  expect(car()).toMatchObject({ reserved: true, reservedAt: '2026-07-11T02:00:00.000Z', reservedUntil: null })
  await importOne({ reserved: false }, '2026-07-21T02:00:00.000Z')
  expect(car()).toMatchObject({ reserved: false, reservedAt: null })
})

it('a deleted row removes its car, whatever its flags say', async () => {
  await importOne({})
  await importOne({ status: 'Deleted', sold: true, reserved: true })
  expect(store.documents.size).toBe(0)
})

it('in no combination of fields is a car two states at once', async () => {
  const flag = fc.constantFrom(undefined, '', true, false, 'yes', 'N', 'Sold', 'Reserved', 0, 1)
  const status = fc.constantFrom('', 'In Stock', 'Sold', 'Reserved', 'Coming Soon', 'Pre-order', 'At auction')
  await fc.assert(
    fc.asyncProperty(status, flag, flag, flag, async (written, sold, reserved, preorder) => {
      store = new MemoryStore()
      await importOne({ status: written, sold, reserved, preorder })
      const found = car()
      expect(found.sold).toBe(found.status === 'sold')
      expect(found.sold && found.reserved).toBe(false)
      expect(found.soldAt !== null).toBe(found.sold)
    }),
    { numRuns: 150 },
  )
})
