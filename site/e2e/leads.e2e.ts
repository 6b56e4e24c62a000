import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { expectSoundPage, openWatched, siteOrigin } from './site-process.ts'

const WORDS = 'By the end-to-end test: is it still there?'

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

/** A form whose script is there: until then the browser checks it, and a change of its fields goes unheard. */
async function readyForm(page: Page) {
  await expect(page.locator('main form[novalidate]')).toBeVisible()
  return page.getByRole('main').getByRole('form')
}

async function fillContact(form: ReturnType<Page['getByRole']>): Promise<void> {
  await form.getByLabel('First Name').fill('Hannah')
  await form.getByLabel('Email').fill('hannah@example.com')
  await form.getByLabel('Mobile (optional)').fill('0491 570 156')
}

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('LEAD-02, LEAD-05, LEAD-18, LEAD-32, ANA-09, ERR-27, OPEN-21, OPEN-68: an enquiry from a vehicle’s page, by keyboard', async ({
  page,
}) => {
  const told: string[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/api/events') && told.push(request.postData() ?? ''),
  )
  await openVehicle(page, 'quayside')
  const opener = side(page).getByRole('link', { name: 'Enquire Now' })
  // Pressed before the page's script is there, it would lead to the form's own page.
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  await page.waitForLoadState('networkidle')
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('First Name')).toBeVisible()
  await expectNoViolation(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')

  await dialog.getByLabel('Email').fill('nonsense')
  await dialog.getByRole('button', { name: 'Next' }).press('Enter')
  const alert = dialog.getByTestId('error-warning')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('Please fix the following errors:')
  await expect(alert.getByRole('link')).toHaveCount(2)
  await expect(dialog.getByLabel('Email')).toHaveValue('nonsense')
  await expectNoViolation(page)
  await alert.getByRole('link', { name: /^First Name/ }).press('Enter')
  await expect(dialog.getByLabel('First Name')).toBeFocused()

  await fillContact(dialog)
  await dialog.getByRole('button', { name: 'Next' }).press('Enter')
  await dialog.getByLabel('Comments').fill(WORDS)
  await dialog.getByRole('button', { name: 'Enquire Now' }).press('Enter')
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expect(page.getByText('We have received your enquiry and will be in touch shortly.')).toBeVisible()
  const kept = () => page.evaluate((): Record<string, string> => ({ ...localStorage }))
  await expect.poll(async () => (await kept())['quayside.enquiry_success']).toBe('true')
  const car = async () =>
    JSON.parse((await kept())['quayside.enquiry_car'] ?? 'null') as { name: string } | null
  await expect.poll(car).toMatchObject({ id: expect.any(String) })
  const event = () => told.map((text) => Object.fromEntries(new URLSearchParams(text))).at(-1)
  await expect.poll(event).toMatchObject({
    id: expect.stringMatching(/^1[45]$/),
    url: expect.stringMatching(/^\/cars\//),
  })
  expect(Object.keys(event() ?? {}), 'and nothing of the person').toEqual(['id', 'label', 'url', 'car_id'])
  const main = page.getByRole('main')
  await expect(main).toContainText((await car())?.name ?? '?')
  const ways = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(ways).toEqual(expect.arrayContaining([expect.stringMatching(/^\/search\//), '/']))

  await page.goto(`${siteOrigin('quayside')}/contact`)
  await expect(page.getByLabel('Email')).toHaveValue('hannah@example.com')
})

test('LEAD-28, LEAD-26, LEAD-27: a test drive is booked at a time of the location', async ({ page }) => {
  await page.goto(`${siteOrigin('quayside')}/book-test-drive/`)
  const form = await readyForm(page)
  await fillContact(form)
  const asked = page.waitForResponse(/\/api\/appointments\?/)
  await form.getByLabel('Location').selectOption({ index: 1 })
  const { slots } = (await (await asked).json()) as { slots: string[] }
  const when = form.getByLabel('Test Drive Booking Date (optional)')
  await expect(when.getByRole('option')).toHaveCount(slots.length + 1)
  await when.selectOption(slots[0] ?? '')
  await page.getByRole('button', { name: 'Book A Test Drive' }).click()
  await expect(page).toHaveURL(/\/success$/)
})

test('LEAD-06, LEAD-07, LEAD-19, LEAD-21, ERR-16: while a form is sent it says so, and what the site answers is shown', async ({
  page,
}) => {
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

test('an enquiry that is sent without a network keeps what was typed, and is sent when it is back', async ({
  page,
}) => {
  await page.goto(`${siteOrigin('quayside')}/contact`, { waitUntil: 'networkidle' })
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

test('LEAD-02, LEAD-06, LEAD-31: an enquiry without JavaScript, step by step, corrected on the way', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await openVehicle(page, 'throttle-lane')
  await side(page).getByRole('link', { name: 'Enquire Now' }).click()
  await expectSoundPageWithoutScript(page)
  const form = page.getByRole('form')
  await fillContact(form)
  await form.getByLabel('Mobile (optional)').fill('123')
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByTestId('error-warning')).toContainText('Please fix the following errors:')
  await expect(form.getByLabel('First Name')).toHaveValue('Hannah')
  await form.getByLabel('Mobile (optional)').fill('0491 570 156')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByLabel('Comments').fill(WORDS)
  await form.getByRole('button', { name: 'Enquire Now' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await context.close()
})

async function expectSoundPageWithoutScript(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByLabel('First Name')).toBeVisible()
}

test('VAR-15, ROUTE-25 to ROUTE-27: pages with forms are sound in two looks', async ({ browser }) => {
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
