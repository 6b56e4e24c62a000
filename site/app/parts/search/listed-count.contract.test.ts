import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DealerContext } from '#app/context.ts'
import { alertSearchOf, findAlertCars } from '#app/features/alerts/alert-search.server.ts'
import { llmsText } from '#app/features/plain-text/llms.server.ts'
import { countStock } from '#app/features/staff-api/count-stock.server.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { MeilisearchStockIndex } from '#app/integrations/stock-index.server.ts'
import { StockVersion } from '#app/integrations/stock-index-version.server.ts'
import { finderOverview } from '#app/parts/search-box/finder.server.ts'
import { importFeed } from '../../../stock/import/import-feed.ts'
import { StockStore } from '../../../stock/index/stock-store.ts'
import {
  feedBytes,
  sampleBufferPath,
  sampleDealer,
  sampleImport,
  sampleVehicle,
} from '../../../stock/testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '../../../stock/testing/search-server.ts'
import { listPicked } from './filters/filter-labels.ts'
import { linkedSearch } from './linked-search.server.ts'
import { findListedStock } from './listed-stock.server.ts'
import { getSearch } from './queries.server.ts'
import { getSearchData } from './search-data.server.ts'

const NOW = '2026-11-21T01:00:00.000Z'
const INDEX = 'Car_test'
const ALL = 'new-used-and-demo-cars'
const MAKES = ['Astra', 'Volta', 'Norda']

const vehicle = (stocknum: string, change: Record<string, unknown>) =>
  sampleVehicle({ stocknum, egcprice: 0, date_in_stock: '2026-10-01', ...change })
const many = (count: number, prefix: string, changeOf: (index: number) => Record<string, unknown>) =>
  Array.from({ length: count }, (_none, index) => vehicle(`${prefix}${index}`, changeOf(index)))

/** A small dealership with cars of every status, and one of more cars than counts are shown of unchanged. */
const VEHICLES = [
  ...many(60, 'N', (index) => ({
    make: MAKES[index % 3],
    colour: index % 7 === 0 ? 'Sky Blue' : 'White',
    car_type: index % 4 === 0 ? 'new' : 'used',
    status: index % 10 === 9 ? 'Coming Soon' : 'In Stock',
    body: index % 2 === 0 ? 'SUV' : 'Hatchback',
    dapprice: index % 6 === 0 ? 'POA' : 20_000 + index * 500,
    images: index % 5 === 0 ? [] : ['https://photos.example/1.webp'],
    show_on_dealer_website: index === 3 ? 'N' : 'Y',
  })),
  ...many(9, 'SOLD', (index) => ({ make: MAKES[index % 3], status: 'Sold', sold_date: '2026-11-20' })),
  ...many(4, 'PAST', () => ({ status: 'Sold', sold_date: '2026-10-20' })),
  ...many(2_130, 'S', (index) => ({
    external_dealership_identifier: 'somewhere-south',
    location_code: '',
    images: [],
    car_type: index < 2_050 ? 'used' : 'new',
  })),
]

let server: SearchServer
let stock: MeilisearchStockIndex
let store: StockStore
beforeAll(async () => {
  server = await startSearchServer()
  const connection = { host: server.host, apiKey: server.masterKey, indexUid: INDEX }
  store = new StockStore(connection)
  await store.prepare()
  await importFeed(sampleImport(feedBytes(VEHICLES)), store, {
    now: NOW,
    force: false,
    bufferPath: `${sampleBufferPath}-counts`,
  })
  stock = new MeilisearchStockIndex({
    host: server.host,
    indexUid: INDEX,
    searchKey: server.masterKey,
    searchKeyUid: undefined,
    version: new StockVersion({ ...connection, onError: console.error }),
    // A filter that cannot be read is one of the cases below.
    warn: () => undefined,
  })
}, 60_000)
afterAll(() => server.stop())

const dealerWith = (dealership: string, tenant: Record<string, unknown> = {}): DealerContext => {
  const dealerships = sampleDealer.dealerships.filter(({ slug }) => slug === dealership)
  return { ...testDealer({ tenant: { slug: 'somewhere', dealerships, ...tenant } }), stock }
}

/** The ids of the cars on every page of a search, and the count that each page shows. */
async function visitPages(dealer: DealerContext, path: string) {
  const { pathname, searchParams } = new URL(path, 'http://a.example')
  const listed: string[] = []
  const counts = new Set<string>()
  for (let page = 1; ; page += 1) {
    searchParams.set('page', String(page))
    const { outcome, cells, counted } = await getSearch(dealer, pathname.slice(1), searchParams)
    if (outcome === 'past-end' || cells.length === 0) return { listed, counts: [...counts] }
    counts.add(counted)
    listed.push(...cells.flatMap((cell) => (cell.kind === 'car' ? [cell.car.id] : [])))
  }
}

