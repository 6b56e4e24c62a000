import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { type StockIndex, StockUnavailableError } from '#app/integrations/stock-index.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { describeLink, findLinkSuggestions } from './link-suggestions.server.ts'

const counts = (...values: string[]) => values.map((value) => ({ value, count: 1 }))
const FACETS = { car_type: counts('used', 'new'), make: counts('Volta'), body: counts('SUV', 'Ute') }

const search: StockIndex['search'] = async () => ({
  cars: [testCar({ id: 'a_1', slug: 'car-1' })],
  total: 1,
  totalPages: 1,
  page: 1,
  facets: FACETS,
  stats: {},
  ms: 1,
})
const away: StockIndex['search'] = async () => {
  throw new StockUnavailableError('away')
}

describe('the suggestions for typed words', () => {
  it('are the search they mean, with its filters in words and its count, and its first cars', async () => {
    const found = await findLinkSuggestions(testDealer({}, { search }), 'utes under 60k')
    expect(found?.search).toEqual({
      href: '/search/new-used-and-demo-cars?body=Ute&price=-60000',
      words: 'Ute, Up to $60,000',
      counted: '1 car',
    })
    expect(found?.cars).toMatchObject([{ href: '/cars/car-1' }])
  })

  it('are empty for no words, and unknown while the stock does not answer', async () => {
    expect(await findLinkSuggestions(testDealer({}, { search }), ' ')).toEqual({ search: null, cars: [] })
    expect(await findLinkSuggestions(testDealer({}, { search: away }), 'utes')).toBeNull()
  })
})

describe('what is at an address of the stock', () => {
  const car = testCar({ id: 'a_1', slug: 'car-1' })
  const dealer = testDealer({}, { search, findCarBySlug: async (_, slug) => (slug === 'car-1' ? car : null) })

  it('is a search in words with its count', async () => {
    expect(await describeLink(dealer, '/search/used-cars?body=Ute')).toEqual({
      kind: 'search',
      words: 'Used, Ute',
      counted: '1 car',
      count: 1,
    })
  })

  it('is a car by its name, and nothing for a car or search the dealer does not have', async () => {
    expect(await describeLink(dealer, '/cars/car-1')).toMatchObject({ kind: 'car', isAvailable: true })
    expect(await describeLink(dealer, '/cars/other')).toBeNull()
    expect(await describeLink(dealer, '/search/nonsense')).toBeNull()
    expect(await describeLink(dealer, '/about-us')).toBeNull()
    expect(await describeLink(dealer, '/cars/100%')).toBeNull()
  })

  it('is unknown while the stock does not answer', async () => {
    const silent = testDealer({}, { search: away, findCarBySlug: away as never })
    expect(await describeLink(silent, '/search/used-cars')).toBe('unavailable')
    expect(await describeLink(silent, '/cars/car-1')).toBe('unavailable')
  })
})
