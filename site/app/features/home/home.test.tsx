import { expect, test } from 'vitest'
import type { BlockModel } from '#app/blocks/blocks.server.ts'
import type { DealerContext } from '#app/context.ts'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { HomePage } from './components/home-page.tsx'
import { getHome } from './queries.server.ts'

const counts = (entries: Record<string, number>) =>
  Object.entries(entries).map(([value, count]) => ({ value, count }))
const stock = {
  search: async () => ({
    cars: [],
    total: 30,
    totalPages: 30,
    page: 1,
    stats: {},
    ms: 0,
    facets: {
      car_type: counts({ used: 20, new: 10 }),
      make: counts({ 'Make One': 20, 'A Make': 10 }),
      body: counts({ SUV: 9, Ute: 5, Sedan: 5, Wagon: 2, Van: 1 }),
      price_range: counts({ '$20,000 - $30,000': 2, 'Under $10,000': 1 }),
    },
  }),
}

const RIDER_FACETS = { item_type: counts({ motorcycle: 3 }), body: counts({ Naked: 3 }) }

function getBlock<T extends BlockModel['type']>(type: T, blocks: readonly BlockModel[]) {
  const found = blocks.find((block): block is Extract<BlockModel, { type: T }> => block.type === type)
  if (!found) throw new Error(`no ${type}`)
  return found
}
const homeBlock = async <T extends BlockModel['type']>(type: T, dealer: DealerContext) =>
  getBlock(type, (await getHome(dealer)).blocks)

const render = async (raw: Record<string, unknown> = {}) =>
  pageHtml(<HomePage home={await getHome(testDealer(raw, stock))} />)

test('the finder is a form that submits to all stock, with choices in their order', async () => {
  const html = await render()
  expect(html).toContain('action="/search/new-used-and-demo-cars"')
  expect(html).toMatch(/All .*New .*Used /)
  expect(html).toMatch(/Any make.*A Make.*Make One/)
  expect(html).toMatch(/Under \$10,000.*\$20,000 - \$30,000/)
  expect(html).toContain('Show 30 cars')
})

test('the four most common bodies link to their searches', async () => {
  const { title, bodies } = await homeBlock('bodyTypes', testDealer({}, stock))
  expect(title).toBe('Search By Popular Car Types')
  expect(bodies.map(({ href }) => href)).toEqual([
    '/search/suv',
    '/search/sedan',
    '/search/ute',
    '/search/wagon',
  ])
})

test('the finder’s button names the vehicle kind, and has no count when the stock is empty', async () => {
  const riders = {
    search: async () => ({ ...(await stock.search()), facets: { item_type: counts({ motorcycle: 3 }) } }),
  }
  const bodies = { ...riders, search: async () => ({ ...(await stock.search()), facets: RIDER_FACETS }) }
  const { finder } = await homeBlock('hero', testDealer({}, riders))
  expect(finder?.action).toBe('Show 30 motorcycles')
  const { title } = await homeBlock('bodyTypes', testDealer({}, bodies))
  expect(title).toBe('Search By Popular Motorcycle Types')
  const bare = await homeBlock(
    'hero',
    testDealer({}, { search: async () => ({ ...(await stock.search()), total: 0, facets: {} }) }),
  )
  expect(bare.finder?.action).toBe('Search stock')
})

test('a dealer without any page, car or offer still has a front page with one h1', async () => {
  const html = pageHtml(<HomePage home={await getHome(testDealer({ offers: [], locations: [] }))} />)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('Dealer A')
})

test('while the stock is unavailable the content renders, and the page is cached briefly', async () => {
  const down = async () => {
    throw new StockUnavailableError('down')
  }
  const dealer = testDealer({}, { search: down, listCars: down })
  const { blocks } = await getHome(dealer)
  expect(getBlock('hero', blocks).finder).toBeNull()
  expect(getBlock('locations', blocks)).toMatchObject({ places: [{ name: 'North' }] })
  expect(dealer.changes).toContain('2026-11-21T01:00:02.000Z')
})

test('an error that is no absence of stock is thrown on', async () => {
  const broken = async () => {
    throw new TypeError('a bug')
  }
  await expect(getHome(testDealer({}, { search: broken }))).rejects.toThrow('a bug')
})

test('banners of the moment come before the page’s own slides, the latest started first', async () => {
  const banner = (id: string, start: string, more: object = {}) => ({
    id,
    title: `Banner ${id}`,
    start,
    expiry: null,
    sites: ['a'],
    excludedSites: [],
    linkLabel: 'See it',
    link: '/special-offers',
    ...more,
  })
  const banners = [
    banner('to-come', '2027-01-01T00:00:00Z'),
    banner('new', '2026-11-20T00:00:00Z'),
    banner('old', '2026-11-01T00:00:00Z', { link: '/no-such-page' }),
    banner('over', '2026-10-01T00:00:00Z', { expiry: '2026-10-02T00:00:00Z' }),
    banner('left-out', '2026-10-01T00:00:00Z', { excludedSites: ['a'] }),
  ]
  const dealer = testDealer({ banners }, stock)
  const hero = await homeBlock('hero', dealer)
  expect(hero.slides.map(({ title }) => title)).toEqual(['Banner new', 'Banner old', 'Dealer A'])
  expect(hero.slides.map(({ buttons }) => buttons.map(({ href }) => href))).toEqual([
    ['/special-offers'],
    [],
    [],
  ])
  expect(dealer.changes).toContain('2027-01-01T00:00:00.000Z')
})

test('a page that its editors composed shows its blocks in their order, and none of the template’s', async () => {
  const pages = [
    {
      id: 'p',
      slug: 'home',
      title: 'Home',
      blocks: [
        { type: 'locations', key: 'l', show: 'all' },
        { type: 'richText', key: 't', title: 'Words' },
      ],
    },
  ]
  const { blocks, lead } = await getHome(testDealer({ pages }, stock))
  expect(blocks.map(({ type }) => type)).toEqual(['hero', 'locations', 'richText'])
  expect(lead).toBe('welcome')
})

test('a hero of bodies in stock shows the picture of its slide where staff chose that, and set one', async () => {
  const image = { asset: { url: 'http://lake.example/images/a/b/c-900x600.webp' }, alt: 'Set by staff' }
  const hero = (stage: string | null, slide: object) => {
    const slides = [{ key: '1', title: 'Hello', ...slide }]
    const blocks = [{ type: 'hero', key: 'h', showFinder: true, stage, slides }]
    const pages = [{ id: 'p', slug: 'home', title: 'Home', blocks }]
    return homeBlock('hero', testDealer({ pages }, stock))
  }
  expect((await hero(null, { image })).parked.length).toBeGreaterThan(0)
  expect((await hero('picture', {})).parked.length).toBeGreaterThan(0)
  const { parked, slides } = await hero('picture', { image })
  expect(parked).toEqual([])
  expect(slides[0]?.picture?.alt).toBe('Set by staff')
})
