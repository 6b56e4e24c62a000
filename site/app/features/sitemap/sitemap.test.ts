import { expect, test } from 'vitest'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { formatRobots, formatSitemap, listSitePaths } from './sitemap.server.ts'

test('names every visible page of the dealer and its cars', async () => {
  const hidden = { ...rawLocation, id: 'location-a-hidden', slug: 'hidden', visible: false }
  const page = { id: 'page-1', slug: 'about-us', title: 'About us', blocks: [] }
  const dealer = testDealer(
    { locations: [rawLocation, hidden], pages: [page] },
    { listSlugs: async () => ['car-1'] },
  )
  expect(await listSitePaths(dealer)).toEqual([
    '/',
    '/search/new-used-and-demo-cars',
    '/contact',
    '/book-test-drive',
    '/finance',
    '/service',
    '/trade-in',
    '/locations',
    '/locations/north',
    '/special-offers',
    '/offers/make-one/winter',
    '/about-us',
    '/cars/car-1',
  ])
})

test('a journey that requires sign-in or redirects elsewhere is not listed, even with a page', async () => {
  const page = { id: 'page-1', slug: 'trade-in', title: 'Sell to us', blocks: [] }
  const flags = { gateTradeIn: true, gateFinance: true, testDriveButton: false }
  const serviceBooking = { way: 'elsewhere', url: 'https://book.example/' }
  const paths = await listSitePaths(testDealer({ tenant: { flags, serviceBooking }, pages: [page] }))
  for (const path of ['/trade-in', '/finance', '/book-test-drive', '/service'])
    expect(paths).not.toContain(path)
  expect(paths).toContain('/contact')
})

test('throws while the stock is unavailable, as a list without cars would drop them from search engines', async () => {
  const unavailable = new StockUnavailableError('away')
  const dealer = testDealer({}, { listSlugs: () => Promise.reject(unavailable) })
  await expect(listSitePaths(dealer)).rejects.toBe(unavailable)
})

test('an address cannot break out of the sitemap', () => {
  expect(formatSitemap('http://a.example', ['/<x>&"'])).toContain(
    '<loc>http://a.example/&lt;x&gt;&amp;&quot;</loc>',
  )
})

test('the list of dealers is closed to crawlers, a dealer’s site is open', () => {
  expect(formatRobots('http://a.example', 'list')).toContain('Disallow: /\n')
  expect(formatRobots('http://a.example', 'dealer')).toContain('Sitemap: http://a.example/sitemap.xml')
})
