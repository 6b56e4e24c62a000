// Sign-in by a code to a phone, and cars saved by it: by keyboard, without JavaScript, and refused.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { reportedIds } from './data-layer.ts'
import { findCode, mobileOf, signInByPhone } from './sign-in-by-phone.ts'
import { closeAll, expectSoundPage, openWatched, siteOrigin, sitePort, stopClock } from './site-process.ts'
import { freshMobile, readCode } from './text-messages.ts'

const DEALER = 'quayside'
const origin = siteOrigin(DEALER)

/** The path of a car for sale. */
async function findCar({ request }: BrowserContext): Promise<string> {
  const answer = await request.get(`http://127.0.0.1:${sitePort}/search/used-cars?sort=price-desc`, {
    headers: { host: new URL(origin).host },
  })
  const path = /class="card__name"[^>]*>\s*<a[^>]+href="(\/cars\/[^"]+)"/.exec(await answer.text())?.[1]
  if (path === undefined) throw new Error('No car among the results.')
  return path
}

const save = (page: Page) => page.getByRole('button', { name: /^Saved?$/ })

test('AUTH-01, AUTH-08, AUTH-11, AUTH-14, SAVE-08, ERR-18: Save keeps the car at once and leads to sign-in, by keyboard', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  const path = await findCar(context)
  await page.goto(origin + path)
  await save(page).press('Enter')
  await expect(save(page)).toHaveText('Saved')
  const signIn = page.locator('.toast', { hasText: 'Saved on this device' }).getByRole('link')
  await expect(signIn).toBeVisible()
  expect(
    (await reportedIds(page)).filter((id) => id === 39),
    'SAVE-15',
  ).toHaveLength(1)
  await signIn.press('Enter')
  await page.waitForURL((url) => url.pathname === '/sign-in')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    type: 'watchlist',
    redirect: path,
    back: path,
  })
  await page.reload()
  await expectSoundPage(page, 'sign-in')

  const mobile = freshMobile()
  await mobileOf(page).fill('12')
  await mobileOf(page).press('Enter')
  await expect(page.getByText('Enter an Australian mobile number')).toBeVisible()
  await expect(mobileOf(page)).toBeFocused()
  await mobileOf(page).fill(mobile)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Code sent!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible()
  await expect(mobileOf(page)).not.toBeEditable()
  await expect(findCode(page)).toBeFocused()
  const code = readCode(DEALER, mobile)
  await page.keyboard.type(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The verification code is invalid. Please try again.')).toBeVisible()
  await expectSoundPage(page, 'sign-in with an error')
  await findCode(page).fill(code)
  // The browser's console reports the refused code.
  expect(errors.filter((text) => !text.includes('401'))).toEqual([])
  await findCode(page).press('Enter')

  await page.waitForURL(origin + path)
  await expect(save(page)).toHaveText('Saved')
  await page.goto(`${origin}/watchlist`)
  await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
  await expectSoundPage(page, 'watchlist')

  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Car Removed')).toBeVisible()
  await expect(page.getByText('Nothing saved so far')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${origin}/`)
  await page.goto(`${origin}/my-garage`)
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  await closeAll(context)
})

test('SAVE-13, ERR-07, OPEN-56: a refused save is undone after an alert, without a toast', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await signInByPhone(page, DEALER, freshMobile())
  await page.goto(origin + (await findCar(context)))
  await page.route('**/api/watchlist/save-car.data*', async (route) => {
    await expect(save(page)).toHaveText('Saved')
    await route.continue({ postData: 'car_id=of_another_dealer' })
  })
  const alerted = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await save(page).click()
  expect(await alerted).toBe('This vehicle is not in our stock any more.')
  await expect(save(page)).toHaveText('Save')
  await expect(page.getByText('Car Saved In Watchlist')).toHaveCount(0)
  await closeAll(context)
})

test('SAVE-05, SAVE-06, SAVE-09, SAVE-15, OPEN-20: the toast of a saved car is shown for five seconds', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await signInByPhone(page, DEALER, freshMobile())
  await page.goto(origin + (await findCar(context)))
  await expect(save(page)).toHaveText('Save')
  await stopClock(page)
  await save(page).click()
  const toast = page.getByText('Car Saved In Watchlist')
  await expect(toast).toBeVisible()
  await expect(page.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist')
  expect((await reportedIds(page)).filter((id) => id === 39)).toHaveLength(1)
  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  await closeAll(context)
})

test('My garage is a sound page', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await signInByPhone(page, DEALER, freshMobile())
  await expectSoundPage(page, 'my garage')
  await closeAll(context)
})

test('AUTH-03, SAVE-08: signing in and saving work without JavaScript', { tag: '@long' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const path = await findCar(context)
  await page.goto(origin + path)
  await save(page).click()
  const mobile = freshMobile()
  await mobileOf(page).fill(mobile)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('Code sent!')).toBeVisible()
  await findCode(page).fill('12')
  await findCode(page).press('Enter')
  await expect(page.getByText('Code must be 6 digits.')).toBeVisible()
  await findCode(page).fill(readCode(DEALER, mobile))
  await findCode(page).press('Enter')
  expect(new URL(page.url()).pathname).toBe(path)
  await page.goto(`${origin}/watchlist`)
  await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Nothing saved so far')).toBeVisible()
  await context.close()
})

test('AUTH-05, OPEN-74: the prize wheel requires sign-in and gives a number one prize', async ({
  browser,
}) => {
  const dealer = 'throttle-lane'
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(`${siteOrigin(dealer)}/spin-to-win`)
  const mobile = freshMobile()
  await mobileOf(page).fill(mobile)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await findCode(page).fill(readCode(dealer, mobile))
  await findCode(page).press('Enter')
  await page.getByRole('textbox', { name: 'First Name' }).fill('Ann')
  await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
  await page.getByRole('button', { name: 'Spin the wheel' }).click()
  await expect(page.getByText('It’s yours.')).toBeVisible()
  const prize = await page.locator('.prize__won').textContent()
  await page.goto(`${siteOrigin(dealer)}/spin-to-win`)
  expect(await page.locator('.prize__won').textContent()).toBe(prize)
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
  await closeAll(context)
})

test('AUTH-17: a form asks whether the mobile is the signed-in one, and says so where it is not', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  const mobile = freshMobile()
  await signInByPhone(page, DEALER, mobile)
  await page.goto(`${origin}/contact`)
  const hint = page.getByText('That’s not the mobile you signed in with.')
  const write = async (number: string) => {
    await mobileOf(page).fill(number)
    const asked = page.waitForResponse(/check-if-contact-exists/)
    await mobileOf(page).blur()
    await asked
  }
  await write(freshMobile())
  await expect(hint).toBeVisible()
  await write(mobile)
  await expect(hint).toHaveCount(0)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('AUTH-09, ERR-17, OPEN-54: a sixth code for one number within a quarter of an hour is refused', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('throttle-lane')}/sign-in?type=spin-to-win&redirect=/spin-to-win`)
  const mobile = freshMobile()
  const answers = await page.evaluate(async (phone) => {
    const ask = () =>
      fetch('/api/auth/otp', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone, type: 'spin-to-win' }),
      }).then(({ status }) => status)
    return [await ask(), await ask(), await ask(), await ask(), await ask()]
  }, mobile)
  expect(answers).toEqual([200, 200, 200, 200, 200])
  await mobileOf(page).fill(mobile)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('Too many verification attempts. Please try again later.')).toBeVisible()
  await expect(mobileOf(page)).toBeFocused()
  await expect(findCode(page)).toHaveCount(0)
  await closeAll(context)
})

test('AUTH-06: an empty code is a field that is required', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${origin}/sign-in?type=my-garage&redirect=/my-garage`)
  await mobileOf(page).fill(freshMobile())
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('Code sent!')).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('This is a required field.').first()).toBeVisible()
  await expect(findCode(page)).toBeFocused()
  await closeAll(context)
})

test('AUTH-16: a code that is sent is event 36, a number that is verified event 37', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const reported: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events'))
      reported.push(new URLSearchParams(request.postData() ?? '').get('id') ?? '')
  })
  await signInByPhone(page, DEALER, freshMobile())
  await expect.poll(() => reported).toEqual(expect.arrayContaining(['36', '37']))
  await closeAll(context)
})
