import { parseCar } from '@forecourt/schemas/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import { importFeed } from '../import/import-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'

const NOW = '2026-07-10T02:00:00.000Z'
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore()
})

function importThese(vehicles: readonly unknown[], settings: Partial<FeedDealer> = {}) {
  const given = sampleImport(feedBytes(vehicles))
  return importFeed({ ...given, dealer: { ...given.dealer, ...settings } }, store, {
    now: NOW,
    force: false,
    bufferPath: `${sampleBufferPath}-price`,
  })
}
const car = () => parseCar(store.documents.get('somewhere_a1'))

describe('a price', () => {
  it.each([
    ['$12,990 D/A', 12_990, 'Drive Away'],
    ['EGC $45,990', 45_990, 'Excl. Govt. Charges'],
    ['45990 + ORC', 45_990, 'Plus On-Road Costs'],
    ['$26,990 drive away, no more to pay', 26_990, 'Drive Away'],
  ])('in a general column, %s is labelled by its own words', async (advertised_price, dollars, label) => {
    const run = await importThese([sampleVehicle({ dapprice: '', egcprice: '', advertised_price })])
    expect(car()).toMatchObject({ priceCents: dollars * 100, priceType: label })
    expect(run.warnings.total).toBe(0)
  })

  it.each(['10', '1', '0'])(
    'PRICE-01: of $%s is left out of the index, so that no list begins with it',
    async (dapprice) => {
      await importThese([sampleVehicle({ dapprice, egcprice: '' })])
      expect(car().priceCents).toBeNull()
    },
  )

  it('OPEN-41: is the reduced one where there is one, in filters and repayments too, until it ends', async () => {
    const reduced = { priceCents: 3_999_000, reducedPriceCents: 3_999_000 }
    await importThese([sampleVehicle({ dapprice: 39_990 })])
    const whole = store.documents.get('somewhere_a1')
    expect(whole).toMatchObject({ price_range: expect.stringMatching(/\$/) })
    store = new MemoryStore()
    await importThese([sampleVehicle({ dapprice: 62_990, reduced_price: '$39,990' })])
    expect(car()).toMatchObject({ ...reduced, beforePriceCents: 6_299_000, priceType: 'Drive Away' })
    expect(store.documents.get('somewhere_a1')).toMatchObject({
      price_range: whole?.price_range,
      weekly_price: whole?.weekly_price,
      lenders: whole?.lenders,
    })
    await importThese([sampleVehicle({ dapprice: 62_990 })])
    expect(car()).toMatchObject({ priceCents: 6_299_000, reducedPriceCents: null, beforePriceCents: null })
  })

  it('OPEN-41: keeps the feed’s own was-price beside a reduced one, and ignores a reduced one of $10', async () => {
    await importThese([sampleVehicle({ dapprice: 42_990, reduced_price: 39_990, before_price: 44_990 })])
    expect(car()).toMatchObject({ priceCents: 3_999_000, beforePriceCents: 4_499_000 })
    store = new MemoryStore()
    await importThese([sampleVehicle({ dapprice: 42_990, reduced_price: 10 })])
    expect(car().priceCents).toBe(4_299_000)
  })

  it('DATA-12: has the market averages that the feed has, each by itself', async () => {
    const given = { average_market_price: '31,990', state_average_market_price: 32_500 }
    await importThese([sampleVehicle(given)])
    expect(car().autograbData).toEqual({
      averageMarketPriceCents: 3_199_000,
      stateAverageMarketPriceCents: 3_250_000,
    })
    await importThese([sampleVehicle({ 'Market Price': 30_000 })])
    expect(car().autograbData).toEqual({
      averageMarketPriceCents: 3_000_000,
      stateAverageMarketPriceCents: null,
    })
    await importThese([sampleVehicle()])
    expect(car().autograbData).toBeNull()
  })

  it('DATA-13: has the finance quote that the feed has', async () => {
    const quote = { weeklyRepaymentAmount: 166, advertisedRate: 8.95, comparisonRate: 9.6 }
    await importThese([sampleVehicle({ youxQuote: quote })])
    expect(car().youxQuote).toEqual(quote)
    await importThese([sampleVehicle()])
    expect(car().youxQuote).toBeNull()
  })

  it('without a label gets the dealer’s default', async () => {
    const unlabelled = sampleVehicle({ dapprice: '', egcprice: '', price: '$12,990' })
    const run = await importThese([unlabelled], { defaultPriceLabel: 'drive-away' })
    expect(car()).toMatchObject({ priceCents: 1_299_000, priceType: 'Drive Away' })
    expect(run.warnings.total).toBe(0)
  })

  it('a label column takes precedence over the dealer’s default', async () => {
    await importThese([sampleVehicle({ dapprice: '', egcprice: '', price: 12_990, price_type: 'EGC' })])
    expect(car()).toMatchObject({ priceType: 'Excl. Govt. Charges', egcPriceCents: 1_299_000 })
  })

  it('without label or default has no label, which is reported once per feed', async () => {
    const run = await importThese(
      ['A1', 'A2', 'A3'].map((stocknum) =>
        sampleVehicle({ stocknum, dapprice: '', egcprice: '', price: '12990' }),
      ),
    )
    expect(car()).toMatchObject({ priceCents: 1_299_000, priceType: '' })
    expect(run.warnings).toMatchObject({
      total: 1,
      first: [{ line: 1, field: 'price', reason: expect.stringContaining('shown without a label') }],
    })
  })

  it('the price’s words take precedence over its column, with a warning', async () => {
    const run = await importThese([sampleVehicle({ dapprice: 'EGC $45,990', egcprice: '' })])
    expect(car()).toMatchObject({
      priceCents: 4_599_000,
      priceType: 'Excl. Govt. Charges',
      egcPriceCents: 4_599_000,
    })
    expect(run.warnings.first).toMatchObject([
      {
        field: 'dapprice',
        reason: 'says "Excl. Govt. Charges" in a column of prices "Drive Away"; what it says counts',
      },
    ])
  })

  it('a lower price with another label gives no was-price', async () => {
    await importThese([sampleVehicle()])
    await importThese([sampleVehicle({ dapprice: '' })])
    expect(car()).toMatchObject({ priceCents: 2_800_000, beforePriceCents: null })
  })
})
