// Sitemaps: each names its dealer's own pages, and all of them answer.
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { dealers, siteOrigin } from './site-process.ts'

/** Pages requested per dealer, evenly over the list; requesting all would take minutes. */
const SAMPLE = 12

for (const dealer of dealers) {
  test(`${dealer}: robots.txt names a sitemap that lists each of the dealer’s pages once`, async () => {
    const robots = await fetchPage(dealer, '/robots.txt')
    expect(robots.text).toContain(`Sitemap: ${siteOrigin(dealer)}/sitemap.xml`)
    const { status, text } = await fetchPage(dealer, '/sitemap.xml')
    expect(status).toBe(200)
    const pages = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address))
    expect(new Set(pages.map(({ href }) => href)).size, 'each once').toBe(pages.length)
    expect(new Set(pages.map(({ origin }) => origin))).toEqual(new Set([siteOrigin(dealer)]))
    const cars = pages.filter(({ pathname }) => pathname.startsWith('/cars/'))
    expect(cars.length).toBeGreaterThan(50)

    const others = pages.filter((page) => !cars.includes(page))
    const step = Math.ceil(cars.length / SAMPLE)
    const sample = [...others, ...cars.filter((_car, index) => index % step === 0)]
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
  const { text } = await fetchPage(one, '/sitemap.xml')
  const cars = [...text.matchAll(/<loc>[^<]*(\/cars\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect((await fetchPage(other, cars[0] ?? '')).status).toBe(404)
})
