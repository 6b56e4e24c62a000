// Pages of cars that were visited are read without a network, with the time of their prices.
import { expect, type Page, test } from '@playwright/test'
import { signInByPhone } from './sign-in-by-phone.ts'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'
import { freshMobile } from './text-messages.ts'

test.use({ serviceWorkers: 'allow' })

const SEARCH = '/search/new-used-and-demo-cars'
const AS_OF = /^You are offline\. These prices are as of \d/

/** Waits until the worker has stored the page of an address, or no longer has it. */
const expectStored = (page: Page, address: string, isStored = true) =>
  expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), address), { timeout: 30_000 })
    .toBe(isStored)

test('the last results, a vehicle and saved cars are read offline; other pages need a network', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { serviceWorkers: 'allow' })
  const origin = siteOrigin('quayside')
  const heading = page.getByRole('heading', { level: 1 })
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' })

  await page.goto(origin + SEARCH)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  const path =
    (await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .getAttribute('href')) ?? ''
  await expectStored(page, origin + SEARCH)
  await expectStored(page, `${origin}/saved`)
  await page.goto(origin + path)
  const name = (await heading.textContent()) ?? ''
  await expectStored(page, origin + path)

  await context.setOffline(true)
  await page.reload()
  await expect(heading).toHaveText(name)
  await expect(notice).toHaveText(AS_OF)
  await page.goto(origin + SEARCH)
  await expect(notice).toHaveText(AS_OF)
  const card = page.getByRole('link', { name: /^View Details/ }).first()
  await expect(card).toBeVisible()
  await card.click()
  await expect(heading).toHaveText(name)
  await page.goto(`${origin}/saved`)
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(1)
  await expect(notice).toHaveText(AS_OF)

  await page.goto(`${origin}/special-offers`)
  await expect(heading).toHaveText('You are offline')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading).not.toHaveText('You are offline')
  await expect(page).toHaveURL(`${origin}/special-offers`)
  await closeAll(context)
})

test('a form posted offline is not sent and stays as it was filled in', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { serviceWorkers: 'allow' })
  await page.goto(`${siteOrigin('quayside')}/sign-in`)
  const mobile = page.getByLabel('Mobile')
  await mobile.fill('0491 570 156')
  await context.setOffline(true)
  await mobile.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your form was not sent' })).toBeVisible()
  await expect(mobile).toHaveValue(/0491/)
  await closeAll(context)
})

test('signing out deletes the pages that were stored for reading offline', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { serviceWorkers: 'allow' })
  const origin = siteOrigin('quayside')
  await signInByPhone(page, 'quayside', freshMobile())
  await page.goto(origin + SEARCH)
  await expectStored(page, origin + SEARCH)
  await page.goto(`${origin}/my-garage`)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${origin}/`)
  await expectStored(page, origin + SEARCH, false)
  await context.setOffline(true)
  await page.goto(origin + SEARCH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await closeAll(context)
})
