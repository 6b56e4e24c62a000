// The enquiry about a vehicle, in its dialog and without JavaScript.
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolation, openWatched, siteOrigin } from './site-process.ts'

const WORDS = 'By the end-to-end test: is it still available?'

/** A vehicle for sale, by its page. */
async function openVehicle(page: Page, slug: string): Promise<void> {
  await page.goto(`${siteOrigin(slug)}/search/used-cars`)
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(side(page)).toBeVisible()
}

const side = (page: Page) => page.getByRole('complementary', { name: 'Price and actions' })

/** The first step of a vehicle's enquiry. */
async function fillQuestion(form: ReturnType<Page['getByRole']>): Promise<void> {
  await form.getByLabel('Comments').fill(WORDS)
  await form.getByLabel('First Name').fill('Hannah')
  await form.getByLabel('Email').fill('hannah@example.com')
}

const storedOf = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }))
const enquire = (page: Page) => side(page).getByRole('link', { name: 'Enquire Now' })

/** Opens the enquiry of a vehicle in its dialog. */
async function openDialog(page: Page) {
  await openVehicle(page, 'quayside')
  // Pressed before the page's script has taken over, it leads to the form's own page.
  await expect(enquire(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await enquire(page).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('First Name')).toBeVisible()
  return dialog
}

/** Sends the enquiry of a vehicle and waits for the success page. */
async function sendEnquiry(page: Page): Promise<void> {
  const dialog = await openDialog(page)
  await fillQuestion(dialog)
  await dialog.getByRole('button', { name: 'Next' }).press('Enter')
  await dialog.getByLabel('Mobile (optional)').fill('0491 570 156')
  await dialog.getByRole('button', { name: 'Enquire Now' }).press('Enter')
  await expect(page).toHaveURL(/\/success$/)
}

test('a vehicle’s enquiry opens in a dialog by key, and Escape returns the focus', async ({ page }) => {
  const dialog = await openDialog(page)
  await expectNoViolation(page, 'enquiry')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enquire(page)).toBeFocused()
})

test('LEAD-18, ERR-27: invalid fields are listed in an alert that links to each of them', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Email').fill('nonsense')
  await dialog.getByRole('button', { name: 'Next' }).press('Enter')
  const alert = dialog.getByTestId('error-warning')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('Please fix the following errors:')
  await expect(alert.getByRole('link')).toHaveCount(3)
  await expect(dialog.getByLabel('Email')).toHaveValue('nonsense')
  await expectNoViolation(page, 'enquiry')
  await alert.getByRole('link', { name: 'Tell us your first name' }).press('Enter')
  await expect(dialog.getByLabel('First Name')).toBeFocused()
})

test('LEAD-02, LEAD-05, OPEN-21: a sent enquiry thanks, names the car and links on', async ({ page }) => {
  await sendEnquiry(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expect(page.getByText('We have received your enquiry and will be in touch shortly.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: WORDS }), 'her own words').toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Call \d/ })).toBeVisible()
  await expect.poll(async () => (await storedOf(page))['quayside.enquiry_success']).toBe('true')
  const car = async () =>
    JSON.parse((await storedOf(page))['quayside.enquiry_car'] ?? 'null') as { name: string } | null
  await expect.poll(car).toMatchObject({ id: expect.any(String) })
  const main = page.getByRole('main')
  await expect(main).toContainText((await car())?.name ?? 'no car stored')
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(expect.arrayContaining([expect.stringMatching(/^\/search\//), '/']))
})

test('a question that is often asked is filled in by a press, once, as a line of its own', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openDialog(page)
  const comments = dialog.getByLabel('Comments')
  await comments.fill('Hello.')
  const question = dialog.getByRole('button', { name: 'Is it still available?' })
  await question.click()
  await expect(comments).toHaveValue('Hello.\nIs it still available?')
  await expect(comments).toBeFocused()
  await question.click()
  await expect(comments).toHaveValue('Hello.\nIs it still available?')
})

test('ANA-09, OPEN-68: a sent enquiry is reported with its car and without personal data', async ({
  page,
}) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) reports.push(request.postData() ?? '')
  })
  await sendEnquiry(page)
  // The view of the page may be reported after it.
  const event = () =>
    reports
      .map((report) => Object.fromEntries(new URLSearchParams(report)))
      .find(({ id = '' }) => /^1[45]$/.test(id)) ?? {}
  await expect.poll(event).toMatchObject({ url: expect.stringMatching(/^\/cars\//) })
  expect(Object.keys(event())).toEqual(['id', 'label', 'url', 'car_id'])
})

test('LEAD-32: the next form is filled with the contact of the last enquiry', { tag: '@long' }, async ({
  page,
}) => {
  await sendEnquiry(page)
  await page.goto(`${siteOrigin('quayside')}/contact`)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('hannah@example.com')
  await page.goto(`${siteOrigin('quayside')}/search/used-cars`)
  const reserve = page
    .getByRole('main')
    .getByRole('link', { name: /^Reserve/ })
    .first()
  await page.goto(new URL((await reserve.getAttribute('href')) ?? '', page.url()).href)
  await expect(page.getByLabel('First Name'), 'a reservation too').toHaveValue('Hannah')
})

test('LEAD-02, LEAD-06, LEAD-31: without JavaScript an enquiry is corrected and sent step by step', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await openVehicle(page, 'throttle-lane')
  await side(page).getByRole('link', { name: 'Enquire Now' }).click()
  await expectSoundPageWithoutScript(page)
  const form = page.getByRole('form')
  await fillQuestion(form)
  await form.getByLabel('Email').fill('hannah@example')
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByTestId('error-warning')).toContainText('Please fix the following errors:')
  await expect(form.getByLabel('First Name')).toHaveValue('Hannah')
  await form.getByLabel('Email').fill('hannah@example.com')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByLabel('Mobile (optional)').fill('0491 570 156')
  await form.getByRole('button', { name: 'Enquire Now' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await context.close()
})

async function expectSoundPageWithoutScript(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByLabel('First Name')).toBeVisible()
}
