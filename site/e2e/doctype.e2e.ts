// Without a doctype browsers lay a page out in quirks mode.
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { dealers, longAfter } from './site-process.ts'
import { listSitemapPages } from './sitemap-pages.ts'

/** Pages that no sitemap names. */
const UNLISTED = [
  '/compare',
  '/saved',
  '/watchlist',
  '/my-garage',
  '/online-payment',
  '/success',
  '/sign-in?type=watchlist&redirect=/&back=/',
  '/personalised/finance',
  '/search/new-used-and-demo-cars?query=zzzz',
  '/cars/no-such-car',
  '/no/such/page',
]

/** Pages of one dealer: those of the sitemap, and one vehicle with the pages about it. */
async function listPages(dealer: string): Promise<string[]> {
  const paths = (await listSitemapPages(dealer)).map(({ pathname, search }) => pathname + search)
  const car = paths.find((path) => path.startsWith('/cars/')) ?? ''
  expect(car).not.toBe('')
  const slug = car.slice('/cars/'.length)
  return [
    ...paths.filter((path) => !path.startsWith('/cars/') && !path.startsWith('/search/')),
    ...paths.filter((path) => path.startsWith('/search/')).slice(0, 3),
    car,
    `${car}/finance-quote`,
    `${car}/delivery`,
    `/print?car_id=${slug}`,
    `/compare?cars=${slug}`,
    ...UNLISTED,
  ]
}

for (const [index, dealer] of dealers.entries()) {
  test(`${dealer}: every page that is a document starts with a doctype`, longAfter(1, index), async () => {
    const pages = await listPages(dealer)
    const answers = await Promise.all(
      pages.map(async (path) => ({ path, ...(await fetchPage(dealer, path)) })),
    )
    const documents = answers.filter(({ html, status }) => html !== '' && (status < 300 || status >= 400))
    expect(documents.length).toBeGreaterThan(20)
    const without = documents.filter(({ html }) => !/^<!doctype html>/i.test(html))
    expect(without.map(({ path, status }) => `${status} ${path}`)).toEqual([])
  })
}

test('a page answered from the cache starts with a doctype', async () => {
  const [dealer = ''] = dealers
  await fetchPage(dealer, '/')
  const { html } = await fetchPage(dealer, '/')
  expect(html).toMatch(/^<!doctype html>/i)
})

test('the page for an unknown host starts with a doctype', async () => {
  const { html } = await fetchPage('nobody-here', '/')
  expect(html).toMatch(/^<!doctype html>/i)
})
