import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Car } from '@forecourt/schemas/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { testCar } from '#app/features/car/testing/test-cars.ts'
import { priceGauge } from '#app/features/vehicle/rules/price-gauge.ts'
import { NOW, testDealer } from '#app/http/testing/test-dealer.ts'
import { stockScope } from '../stock-scope.server.ts'
import { EmbeddedMarketPrices } from './embedded-market-prices.server.ts'
import { HostedMarketPrices } from './hosted-market-prices.server.ts'
import { type MarketCall, MarketPricesError } from './market-prices.ts'
import { openMarketPrices } from './open-market-prices.server.ts'

const own = { km: 40_000, year: 2023 }
const car = testCar({ ...own, price: 30_000 })
let serial = 1
const other = (price: number, changes = {}) => {
  serial += 1
  return testCar({ id: `a_${serial}`, slug: `other-${serial}`, price, km: 40_000, year: 2023, ...changes })
}
const others = (...prices: number[]) => prices.map((price) => other(price))

function callOf(cars: readonly Car[]) {
  const listings: { filter?: unknown; limit: number }[] = []
  const listCars = async (_scope: object, listing: { filter?: unknown; limit: number }) => {
    listings.push(listing)
    return [...cars]
  }
  const call: MarketCall = { stock: { listCars }, scope: stockScope(testDealer()), now: NOW }
  return { call, listings }
}
const compare = (cars: readonly Car[], own = car) =>
  new EmbeddedMarketPrices().compare(own, callOf(cars).call)

describe('without a provider, the dealer’s own stock', () => {
  it('gives the range around the middle of comparable prices, and this price’s place in it', async () => {
    expect(await compare(others(29_000, 30_000, 31_000, 32_000))).toEqual({
      fill: 0.625,
      listing_price: 30_000,
      market_range_min: 28_500,
      market_range_max: 32_500,
      confidence: 0.496,
      description:
        'At $30,000 this Ampere 5 is priced below 2 of the 4 similar cars here, year and kilometres allowed for.',
      compared: 4,
    })
  })

  it.each([
    [
      29_200,
      { state_average_market_price: 30_000, average_market_price: 31_000 },
      '$800 below the market’s average of $30,000',
    ],
    [30_200, { average_market_price: 30_000 }, 'within the range of similar cars, which average $30,000'],
  ])(
    'PRICE-04: of $%i lies around the average that the badge compares with',
    async (price, market, words) => {
      const compared = await compare(
        others(27_000, 28_000, 29_000, 30_000),
        testCar({ ...own, price, autograb_data: market }),
      )
      expect(compared).toMatchObject({
        average: 30_000,
        compared: 4,
        description: expect.stringContaining(words),
      })
      const { market_range_min: min = 0, market_range_max: max = 0 } = compared ?? {}
      expect(((min ?? 0) + (max ?? 0)) / 2).toBe(30_000)
    },
  )

  it('asks for the same model of near year and kilometres, in stock and for sale, without the car itself', async () => {
    const { call, listings } = callOf([])
    await new EmbeddedMarketPrices().compare(car, call)
    expect(listings).toEqual([
      {
        filter: [
          'id != "a_1"',
          'make = "Volta"',
          'model = "Ampere 5"',
          'status = "in_stock"',
          'car_type IN ["used", "demo"]',
          'year 2020 TO 2026',
          'km 10000 TO 70000',
        ],
        limit: 60,
        sort: 'latest',
      },
    ])
  })

  it.each([
    ['of another grade', { badge: 'Base' }],
    ['of another body', { simple_body: 'Ute' }],
    ['priced with other charges', { price_type: 'Excl. Govt. Charges' }],
    ['reserved', { reserved: true }],
    ['without a price', { price: 0 }],
  ])('does not count a car %s', async (_why, changes) => {
    const two = others(29_000, 31_000)
    expect(await compare([...two, other(30_000, changes)])).toBeNull()
    expect((await compare([...two, other(30_000)]))?.compared).toBe(3)
  })

  it('allows for year and kilometres: an older, further driven car’s lower price is no lower', async () => {
    const older = { year: 2021, km: 70_000 }
    const same = await compare(others(30_000, 30_000, 30_000))
    const aged = await compare([1, 2, 3].map(() => other(30_000, older)))
    expect(aged?.market_range_min).toBeGreaterThan(same?.market_range_max ?? 0)
  })

  it('is not thrown by one odd price', async () => {
    const usual = await compare(others(29_500, 30_000, 30_500, 31_000, 30_200))
    const withOdd = await compare(others(29_500, 30_000, 30_500, 31_000, 90_000))
    expect(withOdd?.market_range_max).toBeLessThan((usual?.market_range_max ?? 0) * 1.05)
  })

  it('has no confidence in prices that disagree, so that no gauge is shown', async () => {
    const data = await compare(others(15_000, 30_000, 48_000))
    expect(data?.confidence).toBeLessThanOrEqual(0.2)
    expect(priceGauge(data ?? {}).visible).toBe(false)
  })

  it('has no answer for a new car, whose price is its maker’s, or of one without price or year', async () => {
    const cars = others(29_000, 30_000, 31_000)
    for (const changes of [{ car_type: 'new' }, { price: null }, { year: null }, { model: '' }])
      expect(await compare(cars, testCar({ price: 30_000, ...changes }))).toBeNull()
  })
})

