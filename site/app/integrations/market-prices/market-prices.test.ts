import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { priceGauge } from '#app/features/vehicle/rules/price-gauge.ts'
import { NOW } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import type { MarketOffer } from '../stock-index.ts'
import { EmbeddedMarketPrices } from './embedded-market-prices.server.ts'
import { HostedMarketPrices } from './hosted-market-prices.server.ts'
import { type MarketCall, MarketPricesError } from './market-prices.ts'
import { openMarketPrices } from './open-market-prices.server.ts'

const own = { km: 40_000, year: 2023 }
const car = testCar({ ...own, price: 30_000 })
const other = (price: number, changes = {}): MarketOffer => testCar({ ...own, id: 'a_2', price, ...changes })
const others = (...prices: number[]) => prices.map((price) => other(price))

function buildCall(offers: readonly MarketOffer[]) {
  const asked: { filter: readonly string[]; limit: number }[] = []
  const listMarketOffers = async (filter: readonly string[], limit: number) => {
    asked.push({ filter, limit })
    return [...offers]
  }
  const call: MarketCall = { stock: { listMarketOffers }, now: NOW }
  return { call, asked }
}
const compare = (offers: readonly MarketOffer[], compared = car) =>
  new EmbeddedMarketPrices().compare(compared, buildCall(offers).call)

describe('without a provider, the stock of the platform’s dealers', () => {
  it('gives the range around the middle of comparable prices, and this price’s place among them', async () => {
    expect(await compare(others(29_000, 30_000, 31_000, 32_000, 33_000))).toEqual({
      fill: 0.7,
      listing_price: 30_000,
      market_range_min: 29_000,
      market_range_max: 33_000,
      confidence: 0.544,
      description:
        'At $30,000 this Ampere 5 is $1,000 below the average of $31,000 for 5 similar cars, and below 3 of them, year and kilometres allowed for.',
      compared: 5,
      same_grade: true,
      middle: 31_000,
      others: [29_000, 30_000, 31_000, 32_000, 33_000],
    })
  })

  it('sends forty prices of more at the most, the lowest and the highest among them', async () => {
    const prices = Array.from({ length: 120 }, (_, index) => 30_000 + index * 10)
    const { others: sent = [], compared } = (await compare(others(...prices))) ?? {}
    expect([compared, sent.length, sent[0], sent.at(-1)]).toEqual([120, 40, 30_000, 31_190])
    expect(sent).toEqual(sent.toSorted((a, b) => a - b))
  })

  it('GAUGE-09: calls a price great by its place among those compared, not by its place on the range', async () => {
    const wordings = {
      good: [29_900, 29_950, 30_050, 36_000, 36_000],
      great: [29_900, 30_050, 30_100, 30_150],
    }
    const find = async (prices: readonly number[]) =>
      priceGauge((await compare(others(...prices))) ?? {}).wording
    expect(await find(wordings.good)).toBe('Good Deal')
    expect(await find([...wordings.great, 30_200])).toBe('Great Deal')
  })

  it('PRICE-04: lies around the average that the badge compares with', async () => {
    const market = { state_average_market_price: 30_000, average_market_price: 31_000 }
    const compared = await compare(
      others(27_000, 28_000, 29_000, 30_000, 31_000),
      testCar({ ...own, price: 29_200, autograb_data: market }),
    )
    expect(compared).toMatchObject({
      average: 30_000,
      compared: 5,
      description: expect.stringContaining('$800 below the market’s average of $30,000'),
    })
    const { market_range_min: min, market_range_max: max } = compared ?? {}
    expect((Number(min) + Number(max)) / 2).toBe(30_000)
  })

  it.each([
    ['the middle of what it is compared with', {}],
    ['the average that its feed sends', { autograb_data: { average_market_price: 29_900 } }],
  ])('says nothing of a price above %s', async (_which, market) => {
    const offers = others(29_000, 29_500, 29_900, 30_500, 31_000)
    expect(await compare(offers, testCar({ ...own, price: 29_901, ...market }))).toBeNull()
    expect(await compare(offers, testCar({ ...own, price: 29_900, ...market }))).not.toBeNull()
  })

  it('never says more of a price than that it is below its average', async () => {
    const price = fc.integer({ min: 5_000, max: 90_000 })
    await fc.assert(
      fc.asyncProperty(price, fc.array(price, { minLength: 5, maxLength: 30 }), async (asking, prices) => {
        const data = await compare(others(...prices), testCar({ ...own, price: asking }))
        const sorted = prices.toSorted((a, b) => a - b)
        const half = (sorted.length - 1) / 2
        const average = (Number(sorted[Math.floor(half)]) + Number(sorted[Math.ceil(half)])) / 2
        expect(data === null).toBe(asking > average)
      }),
    )
  })

  it('asks for the same model of near year and kilometres, without the car itself', async () => {
    const { call, asked } = buildCall([])
    await new EmbeddedMarketPrices().compare(car, call)
    expect(asked).toEqual([
      {
        filter: [
          'id != "a_1"',
          'make = "Volta"',
          'model = "Ampere 5"',
          'car_type IN ["used", "demo"]',
          'year 2020 TO 2026',
          'km 10000 TO 70000',
        ],
        limit: 200,
      },
    ])
  })

  it.each([
    ['of another body', { simple_body: 'Ute' }],
    ['priced with other charges', { price_type: 'Excl. Govt. Charges' }],
    ['without a price', { price: null }],
    ['without its kilometres', { km: null }],
  ])('needs five, and does not count a car %s', async (_why, changes) => {
    const four = others(30_000, 30_500, 31_000, 31_500)
    expect(await compare([...four, other(30_000, changes)])).toBeNull()
    expect((await compare([...four, other(30_000)]))?.compared).toBe(5)
  })

  it('compares with the same grade where there are five of it, else with every grade of the model', async () => {
    const base = Array.from({ length: 6 }, () => other(31_000, { badge: 'Base' }))
    const four = others(30_000, 30_500, 31_000, 31_500)
    expect(await compare([...base, ...four])).toMatchObject({ compared: 10, same_grade: false })
    expect(await compare([...base, ...four, other(32_000)])).toMatchObject({ compared: 5, same_grade: true })
  })

  it('allows for year and kilometres: an older, further driven car’s lower price is no lower', async () => {
    const older = { year: 2021, km: 70_000 }
    const same = await compare(others(30_000, 30_000, 30_000, 30_000, 30_000))
    const aged = await compare([1, 2, 3, 4, 5].map(() => other(30_000, older)))
    expect(aged?.market_range_min).toBeGreaterThan(same?.market_range_max ?? 0)
  })

  it('is not thrown by one odd price', async () => {
    const usual = await compare(others(29_500, 30_000, 30_500, 31_000, 30_200))
    const withOdd = await compare(others(29_500, 30_000, 30_500, 31_000, 90_000))
    expect(withOdd?.market_range_max).toBeLessThan((usual?.market_range_max ?? 0) * 1.05)
  })

  it('has no confidence in prices that disagree, so that no gauge is shown', async () => {
    const data = await compare(others(15_000, 22_000, 36_000, 48_000, 60_000))
    expect(data?.confidence).toBeLessThanOrEqual(0.2)
    expect(priceGauge(data ?? {}).visible).toBe(false)
  })

  it('has no answer for a new car, whose price is its maker’s, or of one without price or year', async () => {
    const cars = others(30_000, 30_000, 31_000, 31_000, 31_000)
    for (const changes of [{ car_type: 'new' }, { price: null }, { year: null }, { model: '' }])
      expect(await compare(cars, testCar({ price: 30_000, ...changes }))).toBeNull()
  })
})

