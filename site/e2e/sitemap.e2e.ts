// Sitemaps: each names its dealer's own pages, and all of them answer.
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { dealers, longAfter, siteOrigin } from './site-process.ts'
import { addressesIn, listSitemapPages } from './sitemap-pages.ts'

/** Vehicles and searches requested per dealer, evenly over the list; requesting all would take minutes. */
const SAMPLE = 12

const evenly = (pages: readonly URL[]) =>
  pages.filter((_page, index) => index % Math.ceil(pages.length / SAMPLE) === 0)

for (const [index, dealer] of dealers.entries()) {
  const title = `${dealer}: robots.txt names an index whose sitemaps list each of the dealer’s pages once`
  test(title, longAfter(1, index), async () => {
    const robots = await fetchPage(dealer, '/robots.txt')
    expect(robots.text).toContain(`Sitemap: ${siteOrigin(dealer)}/sitemap.xml`)
    const pages = await listSitemapPages(dealer)
    expect(new Set(pages.map(({ href }) => href)).size, 'each once').toBe(pages.length)
    expect(new Set(pages.map(({ origin }) => origin))).toEqual(new Set([siteOrigin(dealer)]))
    const cars = pages.filter(({ pathname }) => pathname.startsWith('/cars/'))
    expect(cars.length).toBeGreaterThan(50)

    const searches = pages.filter(({ pathname }) => pathname.startsWith('/search/'))
    const others = pages.filter((page) => !cars.includes(page) && !searches.includes(page))
    const sample = [...others, ...evenly(cars), ...evenly(searches)]
    const answers = await Promise.all(
      sample.map(async ({ pathname, search }) => [
        pathname,
        (await fetchPage(dealer, pathname + search)).status,
      ]),
    )
    expect(answers.filter(([, code]) => code !== 200)).toEqual([])
  })
}

test('a sitemap lists no car of another dealer', async () => {
  const [one = '', other = ''] = dealers
  const { text } = await fetchPage(one, '/sitemaps/vehicles.xml')
  const [car] = addressesIn(text)
  expect((await fetchPage(other, car?.pathname ?? '')).status).toBe(404)
})
