// Saving and comparing cars while signed out: card, tray, comparison and saved page.
import { expect, type Page, test } from '@playwright/test'
import {
  closeAll,
  expectSoundPage,
  follow,
  longAfter,
  openWatched,
  siteOrigin,
  stopClock,
  widths,
} from './site-process.ts'

const SEARCH = '/search/new-used-and-demo-cars'
const box = (page: Page, index: number) => page.getByRole('checkbox', { name: /^Compare/ }).nth(index)
const heart = (page: Page, index: number) => page.getByRole('button', { name: /^Save / }).nth(index)
const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

const COMPARED = [
  ['throttle-lane', widths[0]],
  ['quayside', widths[1]],
] as const
for (const [index, [dealer, width]] of COMPARED.entries()) {
  const title = `OPEN-59, ${dealer} at ${width}: cars are picked, compared by differences and removed`
  test(title, longAfter(1, index), async ({ browser }) => {
    const { context, page, errors } = await openWatched(browser, width)
    await page.goto(siteOrigin(dealer) + SEARCH)
    const tray = page.getByRole('form', { name: 'Compare' })
    await expect(tray).toBeHidden()
    for (const index of [0, 1, 2, 3]) await box(page, index).check()
    await box(page, 4).click()
    await expect(tray.getByRole('status')).toContainText('You can compare up to four vehicles.')
    await expect(box(page, 4)).not.toBeChecked()
    await tray
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()
    await expect(box(page, 3)).not.toBeChecked()
    expect(await shift(page), 'the tray moves nothing').toBeLessThan(0.02)

    await tray.getByRole('link', { name: /^Compare/ }).click()
    await expect(page).toHaveURL(/\/compare\?cars=[^,&]+,[^,&]+,[^,&]+$/)
    const rows = page.getByRole('rowheader')
    // A phone has the first and one of the others.
    const shown = width < 640 ? 2 : 3
    await expect(page.getByRole('columnheader')).toHaveCount(shown)
    const all = await rows.count()
    await expectSoundPage(page, `${dealer} compare ${width}`)
    await expect(page.getByRole('link', { name: /^(Enquire|Message) Now about the / })).toHaveCount(shown)
    await expect(page.getByRole('link', { name: /^View Details of the / })).toHaveCount(shown)
    await page.getByRole('link', { name: /^Differences only/ }).click()
    await expect(page).toHaveURL(/differences=1/)
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)

    await page.goto(`${siteOrigin(dealer)}/compare`)
    await expect(page.getByRole('columnheader'), 'the others remain').toHaveCount(2)
    expect(errors).toEqual([])
    await closeAll(context)
  })
}

test('a phone keeps the first of compared vehicles in view with its price, and swaps the other, also without JavaScript', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(siteOrigin('quayside') + SEARCH)
  for (const index of [0, 1, 2]) await box(page, index).check()
  await page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click()
  const heads = page.getByRole('columnheader')
  const names = () => heads.locator('.compare__name').allTextContents()
  const [first, second] = await names()
  await page.getByRole('link', { name: 'Next vehicle' }).click()
  await expect(page).toHaveURL(/with=3$/)
  const turned = await names()
  expect(turned).toHaveLength(2)
  expect([turned[0] === first, turned[1] === second]).toEqual([true, false])
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  for (const index of [0, 1]) {
    await expect(heads.nth(index).getByText(/^\$[\d,]+$/)).toBeInViewport()
    await expect(heads.nth(index).locator('.compare__name')).toBeInViewport()
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await closeAll(context)
})

test('the tray of picked vehicles does not cover a form, and is there again with the next vehicles', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, widths[0])
  const origin = siteOrigin('quayside')
  await page.goto(origin + SEARCH)
  await box(page, 0).check()
  const tray = page.getByRole('form', { name: 'Compare' })
  await expect(tray).toBeVisible()
  for (const form of ['/contact-us', '/book-test-drive', '/trade-in', '/sign-in?type=my-garage']) {
    await page.goto(origin + form)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tray, form).toHaveCount(0)
  }
  await page.goto(origin)
  await expect(tray).toContainText('Compare 1')
  await closeAll(context)
})

