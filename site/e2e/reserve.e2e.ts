// Reserving a car: form, provider's page, the cards that show it, and the cancellation.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, expectSoundPage, openWatched, ready, siteOrigin } from './site-process.ts'

test.describe.configure({ mode: 'serial' })

const SEARCH = '/search/new-used-and-demo-cars?sort=price-desc'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const onward = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })
const pay = (page: Page) => page.getByRole('button', { name: 'Pay $200' })

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ana')
  await page.getByLabel('Last Name').fill('Ng')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Mobile').fill('0412 345 678')
}

/** The page after the deposit: until when, what was paid and is left, and where it is. */
async function expectReserved(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expect(
    page.getByRole('heading', { name: /^It’s yours until \w+day \d+ \w+ \d+:\d\d [AaPp]m$/ }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Receipt RS-/ })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Left to pay when you buy' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Directions' }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Accepted payments' })).toHaveCount(0)
}

/** The page after a cancellation: what becomes of the deposit and by when, and how to go on. */
async function expectCancelled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reservation is cancelled')
  await expect(page.getByText('$200 goes back to your card')).toBeVisible()
  await expect(page.getByText(/^You’ll see it by \w+day \d+ \w+\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reserve it again' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Call \d/ })).toBeVisible()
}

test('RES-01, RES-02, RES-07 to RES-10, VAR-10, VAR-16: open cards follow a reservation', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  const origin = siteOrigin('wattlebrook')
  await page.goto(origin + SEARCH)
  // A fuel's tag comes before that of a reservation (CARD-02).
  const reserve = cards(page)
    .filter({ hasNotText: /Hybrid|Electric/ })
    .getByRole('link', { name: /^Reserve this Car/ })
    .first()
  const path = (await reserve.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/cars\/[^/]+\/buy-online$/)
  const [slug = ''] = path.split('/').slice(2)
  const card = cards(page)
    .filter({ has: page.locator(`a[href="/cars/${slug}"]`) })
    .first()

  const tab = await context.newPage()
  await tab.goto(`${origin}/cars/${slug}`)
  await ready(tab)
  await tab.getByRole('tab', { name: 'Reserve Online' }).click()
  const explained = tab.getByRole('tabpanel', { name: 'Reserve Online' })
  await expect(explained).toContainText('$200 deposit')
  await expect(explained.getByRole('list', { name: 'Accepted payments' }).getByRole('img')).toHaveCount(5)
  await explained.getByRole('link', { name: 'Reserve this Car' }).click()
  await expectSoundPage(tab, 'details')
  await fillDetails(tab)
  await onward(tab).click()
  await expect(tab.getByText('Test payment: no money moves')).toBeVisible()
  await expectSoundPage(tab, 'test payment')
  await tab.getByRole('radio', { name: /3-D Secure/ }).check()
  await pay(tab).click()
  await tab.getByRole('button', { name: 'Confirm the payment' }).click()
  await expectReserved(tab)
  await expect(card).toContainText('RESERVED')
  await expect(card.getByRole('link', { name: /^Reserve/ })).toHaveCount(0)
  await expectSoundPage(tab, 'reserved')
  await expect(tab.getByText('ana@example.com'), 'no mail server takes a copy here').toHaveCount(0)

  // Who has reserved it is told so, on the vehicle's page, on the card and where it would be reserved again.
  await tab.goto(`${origin}/cars/${slug}`)
  await expect(tab.getByText(/You’ve reserved this vehicle until \w+ \d+ \w+, \d+:\d\d [ap]m/)).toBeVisible()
  await tab.goto(origin + SEARCH)
  const own = cards(tab).filter({ has: tab.locator(`a[href="/cars/${slug}"]`) })
  await expect(own.first()).toContainText('Reserved by you until')
  await tab.goto(`${origin}${path}`)
  await expect(tab.getByRole('heading', { name: /^You’ve reserved this vehicle until/ })).toBeVisible()
  const stranger = await openWatched(browser, 360)
  await stranger.page.goto(`${origin}${path}`)
  await expect(stranger.page.getByText('Someone else has reserved this vehicle.')).toBeVisible()
  await closeAll(stranger.context)
  await tab.getByRole('link', { name: 'See your reservation' }).click()

  await tab.getByText('Cancel and refund', { exact: true }).click()
  await tab.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expectCancelled(tab)
  await expectSoundPage(tab, 'cancelled')
  await expect(card).not.toContainText('RESERVED')
  await expect(card.getByRole('link', { name: /^Reserve this Car/ })).toBeVisible()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('RES-01, RES-03, RES-04, VAR-09: without JavaScript a declined card leaves the car available', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  const origin = siteOrigin('brisbane-mg')
  await page.goto(origin + SEARCH)
  await cards(page)
    .getByRole('link', { name: /^Reserve Now/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout-journey\?car_id=/)
  const form = page.url()
  await expect(page.getByText('$200 deposit, fully refundable')).toBeVisible()
  await onward(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  await fillDetails(page)
  await onward(page).click()
  await page.getByRole('radio', { name: 'A card that is declined' }).check()
  await pay(page).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another card.')
  await page.getByRole('radio', { name: 'A card that is accepted' }).check()
  await pay(page).click()
  await expectReserved(page)

  const { context: other, page: second } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  expect((await second.goto(form))?.status()).toBe(409)
  await expect(second.getByRole('heading', { name: 'This vehicle can no longer be reserved' })).toBeVisible()
  await closeAll(other)
  await page.getByText('Cancel and refund', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expectCancelled(page)
  await closeAll(context)
})

test('RES-11, AUTH-04: online payment requires sign-in of its own type', async ({ page }) => {
  await page.goto(`${siteOrigin('quayside')}/online-payment`)
  await expect(page).toHaveURL(/\/sign-in\?type=online-payment/)
})
