import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { type MarketPrices, MarketPricesError } from '#app/integrations/market-prices/market-prices.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { loadGauge } from './load-gauge.ts'
import { gaugeSection, getGauge } from './vehicle-gauge.server.ts'

const car = testCar()
const others = [38_000, 39_000, 39_500, 40_000, 41_000].map((price) => testCar({ price }))
const stock = { findCarBySlug: async () => car, listMarketOffers: async () => others }
const market = (tenant = {}) => ({ tenant: { autograb: true, ...tenant } })
const { signal } = new AbortController()
const hosted = (compare: MarketPrices['compare']): MarketPrices => ({ embedded: false, compare })

describe('the price comparison of a car’s page', () => {
  const href = '/cars/2023-volta-ampere-5-touring-1/autogauge'

  it('names the address of its figures and what it is compared with', async () => {
    expect(await gaugeSection(car, testDealer(market(), stock))).toEqual({
      href,
      own: { model: 'Volta Ampere 5', grade: 'Touring' },
      belowMarket: '',
    })
  })

  it('PRICE-04: says how far below the market the car is, and nothing without a comparison', async () => {
    const below = testCar({ autograb_data: { state_average_market_price: 40_000 } })
    expect(await gaugeSection(below, testDealer(market(), stock))).toMatchObject({
      belowMarket: '$1,010 below market',
    })
    const few = { ...stock, listMarketOffers: async () => others.slice(1) }
    expect(await gaugeSection(below, testDealer(market(), few))).toBeNull()
  })

  it('is absent where the dealer does not compare prices', async () => {
    expect(await gaugeSection(car, testDealer({}, stock))).toBeNull()
  })

  it.each([
    ['sold', soldCar(1)],
    ['reserved', testCar({ reserved: true })],
    ['coming soon', testCar({ status: 'coming_soon' })],
    ['of a price of $200', testCar({ price: 200 })],
    ['without a price', testCar({ price: null })],
  ])('FIN-66: is absent from the page of a car %s', async (_what, other) => {
    expect(await gaugeSection(other, testDealer(market(), stock))).toBeNull()
  })

  it('is absent where the page shows a subscription and no price', async () => {
    const subscribed = testCar({ subscription_price: 250 })
    const dealer = testDealer(market({ flags: { offersSubscriptions: true } }), stock)
    expect(await gaugeSection(subscribed, dealer)).toBeNull()
  })

  it.each([
    ['there are fewer than five cars', { listMarketOffers: async () => others.slice(1) }],
    [
      'its price is above the average',
      { listMarketOffers: async () => others.map(() => testCar({ price: 38_989 })) },
    ],
    [
      'the stock is unavailable',
      { listMarketOffers: () => Promise.reject(new StockUnavailableError('gone')) },
    ],
    ['the index refuses the query', { listMarketOffers: () => Promise.reject(new Error('not filterable')) }],
  ])('GAUGE-08: is absent where %s', async (_why, own) => {
    expect(await gaugeSection(car, testDealer(market(), { ...stock, ...own }))).toBeNull()
  })

  it('with a provider is announced without asking it', async () => {
    const marketPrices = hosted(() => Promise.reject(new Error('asked')))
    const dealer = { ...testDealer(market(), stock), marketPrices }
    expect(await gaugeSection(car, dealer)).toEqual({ href, own: null, belowMarket: '' })
  })
})

describe('GAUGE-01, CALL-01: the figures of a car', () => {
  it('are the price gauge object', async () => {
    expect(await getGauge(testDealer(market(), stock), car.slug, signal)).toEqual({
      fill: expect.any(Number),
      listing_price: 38_990,
      market_range_min: expect.any(Number),
      market_range_max: expect.any(Number),
      confidence: expect.any(Number),
      description: expect.stringContaining('$38,990'),
      compared: 5,
      same_grade: true,
      middle: expect.any(Number),
      others: expect.any(Array),
    })
  })

  it('are nothing for a dealer that does not compare prices', async () => {
    expect(await getGauge(testDealer({}, stock), car.slug, signal)).toBeNull()
  })

  it('are 404 for a car the dealer does not have, and 502 while the provider fails', async () => {
    const status = (dealer: Parameters<typeof getGauge>[0]) =>
      getGauge(dealer, 'any', signal).catch((error: unknown) => (error as Response).status)
    expect(await status(testDealer(market()))).toBe(404)
    const marketPrices = hosted(() => Promise.reject(new MarketPricesError('down')))
    expect(await status({ ...testDealer(market(), stock), marketPrices })).toBe(502)
  })
})

describe('loading them in the browser', () => {
  afterEach(() => vi.restoreAllMocks())
  const loading = (answer: () => Promise<GaugeData | null>) =>
    loadGauge({
      request: new Request('http://a.example/cars/one/autogauge'),
      serverLoader: answer as Parameters<typeof loadGauge>[0]['serverLoader'],
    })

  it.each([
    ['fails', () => Promise.reject(new Error('500')), '500'],
    ['GAUGE-04: returns nothing', async () => null, 'No data returned'],
  ])('GAUGE-03: only logs when it %s', async (_how, answer, reason) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await loading(answer)).toBeNull()
    expect(warn).toHaveBeenCalledWith('Failed to fetch auto gauge data.', new Error(reason))
  })
})