describe('a provider over HTTP', () => {
  type Answer = { status: number; body?: string; never?: boolean }
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  async function providerThat(answer: Answer, timeoutMs = 2_000) {
    const asked: { request: IncomingMessage; body: unknown }[] = []
    server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      asked.push({ request, body: JSON.parse(Buffer.concat(parts).toString()) })
      if (answer.never) return
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    return { asked, url, prices: new HostedMarketPrices({ url, token: 'key', timeoutMs }) }
  }
  const { call } = callOf([])

  it('is asked about the vehicle and its price with the key, and answers in dollars', async () => {
    const answer = {
      ...{ fill: 0.7, listing_price: 30_000, market_range_min: 28_000, market_range_max: 34_000 },
      ...{ confidence: 0.8, description: 'Below most.', compared: 142 },
    }
    const { asked, url } = await providerThat({ status: 200, body: JSON.stringify({ ...answer, other: 1 }) })
    expect(await openMarketPrices({ url, token: 'key' }).compare(car, call)).toEqual(answer)
    expect(asked[0]?.request).toMatchObject({ method: 'POST', url: '/v1/price-gauge' })
    expect(asked[0]?.request.headers.authorization).toBe('Bearer key')
    expect(asked[0]?.body).toMatchObject({
      ...{ make: 'Volta', model: 'Ampere 5', badge: 'Touring', year: 2023, kms: 40_000 },
      ...{ condition: 'used', price: 30_000, price_type: 'Drive Away' },
    })
  })

  it.each([404, 204])('knows nothing of a car with %i', async (status) => {
    const { prices } = await providerThat({ status })
    expect(await prices.compare(car, call)).toBeNull()
  })

  it.each([
    ['with an error', { status: 500, body: '{}' }],
    ['in another shape', { status: 200, body: '{"fill":"much"}' }],
    ['with no JSON', { status: 200, body: '<html>' }],
  ])('fails when it answers %s', async (_what, answer) => {
    const { prices } = await providerThat(answer)
    await expect(prices.compare(car, call)).rejects.toBeInstanceOf(MarketPricesError)
  })

  it('is not asked again for a while once it does not answer in time', async () => {
    const { asked, prices } = await providerThat({ status: 200, never: true }, 50)
    await expect(prices.compare(car, call)).rejects.toBeInstanceOf(MarketPricesError)
    await expect(prices.compare(car, call)).rejects.toBeInstanceOf(MarketPricesError)
    expect(asked).toHaveLength(1)
  })
})
