// What search engines are told of: every dealer's sitemap names its own pages, and they are there.
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { dealers, siteOrigin } from './site-process.ts'

/** Pages asked for of each dealer, evenly over the list; every page by a crawl would take minutes. */
const SAMPLE = 12

for (const dealer of dealers) {
  test(`${dealer}: robots.txt leads to a sitemap of the dealer's own pages, each there once`, async () => {
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
    const asked = [...others, ...cars.filter((_car, index) => index % step === 0)]
    const answers = await Promise.all(
      asked.map(async ({ pathname, search }) => [
        pathname,
        (await fetchPage(dealer, pathname + search)).status,
      ]),
    )
    expect(answers.filter(([, code]) => code !== 200)).toEqual([])
  })
}

test('a sitemap of one dealer names no car of another’s', async () => {
  const [one = '', other = ''] = dealers
  const { text } = await fetchPage(one, '/sitemap.xml')
  const cars = [...text.matchAll(/<loc>[^<]*(\/cars\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect((await fetchPage(other, cars[0] ?? '')).status).toBe(404)
})
