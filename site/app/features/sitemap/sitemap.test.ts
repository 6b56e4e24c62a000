import { expect, test } from 'vitest'
import { rawLocation, rawOffer, testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { urlset } from '#app/page/sitemap-text.ts'
import { formatRobots, formatSitemap, formatSitemapIndex } from './sitemap.server.ts'
import { listSitemapEntries, type SitemapKind } from './sitemap-entries.server.ts'

const pathsOf = async (dealer: ReturnType<typeof testDealer>, kind: SitemapKind) =>
  (await listSitemapEntries(dealer, kind)).map(({ path }) => path)

const EMPTY_ANSWER = { cars: [], totalPages: 0, page: 1, stats: {}, ms: 0 }
const overview = async () => ({
  ...EMPTY_ANSWER,
  total: 2,
  facets: {
    car_type: [{ value: 'used', count: 2 }],
    make: [{ value: 'Volta', count: 2 }],
    make_model: [{ value: 'Volta Ampere 5', count: 2 }],
    body: [{ value: 'SUV', count: 2 }],
  },
})

test('each kind names the dealer’s visible pages, with when they changed', async () => {
  const hidden = { ...rawLocation, id: 'location-a-hidden', slug: 'hidden', visible: false }
  const at = '2026-11-01T02:03:04.000Z'
  const page = { id: 'page-1', slug: 'about-us', title: 'About us', blocks: [], updatedAt: at }
  const secret = { ...page, id: 'page-2', slug: 'secret', unlisted: true }
  const dealer = testDealer(
    {
      locations: [{ ...rawLocation, updatedAt: at }, hidden],
      pages: [page, secret],
      offers: [rawOffer, { ...rawOffer, id: 'offer-2', slug: 'gone', expiry: '2026-01-01T00:00:00.000Z' }],
    },
    { search: overview },
  )
  expect(await listSitemapEntries(dealer, 'pages')).toEqual([
    ...['/', '/contact', '/book-test-drive', '/finance', '/service', '/trade-in'].map((path) => ({
      path,
      changedAt: null,
    })),
    { path: '/about-us', changedAt: at },
  ])
  expect(await listSitemapEntries(dealer, 'locations')).toEqual([
    { path: '/locations', changedAt: at },
    { path: '/locations/north', changedAt: at },
  ])
  expect(await pathsOf(dealer, 'offers')).toEqual(['/special-offers', '/offers/make-one/winter'])
})

test('the contact page is listed under the address that staff gave it', async () => {
  const page = { id: 'page-1', slug: 'contact-us', title: 'Contact', blocks: [] }
  const paths = await pathsOf(testDealer({ pages: [page] }), 'pages')
  expect(paths).toContain('/contact-us')
  expect(paths).not.toContain('/contact')
})

test('a journey that requires sign-in or redirects elsewhere is not listed, even with a page', async () => {
  const page = { id: 'page-1', slug: 'trade-in', title: 'Sell to us', blocks: [] }
  const flags = { gateTradeIn: true, gateFinance: true, testDriveButton: false }
  const serviceBooking = { way: 'elsewhere', url: 'https://book.example/' }
  const paths = await pathsOf(testDealer({ tenant: { flags, serviceBooking }, pages: [page] }), 'pages')
  for (const path of ['/trade-in', '/finance', '/book-test-drive', '/service'])
    expect(paths).not.toContain(path)
  expect(paths).toContain('/contact')
})

test('throws while the stock is unavailable, as a list without cars would drop them from search engines', async () => {
  const unavailable = new StockUnavailableError('away')
  const dealer = {
    ...testDealer({}, { search: overview }),
    readStockLists: () => Promise.reject(unavailable),
  }
  await expect(formatSitemapIndex(dealer)).rejects.toBe(unavailable)
})

test('the index names a part for each so many pages, changed with the last of them', async () => {
  const vehicleSitemaps = [{ changedAt: '2026-11-02T00:00:00Z' }, { changedAt: '2026-11-03T00:00:00Z' }]
  const dealer = {
    ...testDealer({}, { search: overview }),
    readStockLists: async () => ({
      vehicleSitemaps,
      searchSitemaps: [{ changedAt: null }, { changedAt: null }, { changedAt: null }],
      catalogues: [],
    }),
  }
  const index = await formatSitemapIndex(dealer, 2)
  expect(index).toContain(
    '<sitemap><loc>http://a.example/sitemaps/vehicles.xml</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod></sitemap>',
  )
  expect(index).toContain('/sitemaps/vehicles-2.xml</loc><lastmod>2026-11-03')
  expect(index).not.toContain('models.xml')
  expect(index).toContain('/sitemaps/searches-3.xml</loc>')
  expect(await formatSitemap(dealer, 'pages-2.xml', 2)).toContain('/book-test-drive</loc></url>')
})

test.each([
  'vehicles.xml',
  'searches.xml',
  'vehicles',
  'models.xml',
  '__proto__.xml',
  'vehicles-0.xml',
  '../x.xml',
])('%s is no sitemap of this dealer', async (file) => {
  await expect(formatSitemap(testDealer(), file)).rejects.toMatchObject({ status: 404 })
})

test('an address cannot break out of the sitemap', async () => {
  const entries = [{ path: `/cars/<x>&"'`, changedAt: null }]
  expect(urlset('http://a.example', entries)).toContain(
    '<loc>http://a.example/cars/&lt;x&gt;&amp;&quot;&apos;</loc>',
  )
})

test('the list of dealers is closed to crawlers, a dealer’s site is open', () => {
  expect(formatRobots('http://a.example', null)).toContain('Disallow: /\n')
  const { bundle } = testDealer()
  const robots = formatRobots('http://a.example', bundle)
  expect(robots).toContain('Sitemap: http://a.example/sitemap.xml')
  expect(robots).toContain('Disallow: /cars/*/finance\n')
  expect(robots).toContain('Disallow: /search/*?\n')
  expect(robots).toContain('Allow: /search/*?page=\n')
  expect(robots).toContain('Disallow: /apply-for-finance?\n')
  expect(robots, 'the page for sellers is open').not.toContain('Disallow: /trade-in')
  const { tenant } = bundle
  const gated = { tenant: { ...tenant, flags: { ...tenant.flags, gateTradeIn: true, gateFinance: true } } }
  const lines = formatRobots('http://a.example', gated).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /trade-in$', 'Disallow: /finance$']))
})
