import { expect, test } from '@playwright/test'
import { queryLake } from './content.ts'
import { fetchPage } from './fetch-page.ts'
import {
  closeAll,
  dealers,
  expectSoundPage,
  listDealers,
  openWatched,
  shoot,
  siteOrigin,
  sitePort,
  widths,
} from './site-process.ts'

/** The pages of one dealer by name; those behind a link are found by it. */
async function findPages(slug: string): Promise<Record<string, string>> {
  const firstLink = async (from: string, pattern: RegExp) => {
    const { html } = await fetchPage(slug, from)
    const found = pattern.exec(html.slice(html.indexOf('<main')))?.[1]
    expect(found, `${slug}${from} links to ${pattern}`).toBeDefined()
    return found ?? '/'
  }
  return {
    home: '/',
    search: '/search/new-used-and-demo-cars',
    vehicle: await firstLink('/search/used-cars', /href="(\/cars\/[^"#?]+)"/),
    locations: '/locations',
    location: `/locations/${await firstLocation(slug)}`,
    offers: '/special-offers',
    offer: await firstLink('/special-offers', /href="(\/offers\/[^"#?]+)"/),
  }
}

/** The slug of a dealer's first location. Its cards may lead elsewhere (VAR-13); the page is there all the same. */
function firstLocation(slug: string): Promise<string> {
  return queryLake<string>(
    '*[_type == "location" && tenant->slug.current == $slug && visible != false && !(_id in path("drafts.**"))] | order(orderRank asc)[0].slug.current',
    { slug },
  )
}

test('the base domain lists the dealers in a sound page', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  expect(await listDealers(page)).toEqual(dealers)
  expect(dealers.length).toBeGreaterThanOrEqual(2)
  await expectSoundPage(page, 'dealers')
  await shoot(page, 'dealers-1280')
  expect(errors).toEqual([])
  await closeAll(context)
})

/** How many dealers' pages the short run sees whole. */
const SHORT = 2

for (const [index, slug] of dealers.entries()) {
  for (const width of widths) {
    // Both widths are seen in every run, and every dealer's journeys, blocks and links by other tests.
    const isShort = index < SHORT && width === widths[index % widths.length]
    const tag = isShort ? [] : ['@long']
    test(`every page of ${slug} is sound at ${width} wide`, { tag }, async ({ browser }) => {
      test.setTimeout(180_000)
      const { context, page, errors } = await openWatched(browser, width)
      for (const [name, path] of Object.entries(await findPages(slug))) {
        const answer = await page.goto(`${siteOrigin(slug)}${path}`)
        expect(answer?.status(), `${slug} ${path}`).toBe(200)
        await expectSoundPage(page, `${slug} ${name} ${width}`)
        await shoot(page, `${slug}-${name}-${width}`)
      }
      const missing = await page.goto(`${siteOrigin(slug)}/cars/no-such-car`)
      expect(missing?.status()).toBe(404)
      await expectSoundPage(page, `${slug} 404 ${width}`)
      await shoot(page, `${slug}-404-${width}`)
      // The browser itself reports the 404 above as an error; nothing else may be reported.
      expect(errors.filter((text) => !text.includes('status of 404'))).toEqual([])
      await closeAll(context)
    })
  }
}

// The long run sees all of their pages.
for (const [index, slug] of dealers.slice(SHORT).entries()) {
  const width = widths[index % widths.length] ?? 360
  test(`the front page and a location of ${slug} are sound at ${width} wide`, async ({ browser }) => {
    const { context, page, errors } = await openWatched(browser, width)
    const { home = '/', location = '/' } = await findPages(slug)
    for (const path of [home, location]) {
      await page.goto(`${siteOrigin(slug)}${path}`)
      await expectSoundPage(page, `${slug} ${path} ${width}`)
    }
    expect(errors).toEqual([])
    await closeAll(context)
  })
}

test('the page for an unknown host names no dealer’s data', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const answer = await page.goto(`http://nobody-here.localhost:${sitePort}/`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await closeAll(context)
})

test('a dealer’s car is not found on another dealer’s site', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const [first = '', second = ''] = await listDealers(page)
  const { vehicle = '' } = await findPages(first)
  expect((await page.goto(`${siteOrigin(first)}${vehicle}`))?.status()).toBe(200)
  expect((await page.goto(`${siteOrigin(second)}${vehicle}`))?.status()).toBe(404)
  await closeAll(context)
})
