import { parseCar } from '@forecourt/schemas/contract'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { toLenders } from '../convert/lenders.ts'
import { importFeed } from '../import/import-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'

let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore()
})
const options = { now: '2026-07-10T02:00:00.000Z', force: true, bufferPath: sampleBufferPath }
async function importOne(change: Record<string, unknown>) {
  const run = await importFeed(sampleImport(feedBytes([sampleVehicle(change)])), store, options)
  return { warnings: run.warnings.first, car: parseCar(store.documents.get('somewhere_a1')) }
}
const picture = (name: string) => `https://photos.example/${name}.webp`

describe('DATA-05: the media of a feed', () => {
  it('have a film of their own and one elsewhere', async () => {
    const films = {
      video_url: 'https://films.example/a.mp4',
      external_video_url: 'https://youtu.be/abcdefghijk',
    }
    const { car } = await importOne(films)
    expect(car).toMatchObject({ videoUrl: films.video_url, externalVideoUrl: films.external_video_url })
  })

  it('have no film that a page cannot play, with a warning', async () => {
    const { car, warnings } = await importOne({ video_url: 'http://films.example/a.mp4' })
    expect(car.videoUrl).toBe('')
    expect(warnings).toMatchObject([{ field: 'videoUrl', reason: expect.stringContaining('not https') }])
  })

  it.each([
    [
      'a list of their own',
      { images: [picture('a'), picture('b')], thumbnails: [picture('a-s'), picture('b-s')] },
    ],
    [
      'the entries of the pictures',
      {
        images: [
          { url: picture('a'), thumb: { url: picture('a-s') } },
          { url: picture('b'), thumbnail: picture('b-s') },
        ],
      },
    ],
    [
      'the shape of the stock index',
      {
        images: ['a', 'b'].map((name) => ({
          image: { url: picture(name), thumb: { url: picture(`${name}-s`) } },
        })),
      },
    ],
  ])('have small pictures by %s', async (_what, change) => {
    const { car } = await importOne(change)
    expect(car.images).toEqual([
      { url: picture('a'), thumbUrl: picture('a-s') },
      { url: picture('b'), thumbUrl: picture('b-s') },
    ])
    expect(car.thumbnails).toEqual([picture('a-s'), picture('b-s')])
  })

  it('are shown without small pictures that are not as many as the pictures', async () => {
    const { car, warnings } = await importOne({
      images: [picture('a'), picture('b')],
      thumbnails: [picture('a-s')],
    })
    expect(warnings).toMatchObject([{ field: 'thumbnails', reason: 'are 1 for 2 pictures; left out' }])
    expect(car.images.map(({ thumbUrl }) => thumbUrl)).toEqual([picture('a'), picture('b')])
  })
})

describe('DATA-06: the place of a car', () => {
  it('is the feed’s own suburb, else the yard’s', async () => {
    expect((await importOne({})).car).toMatchObject({ privateSuburb: 'Northville', privatePostcode: '4000' })
    const own = await importOne({ private_suburb: 'Southbank', private_postcode: 4101 })
    expect(own.car).toMatchObject({ privateSuburb: 'Southbank', privatePostcode: '4101', city: 'Northville' })
    const { car } = await importOne({ private_suburb: 'Southbank' })
    expect(car).toMatchObject({ privateSuburb: 'Southbank', privatePostcode: '' })
  })

  it('is at the first of several dealerships, and the others offer it too', async () => {
    const { car, warnings } = await importOne({ dealership_ids: ['2', 'somewhere-north'], location_code: '' })
    expect(car).toMatchObject({ dealershipId: '2', dealershipIds: ['2', '1'] })
    expect(warnings).toEqual([])
  })

  it('is never at another dealer’s, with a warning', async () => {
    const { car, warnings } = await importOne({ dealership_ids: 'elsewhere|1' })
    expect(car).toMatchObject({ dealershipId: '1', dealershipIds: ['1'] })
    expect(warnings).toMatchObject([
      {
        field: 'dealership_ids',
        reason: expect.stringContaining('"elsewhere" is not a dealership of somewhere'),
      },
    ])
  })
})