const words = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'car' : 'cars'}`

async function expectCounted(dealer: DealerContext, path: string) {
  const { listed, counts } = await visitPages(dealer, path)
  expect(listed.length).toBeGreaterThan(0)
  expect(new Set(listed).size).toBe(listed.length)
  expect(counts).toEqual([words(listed.length)])
  return listed
}

const SMALL = {
  'no settings': {},
  'sold cars in a row collapsed': { flags: { collapseSold: true } },
  'unpriced cars hidden from the cheapest first': { flags: { priceAscendingHidesUnpriced: true } },
  'unpriced cars hidden from its first order': {
    flags: { priceAscendingHidesUnpriced: true },
    stock: { sorts: ['price-asc', 'latest'] },
  },
  'a filter of its own': { stock: { searchFilters: 'make != "Volta"', includeSoldCarsDays: 0 } },
} as const

describe.each(Object.entries(SMALL))(
  'the count of a dealer with %s is what the pages list',
  (_what, tenant) => {
    it.each([
      ALL,
      'used-cars',
      'new-cars',
      'suv',
      'astra',
      `${ALL}?make=Astra&make=Norda&body=SUV`,
      `${ALL}?price=25000-40000`,
      `${ALL}?photos=1`,
      `${ALL}?query=runner`,
      `${ALL}?sortBy=price-asc`,
      `used-cars?sortBy=latest`,
    ])('of %s', async (path) => {
      await expectCounted(dealerWith('somewhere-north', tenant), path)
    })
  },
)

it.each([
  'make=Tesla',
  'colour=Purple',
  'status=sold',
  'car_type=hovercraft',
  'body=Gyrocopter&price=-90000',
])(
  'a value that no car has, %s, lists none: on the page with near searches, as data and for who follows it',
  async (query) => {
    const dealer = dealerWith('somewhere-north', SMALL['a filter of its own'])
    const page = await getSearch(dealer, ALL, new URLSearchParams(query))
    expect(page).toMatchObject({ outcome: 'found', count: 0, cells: [], counted: '0 cars' })
    expect(listPicked(page.state, 'Used').length).toBe(query.split('&').length)
    expect(page.relaxations?.choices.length).toBeGreaterThan(0)
    expect(page.latest?.length).toBeGreaterThan(0)
    const { status, body } = await getSearchData(dealer, ALL, new URLSearchParams(query))
    expect([status, body.count, body.hits]).toEqual([200, 0, []])
    const followed = await linkedSearch(`/search/${ALL}?${query}`, dealer)
    if (followed === null) throw new Error('no such search')
    expect(await findAlertCars(stock, followed.scope, alertSearchOf(followed))).toEqual([])
  },
)

it('words that are nearly a fuel do not find the cars of that fuel', async () => {
  const dealer = dealerWith('somewhere-north')
  const { count: petrol } = await getSearch(dealer, ALL, new URLSearchParams('query=petrol'))
  expect(petrol).toBeGreaterThan(0)
  expect((await getSearch(dealer, ALL, new URLSearchParams('query=patrol'))).count).toBe(0)
})

it('a colour family beside one that no car has lists its own cars', async () => {
  const dealer = dealerWith('somewhere-north')
  const { count: blue } = await getSearch(dealer, ALL, new URLSearchParams('colour=Blue'))
  expect(blue).toBeGreaterThan(0)
  const both = await getSearch(dealer, ALL, new URLSearchParams('colour=Blue&colour=Purple'))
  expect(both.count).toBe(blue)
})

it('a search as data lists the cars of its page, and never another dealer’s (DATA-16)', async () => {
  const dealer = dealerWith('somewhere-north', SMALL['a filter of its own'])
  const { listed } = await visitPages(dealer, ALL)
  const first = await getSearchData(dealer, ALL, new URLSearchParams('dealership_slug=somewhere-south'))
  const others = Array.from({ length: first.body.pages - 1 }, (_none, index) =>
    getSearchData(dealer, ALL, new URLSearchParams({ page: String(index + 2) })),
  )
  const pages = [first, ...(await Promise.all(others))]
  expect(pages.flatMap(({ body }) => body.hits.map(({ id }) => id))).toEqual(listed)
  expect(pages.flatMap(({ body }) => body.hits.map(({ make }) => make))).not.toContain('Volta')
  expect(first.body.facets.make?.map(({ value }) => value).sort()).toEqual(['Astra', 'Norda'])
})

it('a count beside a link is what its page lists where the first order hides cars without a price', async () => {
  const dealer = dealerWith('somewhere-north', SMALL['unpriced cars hidden from its first order'])
  const { facets } = await findListedStock(dealer)
  for (const { value, count } of facets.make ?? []) {
    const { listed } = await visitPages(dealer, `${ALL}?make=${value}`)
    expect([value, listed.length]).toEqual([value, count])
  }
})

it('a filter counts what the page lists where sold cars are collapsed', async () => {
  const dealer = dealerWith('somewhere-north', SMALL['sold cars in a row collapsed'])
  const { count, groups } = await getSearch(dealer, ALL, new URLSearchParams())
  const types = groups.find(({ key }) => key === 'car_type')
  const counted = types?.kind === 'choices' ? types.rows.reduce((sum, row) => sum + row.count, 0) : 0
  expect(counted).toBe(count)
})

describe('above 1,999 cars', () => {
  it.each([ALL, 'used-cars', `${ALL}?car_type=used`, 'used-cars?make=Maker'])(
    'the count of %s is what its full pages and its last one list',
    async (path) => {
      const { pathname, searchParams } = new URL(path, 'http://a.example')
      const ask = (page: number) => {
        searchParams.set('page', String(page))
        return getSearch(dealerWith('somewhere-south'), pathname.slice(1), searchParams)
      }
      const first = await ask(1)
      const last = await ask(first.pages)
      const listed = (first.pages - 1) * first.cells.length + last.cells.length
      expect(listed).toBeGreaterThan(1_999)
      expect(first.counted).toBe(words(listed))
    },
  )

  it.each([
    ['sorted by price, unpriced cars hidden', 'sortBy=price-asc', '2,130 cars'],
    ['as it is', '', '2,130 of 5,200 cars'],
  ])(
    'the dealer’s own count stands beside that of the whole stock only: %s',
    async (_what, query, counted) => {
      const dealer = dealerWith('somewhere-south', {
        stock: { stockCount: 5_200 },
        flags: { priceAscendingHidesUnpriced: true },
      })
      expect(await getSearch(dealer, ALL, new URLSearchParams(query))).toMatchObject({ counted })
    },
  )
})

async function getOverview(dealer: DealerContext) {
  const overview = await finderOverview(dealer)
  if (!overview) throw new Error('the stock does not answer')
  return overview
}

describe.each(Object.entries(SMALL))('with %s there is one count of a dealer’s cars', (_what, tenant) => {
  it('on the front page’s button, in the Studio, in the text for models and in the list', async () => {
    const dealer = dealerWith('somewhere-north', tenant)
    const listed = await expectCounted(dealer, ALL)
    expect((await getOverview(dealer)).finder).toMatchObject({
      action: `Show ${words(listed.length)}`,
      total: listed.length,
    })
    expect(await countStock(dealer)).toMatchObject({
      onSite: listed.length,
      vehicles: { one: expect.stringMatching(/^(car|vehicle)$/) },
    })
    expect(await llmsText(dealer)).toContain(`): ${listed.length} in stock`)
    expect(await getSearch(dealer, ALL, new URLSearchParams())).toMatchObject({ count: listed.length })
  })
})

it('a dealer’s filter that cannot be read closes the site and is reported in the Studio', async () => {
  const dealer = dealerWith('somewhere-north', { stock: { searchFilters: 'make =', includeSoldCarsDays: 3 } })
  expect(await getSearch(dealer, ALL, new URLSearchParams())).toMatchObject({ outcome: 'no-stock', count: 0 })
  expect(await countStock(dealer)).toMatchObject({
    onSite: 0,
    filterProblem: expect.stringMatching(/^At character \d+: \S/),
  })
})

it('the Studio counts cars without a picture as the list counts those with one', async () => {
  const dealer = dealerWith('somewhere-north', SMALL['sold cars in a row collapsed'])
  const [all, pictured] = [await visitPages(dealer, ALL), await visitPages(dealer, `${ALL}?photos=1`)]
  expect(await countStock(dealer)).toMatchObject({
    withoutPicture: all.listed.length - pictured.listed.length,
  })
})

it.each(Object.entries(SMALL))(
  'a body tile and a car type count what their searches list: %s',
  async (_what, tenant) => {
    const dealer = dealerWith('somewhere-north', tenant)
    const { finder, bodies } = await getOverview(dealer)
    const led = [
      ...bodies.map(({ href, count }) => [href.replace('/search/', ''), count] as const),
      ...finder.carTypes.map(({ value, count }) => [`${ALL}?car_type=${value}`, count] as const),
    ]
    expect(led.length).toBeGreaterThan(3)
    for (const [path, count] of led) expect(await expectCounted(dealer, path)).toHaveLength(count)
  },
)

it.each(Object.entries(SMALL))(
  'with %s a choice of a filter counts what it would list',
  async (_what, tenant) => {
    const dealer = dealerWith('somewhere-north', tenant)
    const { groups } = await getSearch(dealer, ALL, new URLSearchParams('body=SUV'))
    const makes = groups.find(({ key }) => key === 'make')
    const rows = makes?.kind === 'choices' ? makes.rows : []
    expect(rows.length).toBeGreaterThan(1)
    for (const { value, count } of rows.filter((row) => row.count > 0))
      expect(await expectCounted(dealer, `${ALL}?body=SUV&make=${value}`)).toHaveLength(count)
  },
)
