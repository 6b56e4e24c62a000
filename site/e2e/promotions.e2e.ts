// Promotions over a page: the popup of a location and the banner that runs across.
import { expect, test } from '@playwright/test'
import { closeAll, expectSoundPage, longAfter, openWatched, siteOrigin } from './site-process.ts'

test('PROMO-10, PROMO-11, PROMO-13: a location’s popup fits its maximum and opens once per site', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  const popup = page.getByRole('dialog')
  const open = async (path: string) => {
    await page.goto(path)
    await expect(popup).toBeVisible()
  }
  await open(`${siteOrigin('quayside')}/locations/quayside-parramatta`)
  await expect(popup.getByRole('heading')).toHaveText(/\S/)
  await expect(popup.getByRole('link')).toHaveAttribute('href', /^\//)
  const box = await popup.boundingBox()
  const screen = await page.evaluate(() => innerHeight)
  expect(box?.width).toBeLessThanOrEqual(600)
  expect(box?.height, 'at most a quarter of a first screen').toBeLessThanOrEqual(screen / 4)
  await expectSoundPage(page, 'a page with a popup')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  const seen = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quayside')))
  await expect.poll(seen, 'it is noted under a key of this site’s').not.toEqual([])
  await page.reload()
  await expect(popup).toHaveCount(0)
  await open(`${siteOrigin('redgum')}/locations/redgum-toowoomba`)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('PROMO-14: the running banner repeats its text 20 times, once for screen readers, as a link', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(siteOrigin('quayside'))
  const banner = page.locator('.running').getByRole('link')
  await expect(banner).toHaveAttribute('href', '/special-offers')
  await expect(banner.locator('span > span')).toHaveCount(20)
  await expect(banner.locator('span > span:not([aria-hidden])')).toHaveCount(1)
  const pause = page.getByRole('checkbox', { name: 'Pause the moving text' })
  await pause.press('Space')
  await expect(pause).toBeChecked()
  await expect
    .poll(() => banner.locator('> span').evaluate((track) => getComputedStyle(track).animationPlayState))
    .toBe('paused')
  await closeAll(context)
})

test('PROMO-09: promotions are slides of 1920 by 540, moved by buttons and keys', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1920)
  await page.goto(`${siteOrigin('quayside')}/special-offers`)
  const slider = page.getByRole('region', { name: 'Promotions' })
  const slides = slider.getByRole('article')
  expect(await slides.first().boundingBox()).toMatchObject({ x: 0, width: 1920, height: 540 })
  await expect(slides.nth(1)).not.toBeInViewport()
  await slider.getByRole('button', { name: 'Next promotion' }).click()
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
  await slider.getByRole('group', { name: /promotions$/ }).press('ArrowLeft')
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
  await expectSoundPage(page, 'promotions')
  await slides
    .first()
    .getByRole('link', { name: /^See the offer/ })
    .click()
  await expect(page).toHaveURL(/\/offers\/./)
  expect(errors).toEqual([])
  await closeAll(context)
})

for (const [index, width] of ([360, 768] as const).entries()) {
  test(
    `at ${width} px the next promotion is partly visible; keys and buttons reach the last one`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page, errors } = await openWatched(browser, width)
      await page.goto(`${siteOrigin('redgum')}/special-offers`)
      const slider = page.getByRole('region', { name: 'Promotions' })
      const slides = slider.getByRole('article')
      const [first, next] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()]
      const end = (first?.x ?? 0) + (first?.width ?? 0)
      expect(next?.x, 'slides do not lie over each other').toBeGreaterThanOrEqual(end)
      expect(width - (next?.x ?? width)).toBeGreaterThanOrEqual(16)
      await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await slider.getByRole('group', { name: /promotions$/ }).press('End')
      await expect(slides.last()).toBeInViewport({ ratio: 0.99 })
      await slider.getByRole('button', { name: 'Next promotion' }).click()
      await expect(slides.first()).toBeInViewport({ ratio: 0.99 })
      await slider.getByRole('button', { name: 'Previous promotion' }).click()
      await slider.getByRole('group', { name: /promotions$/ }).press('ArrowLeft')
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.99 })
      await slider.getByRole('group', { name: /promotions$/ }).press('Home')
      await expect(slides.first()).toBeInViewport({ ratio: 0.99 })
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(slides.nth(2), 'the second press does not wait for the first').toBeInViewport({
        ratio: 0.99,
      })
      await expectSoundPage(page, `promotions at ${width}`)
      expect(errors).toEqual([])
      await closeAll(context)
    },
  )
}

test('TEN-06: a dealer of one maker shows that maker’s models', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('brisbane-mg')}/models`)
  await expect(page.getByRole('main').getByText(/IM5/).first()).toBeVisible()
  await closeAll(context)
})