describe('a provider over HTTP', () => {
  type Answer = { status: number; body?: string }
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  async function providerThat(answer: Answer) {
    const asked: { request: IncomingMessage; body: unknown }[] = []
    server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      asked.push({ request, body: JSON.parse(Buffer.concat(parts).toString()) })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    return { asked, url, prices: new HostedMarketPrices({ url, token: 'key' }) }
  }
  const { call } = buildCall([])

  it('is asked about the vehicle and its price with the key, and answers in dollars', async () => {
    const answer = {
      fill: 0.7,
      listing_price: 30_000,
      market_range_min: 28_000,
      market_range_max: 34_000,
      confidence: 0.8,
      description: 'Below most.',
      compared: 142,
    }
    const { asked, url } = await providerThat({ status: 200, body: JSON.stringify({ ...answer, other: 1 }) })
    expect(await openMarketPrices({ url, token: 'key' }).compare(car, call)).toEqual(answer)
    expect(asked[0]?.request).toMatchObject({ method: 'POST', url: '/v1/price-gauge' })
    expect(asked[0]?.request.headers.authorization).toBe('Bearer key')
    expect(asked[0]?.body).toMatchObject({
      make: 'Volta',
      model: 'Ampere 5',
      badge: 'Touring',
      year: 2023,
      kms: 40_000,
      condition: 'used',
      price: 30_000,
      price_type: 'Drive Away',
    })
  })

  it('is not repeated where it compared with fewer than five', async () => {
    const body = JSON.stringify({ fill: 0.7, compared: 4 })
    const { prices } = await providerThat({ status: 200, body })
    expect(await prices.compare(car, call)).toBeNull()
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
    // No server: whether one hears of a request before it is given up depends on the machine.
    const asked = vi.fn(
      (_address: unknown, { signal }: RequestInit = {}) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const prices = new HostedMarketPrices({
      url: 'http://away.example',
      token: 'key',
      timeoutMs: 1,
      fetch: asked,
    })
    await expect(prices.compare(car, call)).rejects.toBeInstanceOf(MarketPricesError)
    await expect(prices.compare(car, call)).rejects.toBeInstanceOf(MarketPricesError)
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
