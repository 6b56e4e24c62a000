// Booking a service: steps, a frame, tabs, and a provider's own site.
import { expect, type Page, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { expectNoAxe } from './open-studio.ts'
import { expectSoundPage, openWatched, siteOrigin } from './site-process.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })

async function fillContact(page: Page) {
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Mobile').fill('0491 570 006')
}

test('SVC-01, SVC-03, SVC-06, SVC-11, TRADE-10: a service is booked by keyboard, step by step, from a plate', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('quayside')}/service`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Service at Quayside Motors')
  await expect(page.getByText('Precise price servicing').first()).toBeVisible()
  await expectSoundPage(page, 'service')
  await fillContact(page)
  await page.getByLabel('Mobile').press('Enter')
  const rego = page.getByLabel('Registration')
  await expect(rego).toBeVisible()
  await next(page).press('Enter')
  await expect(page.getByTestId('error-warning')).toContainText(
    'Please complete the form step before proceeding',
  )
  await expect(page.getByTestId('error-warning')).toBeFocused()
  await rego.fill('ABC123')
  await rego.press('Tab')
  await expect(page.getByLabel('Make')).not.toHaveValue('')
  await expect(page.getByLabel('Year')).not.toHaveValue('')
  await next(page).press('Enter')
  await expect(page.getByText('Ada · ada@example.com · 0491 570 006'), 'what is done is a line').toBeVisible()
  await page.getByRole('group', { name: 'Where' }).getByRole('radio').first().check()
  const type = page
    .getByRole('group', { name: 'Service type' })
    .getByRole('radio', { name: /^Logbook service/ })
  await type.check()
  await page.getByRole('button', { name: 'Change Contact Details' }).press('Enter')
  await expect(page.getByLabel('First Name'), 'what was typed stays, back').toHaveValue('Ada')
  await page.getByRole('button', { name: /Order Details/ }).press('Enter')
  await expect(type, 'and forth').toBeChecked()
  await page.getByLabel('Service interval').selectOption({ index: 1 })
  const days = page.getByRole('group', { name: /^Preferred service date/ })
  // Of two Sundays one may be a special day, on which the workshop is open.
  await expect(days.getByRole('radio', { name: /^Mon / }).first()).toBeVisible()
  expect(
    await days.getByRole('radio', { name: /^Sun / }).count(),
    'the workshop is closed on Sundays',
  ).toBeLessThan(2)
  await days
    .getByRole('radio', { name: /^\w+ \d+ \w+/, disabled: false })
    .first()
    .check()
  await expectNoAxe(page, 'the last step of a service')
  await page.getByRole('button', { name: /^Book \w+ \d+ \w+$/ }).press('Enter')
  await expect(page).toHaveURL(/\/success$/)
  // The address may change before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expect(page.getByText('Logbook service', { exact: true }), 'what was booked').toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /\$\d+/ }), 'what it costs').toBeVisible()
  expect(errors).toEqual([])
  await context.close()
})

test('SVC-02, DATA-41: without JavaScript a booking starts with the registration', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(`${siteOrigin('redgum')}/service`)
  await page.getByLabel('Registration').fill('ABC123')
  await next(page).click()
  await fillContact(page)
  await next(page).click()
  await page.getByRole('radio', { name: /^Caravan service/ }).check()
  const where = page.getByRole('group', { name: 'Where' }).getByRole('radio')
  if ((await where.count()) > 0) await where.first().check()
  await page.getByRole('button', { name: 'Book service' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await context.close()
})

test('SVC-04, SVC-05, SVC-10, ROUTE-18, VAR-17: a booking is in a frame, in tabs or on another site', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('brisbane-mg')}/service`)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('height', '750')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Choose a time' })).toBeVisible()
  await expectSoundPage(page, 'service in a frame')
  await page.goto(`${siteOrigin('throttle-lane')}/service`)
  await expect(page.getByLabel('First Name')).toBeVisible()
  await page.getByRole('link', { name: 'Pick a time' }).click()
  await expect(page).toHaveURL(/\?tab=pick(%20|\+)a(%20|\+)time$/)
  await expect(frame).toHaveAttribute('width', '1000')
  await expect(frame).toHaveAttribute('height', '1100')
  const elsewhere = await fetchPage('kerbside', '/service')
  expect([elsewhere.status, elsewhere.location]).toEqual([302, expect.stringMatching(/^http.*\/bookings\//)])
  expect(errors).toEqual([])
  await context.close()
})
