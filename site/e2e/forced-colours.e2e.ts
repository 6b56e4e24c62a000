// Colours as a visitor's device asks for them. In forced colours the browser removes backgrounds and shadows: selected controls and colour swatches stay visible.
import { expect, type Locator, test } from '@playwright/test'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'

const readBackground = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each).backgroundColor)
const canvas = 'rgb(0, 0, 0)'

test('with forced colours chosen controls, colour swatches and hearts are visible', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`${siteOrigin('brisbane-mg')}/search/new-used-and-demo-cars?colour=White&price=-40000`)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  const heart = page
    .getByRole('button', { name: /^Save / })
    .first()
    .locator('svg')
  const fill = await heart.evaluate((each) => getComputedStyle(each).fill)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const picked = filters.getByRole('button', { name: '$40,000' })
  await expect(picked).toHaveAttribute('aria-pressed', 'true')
  expect(await readBackground(picked)).not.toBe(
    await readBackground(filters.getByRole('button', { name: '$30,000' })),
  )
  expect(fill, 'the heart has the colour of chosen controls').toBe(await readBackground(picked))
  const white = filters.locator('label', { has: page.getByRole('checkbox', { name: 'White' }) }).locator('i')
  expect(await readBackground(white)).not.toBe(canvas)
  expect(await white.evaluate((each) => getComputedStyle(each).boxShadow), 'a ring').not.toBe('none')

  await page.keyboard.press('Escape')
  const cars = page.getByRole('checkbox', { name: /^Compare/ })
  await cars.nth(0).check()
  await cars.nth(1).check()
  await page
    .getByRole('form', { name: 'Compare' })
    .getByRole('link', { name: /^Compare/ })
    .click()
  const [all, differences] = [/^All facts/, /^Differences only/].map((name) =>
    page.getByRole('link', { name }),
  )
  if (!all || !differences) throw new Error('no switch')
  expect(await readBackground(all)).not.toBe(await readBackground(differences))
  await closeAll(context)
})

test('with more contrast muted text is nearly as dark as body text, and borders are visible', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('quayside')}/search/new-used-and-demo-cars`)
  const muted = page.getByText('Sort by')
  const card = page.getByRole('article').first()
  const colours = async () => [
    await muted.evaluate((each) => getComputedStyle(each).color),
    await card.evaluate((each) => getComputedStyle(each).borderTopColor),
  ]
  const before = await colours()
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(async () => (await colours()).filter((colour) => before.includes(colour))).toEqual([])
  await closeAll(context)
})
