// The number to call about a vehicle: masked until it is pressed, or shown, and what a press reports.
import { expect, type Page, test } from '@playwright/test'
import { reportedEvents } from './data-layer.ts'
import { closeAll, longAfter, openWatched } from './site-process.ts'
import { openCar } from './stock-command.ts'

const FOR_SALE = 'status = in_stock AND reserved = false'
const side = (page: Page) => page.getByRole('complementary', { name: 'Price and actions' })

test('PHONE-01, PHONE-09: a number is masked after five characters until it is pressed', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, `car_type = used AND ${FOR_SALE}`)
  const masked = side(page).getByText(/^02 55\*\* \*\*\*\*/)
  await expect(masked).toBeVisible()
  await masked.click()
  await expect(side(page).getByRole('link', { name: /^Call 02 55\d\d \d{4}$/ })).toBeFocused()
  await closeAll(context)
})

test('PHONE-02: a number that is shown is reported with car, dealership and website', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, `car_type = used AND ${FOR_SALE}`)
  const report = page.waitForRequest((request) => /reveal/.test(request.url()))
  await side(page)
    .getByText(/^02 55\*\*/)
    .click()
  const sent = Object.fromEntries(new URLSearchParams((await report).postData() ?? ''))
  expect(sent).toMatchObject({
    car_id: expect.stringMatching(/^quayside/),
    dealership_id: expect.stringMatching(/./),
    website_id: expect.stringMatching(/./),
  })
  await closeAll(context)
})

test('PHONE-01, PHONE-02: without JavaScript a number is shown by a form, which is recorded', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await openCar(page, `car_type = used AND ${FOR_SALE}`)
  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/api/phone-reveal'))
  await side(page)
    .getByRole('button', { name: /^02 55\*\* \*\*\*\* Show number$/ })
    .click()
  expect((await recorded).status()).toBe(303)
  await expect(side(page).getByRole('link', { name: /^Call 02 55\d\d \d{4}$/ })).toBeVisible()
  await closeAll(context)
})

test('PHONE-01: a number that is masked is in full nowhere on the page', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, `${FOR_SALE} AND location.slug = alexandria`)
  await expect(page.getByRole('banner').getByRole('link', { name: '02 55** ****' })).toBeVisible()
  await expect(page.getByText('02 5550 0142').filter({ visible: true })).toHaveCount(0)
  await closeAll(context)
})

test('PHONE-03: a dealer may show its numbers at once', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, FOR_SALE, 'redgum')
  await expect(side(page).getByRole('link', { name: /^Call 07 5550 \d{4}$/ })).toBeVisible()
  await closeAll(context)
})

for (const [index, [type, label]] of [
  ['new', 'New Car'],
  ['used', 'Used Car'],
].entries())
  test(
    `PHONE-06: a call about a ${type} vehicle is event 25, “${label}”`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page } = await openWatched(browser, 1280)
      await openCar(page, `car_type = ${type} AND ${FOR_SALE}`, 'redgum')
      // A number is no address that the browser can open.
      await page.evaluate(() =>
        addEventListener('click', (event) => event.preventDefault(), { capture: true }),
      )
      await side(page).getByRole('link', { name: /^Call/ }).click()
      const calls = async () => (await reportedEvents(page)).filter(({ event_id }) => event_id === 25)
      await expect.poll(async () => (await calls()).map((call) => call.label)).toEqual([label])
      await closeAll(context)
    },
  )