describe('DATA-14: the figures of a lender in a feed', () => {
  const figures = {
    interestRate: '7.49',
    comparisonRate: 8.31,
    paymentWeek: 142,
    deposit: 3_000,
    termYears: 5,
  }

  it('go before those that follow from the lender’s terms, as a whole', async () => {
    const { car } = await importOne({ lenders: { manual: figures } })
    expect(Object.keys(car.lenders)).toEqual(['manual'])
    expect(car.lenders.manual).toMatchObject({
      interestRate: 7.49,
      comparisonRate: 8.31,
      paymentWeek: 142,
      paymentMonth: null,
      deposit: 3_000,
      financeProvider: 'manual',
      stated: true,
    })
    expect(car.weeklyPrice).toBe(142)
  })

  it('of another lender stand beside them', async () => {
    const { car } = await importOne({ lenders: JSON.stringify([{ ...figures, financeProvider: 'Angle' }]) })
    expect(Object.keys(car.lenders).sort()).toEqual(['Angle', 'Manual'])
    expect(car.lenders.Manual?.stated).toBe(false)
    expect(car.weeklyPrice).toBe(car.lenders.Manual?.paymentWeek)
  })

  it('are left out, with a warning, where a payment has no comparison rate', async () => {
    const { comparisonRate: _without, ...payment } = figures
    const { car, warnings } = await importOne({ lenders: { Manual: payment, Angle: figures } })
    expect(car.lenders.Manual?.stated).toBe(false)
    expect(car.lenders.Angle?.stated).toBe(true)
    expect(warnings).toMatchObject([
      { field: 'lenders', reason: expect.stringContaining('the figures of Manual') },
    ])
  })

  it('are read from anything without an exception, and never as another thing', () => {
    const context = { timeZone: 'Australia/Brisbane', now: options.now }
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.string(), fc.object()), (raw) => {
        for (const [provider, record] of Object.entries(toLenders(raw, context).value)) {
          expect(record).toMatchObject({ financeProvider: provider, stated: true })
          expect(record.paymentWeek === null || record.comparisonRate !== null).toBe(true)
        }
      }),
    )
  })
})

it.each([
  ['motorcycle', 'Adventure Touring', 'Adventure Tourer'],
  ['motorcycle', 'Roadster', 'Roadster'],
  ['Bike', 'Sport Touring', 'Sports Tourer'],
  ['Truck', 'Tipper Truck', 'Tipper'],
  ['caravan', 'Touring Caravan', 'Caravan'],
  ['car', 'Roadster', 'Convertible'],
])(
  'SRCH-41: a %s whose body is "%s" is found as %s, also after an import by an earlier version',
  async (item_type, body, simple) => {
    await importOne({ item_type, body })
    const earlier = store.documents.get('somewhere_a1')
    if (earlier !== undefined)
      store.documents.set('somewhere_a1', { ...earlier, simple_body: 'Wagon', import_hash: '' })
    const { car } = await importOne({ item_type, body })
    expect(car).toMatchObject({ body, simpleBody: simple })
  },
)

it('DATA-01 to DATA-12: a car as the stock index writes it comes in whole', async () => {
  const written = {
    bodyconfiguration: 'Wagon',
    body: '',
    geartype: 'Manual',
    transmission: '',
    engine_size_litres: '2.5',
    status: 'sold',
    sold: true,
    sold_date_timestamp: 1_783_000_000,
    created_at_timestamp: 1_780_000_000,
    autograb_data: { average_market_price: 31_000, state_average_market_price: 32_000 },
    location: { slug: 'north', name: 'Somewhere North' },
    location_code: '',
    images: [],
    primary_image_url: picture('a'),
  }
  const { car, warnings } = await importOne(written)
  expect(warnings).toEqual([])
  expect(car).toMatchObject({
    simpleBody: 'Wagon',
    simpleTransmission: 'Manual',
    engineSize: '2500',
    locationName: 'Somewhere North',
    soldAt: '2026-07-02T13:46:40.000Z',
    createdAt: '2026-05-28T20:26:40.000Z',
    autograbData: { averageMarketPriceCents: 3_100_000, stateAverageMarketPriceCents: 3_200_000 },
    images: [{ url: picture('a') }],
  })
})
