import { describe, expect, it } from 'vitest'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import type { StockIndex, StockSearchRequest, StockSearchResult } from '#app/integrations/stock-index.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { getSearch } from './queries.server.ts'

const counts = (values: Record<string, number>) =>
  Object.entries(values).map(([value, count]) => ({ value, count }))

const FACETS = {
  car_type: counts({ used: 30, new: 5 }),
  make: counts({ Volta: 20, Astra: 15 }),
  model: counts({ 'Ampere 5': 12, Mud: 8 }),
  make_model: counts({ 'Volta Ampere 5': 12 }),
  body: counts({ SUV: 20, Ute: 15 }),
  colour: counts({ 'Deep Blue': 3, 'Sky Blue': 2, 'Jet Black': 4 }),
  price: counts({ '20000': 10, '40000': 10 }),
}

type Answer = Partial<StockSearchResult>

function dealerWith(
  answer: Answer | ((request: StockSearchRequest) => Answer) = {},
  raw: Record<string, unknown> = {},
) {
  const asked: StockSearchRequest[] = []
  const search: StockIndex['search'] = async (request) => {
    asked.push(request)
    return {
      cars: Array.from({ length: 21 }, (_, index) => testCar({ id: `a_${index}`, slug: `car-${index}` })),
      total: 35,
      totalPages: 2,
      page: request.page,
      facets: FACETS,
      stats: {},
      ms: 1,
      ...(typeof answer === 'function' ? answer(request) : answer),
    }
  }
  return { dealer: testDealer(raw, { search }), asked }
}

const ask = (dealer: Parameters<typeof getSearch>[0], path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://a.example')
  return getSearch(dealer, pathname.slice(1), searchParams)
}

