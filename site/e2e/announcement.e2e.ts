// Where a vehicle is that is not in the dealer's own city.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, expectSoundPage, follow, openWatched, shoot, siteOrigin } from './site-process.ts'

const bar = (page: Page) => page.getByRole('note', { name: 'Where this vehicle is' })

async function openCar(page: Page, dealership: string): Promise<void> {
  await page.goto(`${siteOrigin('quayside')}/search/${dealership}`)
  await follow(
    page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first(),
  )
}

test('VDP-34, VDP-35: a car in another city has a bar with its place and way, until dismissed', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await openCar(page, 'quayside-parramatta')
  await expect(bar(page)).toContainText('Located at Parramatta')
  await expect(bar(page).getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps/,
  )
  await expectSoundPage(page, 'a car in another city')
  await shoot(page, 'vehicle-announcement-360')
  await bar(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.reload()
  await expect(bar(page)).toHaveCount(0)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('VDP-35: a car in the dealer’s primary city has no announcement', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await openCar(page, 'quayside-alexandria')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await closeAll(context)
})