test('saved cars are on the saved page, per browser and site', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + SEARCH)
  const name = (await heart(page, 1).getAttribute('aria-label'))?.replace(/^Save /, '') ?? ''
  await heart(page, 0).click()
  await heart(page, 1).click()
  const entry = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('quayside.favourites') ?? '[]')[0] ?? {})
  const fields = ['id', 'name', 'slug', 'make', 'model', 'primary_image_url']
  await expect.poll(async () => Object.keys(await entry())).toEqual(fields)
  const since = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('quayside.favourites_since') ?? '{}'),
  )
  expect(Object.keys(since), 'when each was saved').toHaveLength(2)

  await page.getByRole('banner').getByRole('link', { name: 'Saved, 2' }).click()
  const saved = page.getByRole('region', { name: 'What you saved' }).getByRole('article')
  await expect(saved).toHaveCount(2)
  await expect(saved.first()).toContainText(name)
  await expect(
    page.getByRole('region', { name: 'Close to those two' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await expectSoundPage(page, 'saved')
  await page.reload()
  await expect(saved).toHaveCount(2)
  await heart(page, 0).click()
  await expect(saved).toHaveCount(1)

  await page.goto(`${siteOrigin('kerbside')}/saved`)
  await expect(page.getByRole('heading', { name: 'Nothing saved so far' })).toBeVisible()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('saved and compared cars appear in other tabs and in a page restored from memory', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + SEARCH)
  await heart(page, 0).click()
  const other = await context.newPage()
  await other.goto(`${siteOrigin('quayside')}/saved`)
  const saved = other.getByRole('region', { name: 'What you saved' }).getByRole('article')
  await expect(saved).toHaveCount(1)
  await heart(page, 1).click()
  await box(page, 1).check()
  await expect(saved).toHaveCount(2)
  await expect(other.getByText('No longer in stock.')).toHaveCount(0)
  await expect(other.getByRole('checkbox', { name: /^Compare/ }).first()).toBeChecked()
  await expect(other.getByRole('form', { name: 'Compare' }), 'no tray over what is saved').toBeHidden()

  // A page in the back/forward cache gets no storage events.
  await page.evaluate(() => {
    localStorage.removeItem('quayside.compare')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('form', { name: 'Compare' })).toBeHidden()
  await closeAll(context)
})

test('VAR-33: copying a link shows a toast for a car, and a word on the button for a comparison', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(siteOrigin('quayside') + SEARCH)
  await follow(page.getByRole('link', { name: /^View Details/ }).first())
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await stopClock(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const toast = page.getByText('Link copied')
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  const comparison = await context.newPage()
  await comparison.goto(`${siteOrigin('quayside')}/compare`)
  await expect(comparison.getByRole('columnheader')).toHaveCount(1)
  await stopClock(comparison)
  const copy = comparison.getByRole('button', { name: /Copy link|Copied/ })
  await copy.click()
  await expect(copy).toHaveText('Copied')
  await comparison.clock.runFor(1_600)
  await expect(copy).toHaveText('Copy link')
  await closeAll(context)
})

test('a car no longer in stock is reported once and removed from tray and link', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(siteOrigin('quayside') + SEARCH)
  await box(page, 0).check()
  await box(page, 1).check()
  await page.evaluate(() => {
    const entries = JSON.parse(localStorage.getItem('quayside.compare') ?? '[]')
    const missing = { ...entries[0], id: 'quayside_missing', slug: 'sold-long-ago', name: 'Sold long ago' }
    localStorage.setItem('quayside.compare', JSON.stringify([...entries, missing]))
  })
  await page.goto(`${siteOrigin('quayside')}/compare`)
  await expect(page.getByText('One of the vehicles is not in our stock any more.')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('sold-long-ago')
  await page.goto(siteOrigin('quayside') + SEARCH)
  await expect(page.getByRole('form', { name: 'Compare' }).getByRole('listitem')).toHaveCount(2)
  await closeAll(context)
})

test('without JavaScript ticked cards are sent to the comparison by a form', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(siteOrigin('quayside') + SEARCH)
  await box(page, 0).check()
  await box(page, 2).check()
  await page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/compare\?cars=[^,&]+,[^,&]+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  const own = new URL(page.url()).searchParams.get('cars')?.split(',')[0]

  // another dealer's site does not know them, and the dealer without a garage has no such page
  await page.goto(`${siteOrigin('kerbside')}/compare?cars=${own}`)
  await expect(page.getByText('This vehicle is not in our stock any more.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  for (const path of ['/compare', '/saved']) {
    expect((await page.goto(siteOrigin('redgum') + path))?.status()).toBe(404)
  }
  await closeAll(context)
})
