import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { StockIndex, StockSearchRequest } from '#app/integrations/stock-index.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { getSearchData } from './search-data.server.ts'

const FACETS = { car_type: [{ value: 'used', count: 23 }], make: [{ value: 'Volta', count: 23 }] }

function getDealer(cars = [testCar()]) {
  const asked: StockSearchRequest[] = []
  const search: StockIndex['search'] = async (request) => {
    asked.push(request)
    const isPage = request.page <= 2
    return {
      cars: isPage ? cars : [],
      total: 23,
      totalPages: 2,
      page: request.page,
      facets: FACETS,
      stats: {},
      ms: 4,
    }
  }
  return { dealer: testDealer({}, { search }), asked }
}

const ask = (dealer: Parameters<typeof getSearchData>[0], path: string, query = '') =>
  getSearchData(dealer, path, new URLSearchParams(query))

test('a search as data has hits, count, facets, ms and pages (DATA-16)', async () => {
  const { dealer } = getDealer()
  const { status, body } = await ask(dealer, 'used-cars')
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['count', 'facets', 'hits', 'ms', 'pages'])
  expect(body).toMatchObject({ count: 23, facets: FACETS, ms: 4, pages: 2 })
  const [hit] = body.hits
  expect(hit).toMatchObject({
    id: 'a_1',
    name: '2023 Volta Ampere 5',
    price: '$38,990',
    price_type: 'Drive Away',
    url: 'http://a.example/cars/2023-volta-ampere-5-touring-1',
    unavailable: '',
  })
  const fields = 'badge body colour id image_url km make model name price price_type unavailable url year'
  expect(Object.keys(hit ?? {}).sort()).toEqual(fields.split(' '))
})

test('its page, path and parameters are those of the page, within the dealer’s own cars', async () => {
  const { dealer, asked } = getDealer()
  await ask(dealer, 'used-cars', 'make=volta&page=2&make_of=x&tenant=b')
  expect(asked.at(-1)).toMatchObject({
    filters: { car_type: ['used'], make: ['Volta'] },
    page: 2,
    hitsPerPage: 21,
    scope: { tenantSlug: 'a' },
  })
})

test('a bad value is ignored, a page beyond the last and an unknown path are not found', async () => {
  const { dealer, asked } = getDealer()
  expect((await ask(dealer, 'used-cars', 'price=x-y&page=-1&make=%00')).status).toBe(200)
  expect(asked.at(-1)).toMatchObject({ page: 1, ranges: {}, filters: { car_type: ['used'] } })
  expect(await ask(dealer, 'used-cars', 'page=9')).toMatchObject({ status: 404, body: { hits: [] } })
  for (const path of ['', 'no-such-thing'])
    await expect(ask(dealer, path)).rejects.toMatchObject({ status: 404 })
})

test('a sold car has no price, and without the stock there is no empty answer', async () => {
  const { body } = await ask(getDealer([soldCar(1)]).dealer, 'used-cars')
  expect(body.hits[0]).toMatchObject({
    price: '',
    price_type: '',
    unavailable: expect.stringMatching(/^Sold/),
  })
  const away = testDealer({}, { search: () => Promise.reject(new StockUnavailableError('away')) })
  await expect(ask(away, 'used-cars')).rejects.toBeInstanceOf(StockUnavailableError)
})
