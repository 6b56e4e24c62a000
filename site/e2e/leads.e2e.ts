import { expect, type Page, test } from '@playwright/test'
import { expectNoViolation, expectSoundPage, openWatched, siteOrigin } from './site-process.ts'

const WORDS = 'By the end-to-end test: is it still available?'

/** A form that its script has taken over: until then the browser validates it and no change is handled. */
async function readyForm(page: Page) {
  await expect(page.locator('main form[novalidate]')).toBeVisible()
  return page.getByRole('main').getByRole('form')
}

async function fillContact(form: ReturnType<Page['getByRole']>): Promise<void> {
  await form.getByLabel('First Name').fill('Hannah')
  await form.getByLabel('Email').fill('hannah@example.com')
  await form.getByLabel(/^Mobile/).fill('0491 570 156')
}

test('LEAD-26 to LEAD-28: a test drive is booked by choosing car, place, day and hour as tiles', {
  tag: '@short',
}, async ({ page }) => {
  await page.goto(`${siteOrigin('quayside')}/book-test-drive/`)
  const form = await readyForm(page)
  const summary = page.getByRole('complementary', { name: 'Your test drive' })
  // What is typed before the vehicle is chosen stays.
  await fillContact(form)
  await form.getByRole('group', { name: 'Location' }).getByRole('radio').nth(1).check()
  const when = form.getByRole('group', { name: /^Test Drive Booking Date/ })
  await expect(when).toContainText('Morning')
  await expect(when.getByRole('radio', { checked: true }), 'nothing is chosen for the shopper').toHaveCount(0)
  await form.getByRole('region', { name: 'The vehicle' }).getByRole('radio').first().check()
  await expect(page).toHaveURL(/car_id=/)
  await expect(form.getByText(/^The [a-z]+ is here$/)).toBeVisible()
  await expect(form.getByLabel('First Name')).toHaveValue('Hannah')
  const days = form.getByRole('radio', { name: /, \d+ times?$/ })
  await days.nth(1).check()
  const hour = form
    .getByRole('group', { name: /^Test Drive Booking Date/ })
    .getByText('11:30 am')
    .locator('visible=true')
  await hour.click()
  await expect(summary.getByRole('heading', { level: 2 }).first()).toContainText('11:30 am')
  await expect(summary).toContainText('What happens next')
  await expectNoViolation(page, 'test drive')
  // The times of another day: what was chosen is not sent unseen.
  // A second try finds the hour of the first one taken.
  await days.nth(2 + test.info().retry).check()
  await expect(hour.getByRole('radio')).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Book A Test Drive' })).toBeVisible()
  await hour.click()
  await page.getByRole('button', { name: /^Book \w{3} \d+ \w{3}, 11:30 am$/ }).click()
  await expect(page).toHaveURL(/\/success$/)
})