describe('a page of results', () => {
  it('finds a model by its path when the index’s truncated facet omits it', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`Volta Other ${index}`, 2]))
    const { dealer, asked } = dealerWith(({ facets, filters }) => ({
      facets:
        facets.join() === 'model' && filters.make?.[0] === 'Volta'
          ? { model: counts({ 'Rare One': 1 }) }
          : { ...FACETS, make_model: counts(many) },
    }))
    await ask(dealer, 'volta/rare-one')
    expect(asked.at(-1)?.filters).toEqual({ make: ['Volta'], model: ['Rare One'] })
    await expect(ask(dealer, 'volta/nothing')).rejects.toMatchObject({ status: 404 })
  })

  it('queries 21 cars by the path and the address', async () => {
    const { dealer, asked } = dealerWith()
    const page = await ask(dealer, 'used-cars?make=volta&price=10000-30000&sortBy=latest&page=2')
    expect(asked[1]).toMatchObject({
      filters: { car_type: ['used'], make: ['Volta'] },
      ranges: { price: [10_000, 30_000] },
      sort: 'latest',
      page: 2,
      hitsPerPage: 21,
    })
    expect(asked[1]?.scope.tenantSlug).toBe('a')
    expect(page.meta.path).toBe('/search/used-cars?make=Volta&price=10000-30000&sortBy=latest&page=2')
    expect(page.meta.unlisted).toBe(true)
  })

  it('says the town of a location that is the only one there, else its name: no two pages have one title', async () => {
    const place = (name: string, city: string) => {
      const slug = name.toLowerCase()
      return { ...rawLocation, id: slug, slug, name, address: { ...rawLocation.address, city } }
    }
    const titles = (locations: object[], slugs: string[]) =>
      Promise.all(
        slugs.map(async (slug) => (await ask(dealerWith({}, { locations }).dealer, slug)).meta.title),
      )
    const group = [place('North', 'Town'), place('Annexe', 'Town'), place('South', 'Bay')]
    expect(await titles(group, ['volta/north', 'volta/annexe', 'volta/south'])).toEqual([
      'Volta cars for sale at North (35)',
      'Volta cars for sale at Annexe (35)',
      'Volta cars for sale in Bay (35)',
    ])
    expect(await titles([place('North', 'Town')], ['volta', 'volta/north'])).toEqual([
      'Volta cars for sale in Town (35)',
      'Volta cars for sale at North (35)',
    ])
  })

  it('ignores keys and sorts that do not exist, and leaves them out of the canonical address', async () => {
    const { dealer, asked } = dealerWith()
    const page = await ask(dealer, 'new-used-and-demo-cars?sortBy=cheapest&colour_of=red')
    expect(asked[1]?.filters).toEqual({})
    expect(page.meta.path).toBe('/search/new-used-and-demo-cars')
  })

  it.each([
    ['make=Nobody', { make: ['Nobody'] }],
    ['car_type=hovercraft', { car_type: ['hovercraft'] }],
    ['colour=Purple', { colour: ['Purple'] }],
  ])('asks for a value that no car has, %s, and says so in its address', async (query, filters) => {
    const { dealer, asked } = dealerWith({ cars: [], total: 0, totalPages: 0, without: {} })
    const page = await ask(dealer, `new-used-and-demo-cars?${query}`)
    expect(asked.find(({ hitsPerPage }) => hitsPerPage === 21)?.filters).toEqual(filters)
    expect(page.state.filters).toEqual(filters)
    expect(page.meta.path).toBe(`/search/new-used-and-demo-cars?${query}`)
  })

  it.each([
    ['volta', { make: ['Volta'] }],
    ['AMPERE 5', { model: ['Ampere 5'] }],
    ['volta ampere-5', { make: ['Volta'], model: ['Ampere 5'] }],
    ['im9', { make: ['Volta'], model: ['IM 9'] }],
  ])(
    '?query=%s, a name and nothing else, is a filter and no words that are not known',
    async (query, filters) => {
      const models = [
        {
          id: 'm',
          slug: 'im-9',
          baseId: 'im9',
          name: 'IM 9',
          manufacturerName: 'Volta',
          manufacturerSlug: 'volta',
        },
      ]
      const { dealer, asked } = dealerWith(
        {},
        { models, tenant: { dealershipWebsites: [{ make: 'Volta', makeSlug: 'volta' }] } },
      )
      const page = await ask(dealer, `new-used-and-demo-cars?query=${encodeURIComponent(query)}`)
      expect(asked[1]).toMatchObject({ query: '', filters })
      expect(page.state).toMatchObject({ query: '', filters })
      expect(page.advice).toBeUndefined()
    },
  )

  it.each([
    ['new-used-and-demo-cars?query=ampere', { query: 'ampere', filters: {} }],
    ['new-used-and-demo-cars?query=volta&make=Astra', { query: 'volta', filters: { make: ['Astra'] } }],
    ['astra?query=volta', { query: 'volta', filters: { make: ['Astra'] } }],
    ['volta?query=ampere+5', { query: '', filters: { make: ['Volta'], model: ['Ampere 5'] } }],
  ])('%s is words unless they are a name that the filters agree with', async (path, state) => {
    expect((await ask(dealerWith().dealer, path)).state).toMatchObject(state)
  })

  it('sorts by the dealer’s own orders only, by default the first (SRCH-13)', async () => {
    const { dealer, asked } = dealerWith({}, { tenant: { stock: { sorts: ['latest', 'price-asc'] } } })
    expect(await ask(dealer, 'used-cars')).toMatchObject({ sorts: ['latest', 'price-asc'] })
    await ask(dealer, 'used-cars?sortBy=price-desc')
    await ask(dealer, 'used-cars?sortBy=price-asc')
    expect(asked.filter(({ hitsPerPage }) => hitsPerPage > 1).map(({ sort }) => sort)).toEqual([
      'latest-pictured',
      'latest-pictured',
      'price-asc',
    ])
  })

  it('near a postcode lists the cars within the distance and names their locations', async () => {
    const facets = { ...FACETS, location_name: counts({ North: 35 }) }
    const { dealer, asked } = dealerWith({ facets })
    const page = await ask(dealer, 'used-cars?near=4000&within=500')
    expect(asked[1]?.places).toEqual(['north'])
    expect(page.near).toMatchObject({ known: true, within: [{ name: 'North', km: 5 }] })
    expect(page.meta.path).toBe('/search/used-cars?near=4000&within=500')
    await ask(dealer, 'used-cars?near=3000&within=50')
    expect(asked.at(-1)?.places).toEqual([])
  })

  it('near a postcode can be sorted by distance, and every card shows its distance', async () => {
    const facets = { ...FACETS, location_name: counts({ North: 35 }) }
    const { dealer, asked } = dealerWith({
      facets,
      cars: [testCar({ location: { slug: 'north' } as never })],
    })
    const page = await ask(dealer, 'used-cars?near=4000&sortBy=nearest')
    expect(asked[1]).toMatchObject({ sort: 'nearest', from: [expect.any(Number), expect.any(Number)] })
    expect(page.sorts).toEqual(['relevant', 'latest', 'price-desc', 'price-asc', 'nearest'])
    const [card] = page.cells.flatMap((cell) => (cell.kind === 'car' ? [cell.car] : []))
    expect(card?.yard).toBe('5 km away')
    expect(card?.facts?.[0]).toBe('21,480 km')
    const unknown = await ask(dealer, 'used-cars?near=9999&sortBy=nearest')
    expect(asked.at(-1)).toMatchObject({ sort: 'relevant' })
    expect(unknown.sorts).toEqual(['relevant', 'latest', 'price-desc', 'price-asc'])
  })

  it('with an unknown postcode applies the rest of the search and reports the postcode', async () => {
    const { dealer, asked } = dealerWith()
    const page = await ask(dealer, 'used-cars?make=volta&near=9999')
    expect(page).toMatchObject({ near: { known: false }, count: 35 })
    expect(asked[1]).toMatchObject({ filters: { make: ['Volta'] } })
    expect(asked[1]?.places).toBeUndefined()
  })

  it('unfolds further filters on demand without changing its canonical address', async () => {
    const facets = { ...FACETS, seats: counts({ 5: 20, 7: 15 }), drive: counts({ AWD: 5, FWD: 30 }) }
    const { dealer, asked } = dealerWith({ facets })
    const keys = async (path: string) =>
      (await ask(dealer, path)).groups.filter(({ more }) => more).map(({ key }) => key)
    expect(await keys('used-cars')).toEqual([])
    expect(asked[1]?.facets).not.toContain('seats')
    expect(await keys('used-cars?seats=7')).toEqual(['seats'])
    expect(await keys('used-cars?more=1')).toEqual(['seats', 'drive', 'created_at_timestamp'])
    expect((await ask(dealer, 'used-cars?more=1')).meta.path).toBe('/search/used-cars')
    const buildRows = async (path: string, key: string) => {
      const group = (await ask(dealer, path)).groups.find((each) => each.key === key)
      return group?.kind === 'choices' ? [group.rows.length, group.open, group.rest] : null
    }
    expect(await buildRows('used-cars?more=1', 'seats')).toEqual([0, false, true])
    expect(asked.at(-1)?.facets).not.toContain('seats')
    expect(await buildRows('used-cars?more=1&all=seats', 'seats')).toEqual([2, true, undefined])
    expect(asked.at(-1)?.facets).toContain('seats')
    expect(asked.at(-1)?.facets).not.toContain('drive')
    expect(await buildRows('used-cars?more=1&drive=AWD', 'drive')).toEqual([2, true, undefined])
    expect((await ask(dealer, 'used-cars?all=seats&more=1')).meta.path).toBe('/search/used-cars')
  })

  it('shows the choices of most cars first, and on demand the others (SRCH-04)', async () => {
    const names = Array.from({ length: 40 }, (_, index) => [`Yard ${index}`, 40 - index] as const)
    const { dealer } = dealerWith({ facets: { ...FACETS, location_name: counts(Object.fromEntries(names)) } })
    const places = async (path: string) => {
      const group = (await ask(dealer, path)).groups.find(({ key }) => key === 'location_name')
      return group?.kind === 'choices'
        ? { values: group.rows.map(({ value }) => value), rest: group.rest }
        : null
    }
    const first = await places('used-cars?location_name=yard+39')
    expect(first?.values).toHaveLength(21)
    expect(first?.values).toContain('Yard 39')
    expect(first?.rest).toBe(true)
    const all = await places('used-cars?all=location_name')
    expect(all?.values).toHaveLength(40)
    expect(all?.rest).toBeUndefined()
  })

  it('is a 404 for a slug that names nothing the dealer has', async () => {
    await expect(ask(dealerWith().dealer, 'nothing-at-all')).rejects.toMatchObject({ status: 404 })
  })

  it('resolves a body type without a car in stock', async () => {
    expect((await ask(dealerWith().dealer, 'van')).state.filters).toEqual({ body: ['Van'] })
  })

  it('links to its make in the dealer’s used-cars addresses, which list used cars only', async () => {
    const { dealer } = dealerWith({}, { tenant: { flags: { breadcrumbTrail: 'used-car' } } })
    const used = await ask(dealer, 'volta/ampere-5?car_type=used')
    expect(used.crumbs).toContainEqual({ label: 'Volta', href: '/used-car/volta' })
    const any = await ask(dealer, 'volta/ampere-5')
    expect(any.crumbs).toContainEqual({ label: 'Volta', href: '/search/volta' })
  })

  it('past the last page has a notice and no cars', async () => {
    const { dealer } = dealerWith({ cars: [] })
    const page = await ask(dealer, 'used-cars?page=9')
    expect(page).toMatchObject({ outcome: 'past-end', pages: 2, cells: [] })
  })

  it('without results is `found`, empty and without tiles', async () => {
    const empty = { cars: [], total: 0, totalPages: 0 }
    const { dealer } = dealerWith(({ query }) => (query === 'zz' ? empty : {}), { promoTiles: [tile()] })
    expect(await ask(dealer, 'used-cars?query=zz')).toMatchObject({ outcome: 'found', count: 0, cells: [] })
  })

  it('of a dealer without stock has a notice, without filters or tiles', async () => {
    const empty = { cars: [], total: 0, totalPages: 0, facets: {}, stats: {} }
    const page = await ask(dealerWith(empty).dealer, 'new-used-and-demo-cars')
    expect(page).toMatchObject({ outcome: 'no-stock', count: 0, cells: [], groups: [] })
  })

  it('is unavailable, not absent, while the stock does not answer, and is made again soon', async () => {
    const search = async () => Promise.reject(new StockUnavailableError('down'))
    const dealer = testDealer({}, { search })
    for (const slug of ['used-cars', 'perhaps-a-make'])
      expect(await ask(dealer, slug)).toMatchObject({ outcome: 'unavailable', cells: [], groups: [] })
    expect(dealer.changes.length).toBeGreaterThan(0)
  })

  it('finds every paint of a chosen colour', async () => {
    const { dealer, asked } = dealerWith()
    const page = await ask(dealer, 'new-used-and-demo-cars?colour=blue')
    expect(asked[1]?.filters.colour).toEqual(['Deep Blue', 'Sky Blue'])
    expect(page.meta.path).toContain('colour=Blue')
    const group = page.groups.find((each) => each.kind === 'choices' && each.key === 'colour')
    expect(group).toMatchObject({
      rows: [
        { value: 'Blue', count: 5 },
        { value: 'Black', count: 4 },
      ],
    })
  })

  it('offers models only of a chosen make', async () => {
    const models = async (path: string) => {
      const { groups } = await ask(dealerWith().dealer, path)
      const group = groups.find(({ key }) => key === 'model')
      return group?.kind === 'choices' ? group.rows.length : null
    }
    expect(await models('new-used-and-demo-cars')).toBe(0)
    expect(await models('new-used-and-demo-cars?make=Volta')).toBe(2)
    expect(await models('new-used-and-demo-cars?model=Mud')).toBe(2)
  })

  it('SRCH-24: shows the dealer’s own count above 1999 beside what is listed, of an unfiltered search only', async () => {
    const raw = { tenant: { stock: { stockCount: 5_200 } } }
    const big = { total: 2_500, totalPages: 120 }
    const all = await ask(dealerWith(big, raw).dealer, 'new-used-and-demo-cars')
    expect(all).toMatchObject({ count: 2_500, counted: '2,500 of 5,200 cars' })
    const ofMake = await ask(dealerWith(big, raw).dealer, 'new-used-and-demo-cars?make=Volta')
    expect(ofMake).toMatchObject({ count: 2_500, counted: '2,500 cars' })
    const fewer = { tenant: { stock: { stockCount: 2_400 } } }
    const listed = await ask(dealerWith(big, fewer).dealer, 'new-used-and-demo-cars')
    expect(listed.counted, 'a stock count below what is listed is an old one').toBe('2,500 cars')
  })
})

