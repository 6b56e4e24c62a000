import { parseCar } from '@forecourt/schemas/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { importFeed } from '../import/import-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'

const ID = 'somewhere_a1'
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore()
})

const importOne = (change: Record<string, unknown>, now = '2026-07-10T02:00:00.000Z') =>
  importFeed(sampleImport(feedBytes([sampleVehicle(change)])), store, {
    now,
    force: true,
    bufferPath: sampleBufferPath,
  })
const pictures = (count: number) =>
  Array.from({ length: count }, (_none, at) => `https://photos.example/${at}.webp`)

describe('a warning does not keep a car from being listed', () => {
  it.each([
    [
      'a VIN with an O',
      { vin: 'JT1BO3JE700123456' },
      'vin',
      '"JT1BO3JE700123456" is not a VIN of 17 characters without I, O and Q',
    ],
    ['a short VIN', { vin: 'ABC123' }, 'vin', '"ABC123" is not a VIN of 17 characters without I, O and Q'],
    [
      'a chassis number of an old car',
      { vin: 'KE20-1234', year: 1972 },
      'vin',
      '"KE20-1234" is not a VIN of 17 characters without I, O and Q, as may be right before 1989',
    ],
    [
      'a chassis number of a caravan',
      { chassis: '6K9CARAVN00012', item_type: 'caravan' },
      'vin',
      '"6K9CARAVN00012" is not a VIN of 17 characters without I, O and Q',
    ],
    [
      'a long stock number',
      { stocknum: 'A1-0123456789-0123456' },
      'stocknum',
      'is longer than 20 characters',
    ],
    ['a demo that was driven far', { car_type: 'demo', odometer: 10_001 }, 'km', 'a demo with 10001 km'],
    ['an odometer beyond any', { odometer: 1_234_567 }, 'km', '1234567 km is more than an odometer shows'],
    [
      'an odometer without a number',
      { odometer: '9999999' },
      'km',
      '"9999999" is not a distance in kilometres; left out',
    ],
    [
      'a telephone number in comments',
      { dealercomments: 'Call 0412 345 678' },
      'comments',
      'contact details in the comments: "0412 345 678"',
    ],
    [
      'an address of mail in comments',
      { dealercomments: 'to sam.o@dealer.example' },
      'comments',
      'contact details in the comments: "sam.o@dealer.example"',
    ],
    [
      'a website in comments',
      { dealercomments: '<a href="x">see www.dealer.example</a>' },
      'comments',
      'contact details in the comments: "www."',
    ],
    ['too many pictures', { images: pictures(41) }, 'images', '41 pictures, only the first 40 are used'],
    [
      'a picture without an address',
      { images: ['javascript:alert(1)', ...pictures(1)] },
      'images',
      'a picture without a web address was left out',
    ],
    [
      'a picture in the dealer’s own network',
      { images: ['http://192.168.0.4/a.jpg', ...pictures(1)] },
      'images',
      'a picture at a private address was left out',
    ],
    [
      'a price with others inside',
      { dapprice: { amount: 3 } },
      'dapprice',
      'has nested values instead of a single value; left out',
    ],
    ['a make that occurs twice', { make: ['Maker', 'Taker'] }, 'make', 'occurs 2 times; the first is used'],
    [
      'a part of a price',
      { dapprice: '$149 per week' },
      'dapprice',
      '"$149 per week" is not a price; left out',
    ],
    ['a year to come', { year: 2031 }, 'year', '2031 is later than any model that is sold'],
    ['a placeholder for a price', { dapprice: 1 }, 'price', '$1 is hardly a price'],
    ['a price that is none', { dapprice: 'cheap' }, 'dapprice', '"cheap" is not a price; left out'],
    [
      'a status nobody knows',
      { status: 'At Auction' },
      'status',
      'status "At Auction" is not known; the car is not for sale',
    ],
  ] as const)('%s', async (_what, change, field, reason) => {
    const run = await importOne(change)
    expect(run.warnings.first.map((warning) => [warning.field, warning.reason])).toEqual([[field, reason]])
    expect(run.counts).toMatchObject({ new: 1, rejected: 0 })
  })

  it.each([
    [
      'an odometer more than 1,000 km lower',
      { odometer: 43_999 },
      'km',
      'the odometer went back from 45000 to 43999 km',
    ],
    [
      'a price fallen by more than half',
      { dapprice: 14_999 },
      'price',
      'changed by more than half, from 30000 to 14999',
    ],
    [
      'a price risen by more than half',
      { dapprice: 45_001 },
      'price',
      'changed by more than half, from 30000 to 45001',
    ],
  ])('%s', async (_what, change, field, reason) => {
    await importOne({})
    const run = await importOne(change)
    expect(run.warnings.first).toMatchObject([{ line: 1, stocknum: 'A1', field, reason }])
  })
})

it.each([
  ['a VIN as it should be', { vin: 'JT1BA3JE700123456' }],
  ['a demo of 10,000 km', { car_type: 'demo', odometer: 10_000 }],
  ['forty pictures', { images: pictures(40) }],
  ['a stock number of 20 characters', { stocknum: 'A1-01234567890123456' }],
  ['the model of the year after next', { year: 2028 }],
  ['the same make twice', { make: ['Maker', 'Maker'] }],
  ['a used car', { car_type: 'Used car' }],
  ['no price', { dapprice: 'POA', egcprice: '' }],
  ['a year in comments', { dealercomments: 'Built 2019, serviced at 45,000 km for $1,200.' }],
])('%s is nothing to warn of', async (_what, change) => {
  expect((await importOne(change)).warnings).toMatchObject({ total: 0 })
})

it('an odometer may go back by 1,000 km, and by any distance on new and demo cars', async () => {
  await importOne({})
  expect((await importOne({ odometer: 44_000 })).warnings.total).toBe(0)
  store = new MemoryStore()
  await importOne({ car_type: 'demo', odometer: 9_000 })
  expect((await importOne({ car_type: 'demo', odometer: 10 })).warnings.total).toBe(0)
})

it('comments lose markup and links, entities are decoded, upper case is unchanged', async () => {
  await importOne({
    dealercomments:
      '<p onclick="x()">BARGAIN &amp; <a href="https://a.example">a link</a></p><script>x</script>',
  })
  expect(parseCar(store.documents.get(ID)).dealercomments).toBe('BARGAIN & a link')
})

it('of too many images the first forty are used in order', async () => {
  await importOne({ images: pictures(50) })
  expect(parseCar(store.documents.get(ID)).images.map(({ url }) => url)).toEqual(pictures(40))
})

it.each([
  ['stocknum', { stocknum: '' }],
  ['make', { make: ' ' }],
  ['model', { model: null }],
  ['year', { year: 'MY' }],
  ['year', { year: 1 }],
  ['carType', { car_type: 'classic' }],
])('a row without a valid %s is rejected with the reason', async (field, change) => {
  const run = await importOne(change)
  expect(run.rejected.first).toMatchObject([
    { line: 1, field, reason: expect.stringMatching(/is missing|is not/) },
  ])
  expect(store.documents.size).toBe(0)
})