test('LEAD-26, LEAD-28: without JavaScript a test drive is booked by the same tiles', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(`${siteOrigin('kerbside')}/book-test-drive`)
  const form = page.getByRole('form')
  await form.getByRole('group', { name: 'Location' }).getByRole('radio').first().check()
  await form.getByRole('button', { name: 'Book A Test Drive' }).click()
  await expect(page.getByTestId('error-warning')).toContainText('Tell us your first name')
  await form
    .getByRole('radio', { name: /, \d+ times?$/ })
    .nth(1 + test.info().retry)
    .check()
  await form.getByRole('radio', { name: /am, / }).locator('visible=true').first().check()
  await fillContact(form)
  await form.getByRole('button', { name: 'Book A Test Drive' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await context.close()
})

test('LEAD-28, NAV-03: the menu, the footer and a location’s page lead to the test drive', async ({
  page,
}) => {
  await page.goto(`${siteOrigin('quayside')}/locations/parramatta`)
  const links = page.locator('a[href="/book-test-drive"]')
  await expect(page.getByRole('contentinfo').locator(links)).toHaveCount(1)
  await expect(page.getByRole('banner').locator(links).first()).toBeAttached()
  await page.getByRole('main').getByRole('link', { name: 'Book A Test Drive' }).first().click()
  await expect(page.getByRole('radio', { name: /^Quayside Parramatta/ })).toBeChecked()
})

test('LEAD-23: the parameters of the landing page and the pages seen go with a later lead', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${siteOrigin('quayside')}/?gclid=landing-1`)
  // A visit is noted once scripts run.
  const noted = () => page.evaluate(() => localStorage.getItem('quayside.visited_pages') ?? '')
  await expect.poll(noted).toContain('/')
  await page.goto(`${siteOrigin('quayside')}/special-offers`)
  await expect.poll(noted).toContain('/special-offers')
  await page.goto(`${siteOrigin('quayside')}/contact`)
  const form = await readyForm(page)
  await fillContact(form)
  await form.getByLabel('Location').selectOption({ index: 1 })
  await form.getByLabel('Comments').fill(WORDS)
  const sent = page.waitForRequest(
    (request) => request.url().includes('/api/leads') && request.method() === 'POST',
  )
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  const body = new URLSearchParams((await sent).postData() ?? '')
  expect(JSON.parse(body.get('lead_attributes') ?? '{}')).toMatchObject({
    linked_query_params: { gclid: 'landing-1' },
    visited_pages: ['/', '/special-offers', '/contact'],
  })
  await expect(page).toHaveURL(/\/success$/)
})

test('LEAD-23, LEAD-32: attributes go with a trade-in after an error, and with a finance journey', async ({
  page,
}) => {
  const landing = { linked_query_params: { gclid: 'landing-2' } }
  const attributesSent = async (path: string, press: () => Promise<void>) => {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes(path))
    await press()
    return JSON.parse(new URLSearchParams((await sent).postData() ?? '').get('lead_attributes') ?? '{}')
  }
  await page.goto(`${siteOrigin('quayside')}/trade-in?gclid=landing-2`)
  const form = await readyForm(page)
  const value = form.getByRole('button', { name: 'Value my vehicle' })
  await value.click()
  await expect(page.getByTestId('error-warning')).toBeFocused()
  await form.getByLabel('Registration').fill('ABC123')
  await form.getByLabel('Kilometres').fill('45,000')
  await form.getByLabel('First Name').fill('Hannah')
  await form.getByRole('textbox', { name: 'Email' }).fill('hannah@example.com')
  await form.getByLabel('Mobile').fill('0491 570 156')
  await form.getByLabel('Where would you like to bring it?').selectOption({ index: 1 })
  expect(await attributesSent('/trade-in', () => value.press('Enter'))).toEqual({
    ...landing,
    visited_pages: ['/trade-in'],
  })
  await expect(page).toHaveURL(/\/trade-in\/valuation\//)

  await page.goto(`${siteOrigin('quayside')}/personalised/finance`)
  const next = page.getByRole('main').getByRole('button', { name: 'Next' })
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('button')).toHaveCount(4)
  await next.click()
  await expect(page.getByLabel('First Name')).toHaveValue('Hannah')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('hannah@example.com')
  await page.getByLabel('Last Name').fill('Shopper')
  await page.getByLabel('Postcode').fill('2000')
  await next.click()
  await page.getByRole('checkbox', { name: /may use what I said/ }).check()
  await next.click()
  await expect(page.getByLabel('Mobile')).toHaveValue('0491 570 156')
  const send = page.getByRole('button', { name: 'Send Code' })
  expect(await attributesSent('/personalised/finance', () => send.click())).toMatchObject({
    ...landing,
    visited_pages: expect.arrayContaining(['/trade-in', '/personalised/finance']),
  })
})

test('LEAD-06, LEAD-07, LEAD-19, LEAD-21, ERR-16: a form being sent is busy, and its error is shown', {
  tag: '@short',
}, async ({ page }) => {
  await page.goto(`${siteOrigin('quayside')}/contact`)
  const form = await readyForm(page)
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/leads.data', async (route) => {
    await held
    await route.fulfill({ status: 500, body: 'no JSON' })
  })
  await fillContact(form)
  await form.getByLabel('Location').selectOption({ index: 1 })
  await form.getByLabel('Comments').fill(WORDS)
  const send = page.getByRole('button', { name: 'Enquire Now' })
  await send.click()
  await expect(send).toHaveClass(/is-busy/)
  answer()
  const alert = page.getByTestId('error-warning')
  await expect(alert.getByRole('heading')).toHaveText('An error occurred when submitting this form')
  await expect(alert.getByRole('paragraph')).toHaveText('An unexpected error occured.')
  await expect(alert).toBeFocused()
  await expect(form.getByLabel('Comments')).toHaveValue(WORDS)
})

test('an enquiry sent offline keeps its fields and can be sent when the network is back', async ({
  page,
}) => {
  await page.goto(`${siteOrigin('quayside')}/contact`)
  const form = await readyForm(page)
  await fillContact(form)
  await form.getByLabel('Location').selectOption({ index: 1 })
  await form.getByLabel('Comments').fill(WORDS)
  const send = page.getByRole('button', { name: 'Enquire Now' })
  await page.context().setOffline(true)
  await send.click()
  const alert = page.getByTestId('error-warning')
  await expect(alert).toContainText('An unexpected error occured.')
  await expect(form.getByLabel('Comments')).toHaveValue(WORDS)
  await page.context().setOffline(false)
  await send.click()
  await expect(page).toHaveURL(/\/success$/)
})

test('VAR-15, ROUTE-25 to ROUTE-27: pages with forms are sound in two templates', { tag: '@long' }, async ({
  browser,
}) => {
  const pages = [
    ['brisbane-mg', '/contact'],
    ['redgum', '/contact-us/redgum-dalby'],
  ] as const
  for (const [slug, path] of pages) {
    const { context, page } = await openWatched(browser, 360)
    await page.goto(siteOrigin(slug) + path)
    await expectSoundPage(page, slug + path)
    const words = slug === 'brisbane-mg' ? 'Message Now' : 'Enquire Now'
    await expect(page.getByRole('button', { name: words })).toBeVisible()
    await context.close()
  }
})