const tile = (changes: Record<string, unknown> = {}) => ({
  id: 'tile-1',
  name: 'Tile',
  headline: 'Sale',
  link: '/special-offers',
  background: 'accent',
  position: null,
  sites: ['a'],
  ...changes,
})

describe('promo tiles among results', () => {
  const places = async (path: string, promoTiles: unknown[], tenant?: unknown) => {
    const { dealer } = dealerWith({}, { promoTiles, ...(tenant ? { tenant } : {}) })
    const { cells } = await ask(dealer, path)
    const found = cells.flatMap((cell, index) =>
      cell.kind === 'promo' ? [`${cell.tile.id}@${index + 1}`] : [],
    )
    return { found, changes: dealer.changes }
  }

  it('of another site’s, and those that leave this site out, do not show', async () => {
    const tiles = [tile({ excludedSites: ['a'] }), tile({ id: 'tile-2' })]
    expect((await places('new-used-and-demo-cars', tiles)).found).toEqual(['tile-2@8'])
  })

  it('take the dealer’s usual places, tiles counted', async () => {
    const tiles = [tile(), tile({ id: 'tile-2' })]
    expect((await places('new-used-and-demo-cars', tiles)).found).toEqual(['tile-1@8', 'tile-2@17'])
    const own = { stock: { promoPositions: [2] } }
    expect((await places('new-used-and-demo-cars', tiles, own)).found).toEqual(['tile-1@2'])
  })

  it('start and end by date, when the page’s cache entry expires', async () => {
    const coming = tile({ start: '2026-12-01T00:00:00.000Z' })
    const over = tile({ id: 'tile-2', expiry: '2026-11-01T00:00:00.000Z' })
    const { found, changes } = await places('new-used-and-demo-cars', [coming, over])
    expect(found).toEqual([])
    expect(changes).toContain('2026-12-01T00:00:00.000Z')
  })

  it('show only in searches of their car types', async () => {
    const tiles = [tile({ display: ['new'] })]
    expect((await places('used-cars', tiles)).found).toEqual([])
    expect((await places('new-cars', tiles)).found).toEqual(['tile-1@8'])
  })
})
