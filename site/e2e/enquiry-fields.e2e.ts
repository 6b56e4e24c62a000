// The fields of enquiries: their names, what is required, what is filled in, and what is said of it.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'
import { openCar } from './stock-command.ts'

const FOR_SALE = 'car_type = used AND status = in_stock AND reserved = false'
const at = (path: string, dealer = 'quayside') => siteOrigin(dealer) + path
const form = (page: Page) => page.getByRole('form').first()
const send = (page: Page) => form(page).getByRole('button', { name: 'Enquire Now' })

/** Sends the form as it is, and the alert that it answers with. */
async function submitAndFindAlert(page: Page) {
  await send(page).press('Enter')
  const alert = form(page).getByTestId('error-warning')
  await expect(alert).toBeFocused()
  return alert
}

test('LEAD-10: an enquiry asks for first and last name, postcode, mobile and email', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(at('/contact'))
  for (const label of ['First Name', 'Last Name', 'Postcode', 'Mobile', 'Email'])
    await expect(form(page).getByRole('textbox', { name: label })).toBeVisible()
  await expect(form(page).locator('input[type=hidden]').first()).toBeAttached()
  await closeAll(context)
})

test('LEAD-11, LEAD-20: comments are required where the dealer does not relax it', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(at('/contact'))
  await expect(await submitAndFindAlert(page)).toContainText('Tell us what it’s about')
  await expect(form(page).getByRole('textbox', { name: 'Comments', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await closeAll(context)
})

test('LEAD-12, LEAD-13: a category and a location are required where they are asked for', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at('/contact'))
  await form(page).getByRole('combobox', { name: 'Enquiry about' }).selectOption('Choose one')
  const alert = await submitAndFindAlert(page)
  await expect(alert.getByRole('link', { name: 'Choose what it’s about' })).toBeVisible()
  await expect(alert.getByRole('link', { name: 'Choose a place' })).toBeVisible()
  await closeAll(context)
})

test('LEAD-14: news are ticked, and may be unticked', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at('/contact'))
  const news = form(page).getByRole('checkbox', { name: /^Send me news/ })
  await expect(news).toBeChecked()
  await news.uncheck()
  await expect(await submitAndFindAlert(page)).not.toContainText('news')
  await closeAll(context)
})

test('LEAD-17: beside the button is the notice that links to the privacy policy', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at('/contact'))
  await expect(form(page).getByText(/By sending this you agree/)).toBeVisible()
  await expect(form(page).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await closeAll(context)
})

test('LEAD-29, LEAD-30: a request for photos has its own words, and comments are optional', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, FOR_SALE)
  const id = await page.getByRole('complementary', { name: 'Price and actions' }).getAttribute('data-car-id')
  await page.goto(at(`/contact?car_id=${id}&form=request_photos`))
  await expect(form(page).locator('input[value="Please send photos for this car"]')).toBeAttached()
  await expect(form(page).getByRole('textbox', { name: 'Comments (optional)' })).toBeVisible()
  await closeAll(context)
})

test('LEAD-37: a postcode of other than four digits is refused, and none has more', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(at('/contact'))
  const postcode = form(page).getByRole('textbox', { name: /^Postcode/ })
  await postcode.pressSequentially('20000')
  await expect(postcode).toHaveValue('2000')
  await postcode.fill('200')
  await expect(await submitAndFindAlert(page)).toContainText(
    'Invalid postcode. Please enter a 4-digit number.',
  )
  await expect(postcode).toHaveValue('200')
  await closeAll(context)
})

test('LEAD-41: a step that is not complete says so when it is left', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, FOR_SALE)
  const enquire = page
    .getByRole('complementary', { name: 'Price and actions' })
    .getByRole('link', { name: 'Enquire Now' })
  await enquire.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(dialog.getByTestId('error-warning')).toContainText(
    'Please complete the form step before proceeding',
  )
  await closeAll(context)
})

test('DATA-35: after an enquiry the browser keeps what was given of the person, and no empty value', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(at('/contact'))
  await form(page).getByRole('combobox', { name: 'Location' }).selectOption('Quayside Alexandria')
  await form(page).getByRole('textbox', { name: 'Comments' }).fill('By the end-to-end test.')
  await form(page).getByRole('textbox', { name: 'First Name' }).fill('Hannah')
  await form(page).getByRole('textbox', { name: 'Email' }).fill('hannah@example.com')
  await send(page).press('Enter')
  await expect(page).toHaveURL(/\/success$/)
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  const details = Object.entries(stored).find(([, value]) => value.includes('hannah@example.com'))
  expect(details?.[0]).toMatch(/^quayside\./)
  expect(JSON.parse(details?.[1] ?? 'null')).toEqual({ name: 'Hannah', email: 'hannah@example.com' })
  await closeAll(context)
})
