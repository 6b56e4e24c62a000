// What changes next on a page of a preview: the stops in the bar, and the way from one to the next.
import { expect, type Page, test } from '@playwright/test'
import { queryLake } from './content.ts'
import { openPreview } from './open-preview.ts'
import { closeAll, openWatched, ready, shoot, siteOrigin } from './site-process.ts'

const DEALER = 'quayside'
const EDITOR = 'editor-quayside'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
const stops = (page: Page) => page.getByRole('navigation', { name: 'What changes on this page' })

/** A tile that is still to start, and a search that may show it. */
async function nextTile() {
  const [tile] = await queryLake<{ name: string; headline: string; display: string[] }[]>(
    `*[_type == "promoTile" && !(_id in path("drafts.**")) && $slug in sites[]->slug.current && start > now()
      && defined(expiry) && count(display) > 0] | order(start asc){"name": coalesce(name, headline), headline, display}`,
    { slug: DEALER },
  )
  if (!tile) throw new Error(`${DEALER} has no scheduled promo tile`)
  return { ...tile, path: `/search/${tile.display[0]}-cars` }
}

test('a stop of the bar names a tile that starts, and leads to the page as it is then', async ({
  browser,
}) => {
  const tile = await nextTile()
  const { context, page, errors } = await openWatched(browser, 1280)
  await openPreview(page, DEALER, EDITOR, tile.path)
  const shown = page.getByRole('main').getByText(tile.headline)
  await expect(shown).toHaveCount(0)
  await shoot(page, 'preview-stops')
  // Other things may change at the same instant: the stop's title has them all.
  const start = page.getByTitle(`${tile.name} starts`)
  await stops(page).getByRole('link').filter({ has: start }).click()
  await expect(shown).toBeVisible()
  await expect(stops(page).locator('[aria-current]').filter({ has: start })).toBeVisible()
  await shoot(page, 'preview-stops-later')
  await bar(page)
    .getByRole('link', { name: 'Change before' })
    .or(stops(page).getByRole('link', { name: /^Now/ }))
    .first()
    .click()
  await ready(page)
  await expect(shown).toHaveCount(0)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('every kind of page has its stops', { tag: '@long' }, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await openPreview(page, DEALER, EDITOR, '/')
  for (const [path, words] of [
    ['/', 'Offer'],
    ['/special-offers', 'Offer'],
    ['/locations', 'closes?|opens?'],
    ['/search/new-used-and-demo-cars', 'Tile'],
    ['/contact-us', 'closes?|opens?'],
  ] as const) {
    await page.goto(siteOrigin(DEALER) + path)
    await expect(
      stops(page)
        .getByRole('listitem')
        .filter({ hasText: new RegExp(words, 'i') })
        .first(),
      path,
    ).toBeVisible()
    await shoot(page, `preview-stops${path.replaceAll('/', '-')}`)
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await shoot(page, 'preview-stops-360')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('a time that cannot be read has an error beside the field, with an example', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openPreview(page, DEALER, EDITOR, '/')
  await page.getByLabel('See the site on').fill('soon')
  await page.getByLabel('See the site on').press('Enter')
  await expect(bar(page).getByRole('alert')).toContainText('Write it like 1 Dec, 11:59 pm.')
  await page.getByLabel('See the site on').fill('24 dec 2026 9am')
  await page.getByLabel('See the site on').press('Enter')
  await expect(page.getByLabel('See the site on')).toHaveValue('Thu 24 Dec 2026, 9:00 am')
  await closeAll(context)
})

test('the bar is one line in the Studio’s type, with promotions before opening hours', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openPreview(page, DEALER, EDITOR, '/search/new-used-and-demo-cars')
  await expect(stops(page).getByRole('listitem').nth(1)).toBeVisible()
  const { height = 0 } = (await bar(page).boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(48)
  await expect(bar(page)).toHaveCSS('font-family', /Inter/)
  const kinds = await stops(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.slice(1).map((item) => item.dataset.promotion))
  expect(kinds).toContain('true')
  expect(kinds.lastIndexOf('true'), kinds.join()).toBe(kinds.filter((each) => each === 'true').length - 1)
  await expect(stops(page).getByRole('listitem').nth(1)).toContainText('Tile')
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = (await bar(page).boundingBox()) ?? { height: 0 }
  expect(narrow.height).toBeLessThanOrEqual(56)
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
  await closeAll(context)
})
