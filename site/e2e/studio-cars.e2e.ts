// The page of a car in the Studio: a manager hides it, and shoppers no longer meet it until it is shown again.
import { expect, type Page, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot } from './site-process.ts'
import { findCars, readPath, stock } from './stock-command.ts'

test.describe.configure({ mode: 'serial' })

const DEALER = 'kerbside'
/** From the press to the page: two seconds on a quiet machine, and some more where other tests run beside it. */
const SHOWN_MS = 10_000

let studio: Awaited<ReturnType<typeof openStudio>>
let number: string
let path: string
test.beforeAll(async ({ browser }) => {
  studio = await openStudio(browser, 'Manager, Kerbside')
  const cars = await findCars(
    `status = in_stock AND reserved = false AND id STARTS WITH ${DEALER} AND show_on_dealer_website = true AND photos_count > 2`,
  )
  number = cars[0]?.stocknum ?? ''
  path = await readPath(DEALER, number)
})
test.afterAll(() => studio.page.context().close())

const act = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Change it' }).getByRole('button', { name })
const expectStatus = (status: number) =>
  expect
    .poll(async () => (await fetchPage(DEALER, path)).status, { timeout: SHOWN_MS, intervals: [100] })
    .toBe(status)

/** The number of cars that the results say they list. */
async function countResults(): Promise<number> {
  const { text } = await fetchPage(DEALER, '/search/used-cars')
  return Number(/class="search__count"[^>]*>(?:<[^>]+>)*\D*([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
}

/** The button of the car that was typed: the first that is not on the site is there before it. */
const openIt = (page: Page) =>
  page.getByRole('region').filter({ hasText: number }).getByRole('button', { name: 'Open it' })

async function openCarPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Stock', exact: true }).click()
  await page.getByRole('searchbox', { name: /Stock number/ }).fill(number)
  await openIt(page).click()
  await expect(page.getByRole('region', { name: 'From your file' })).toContainText('Odometer')
}

test('a manager sees what the file says, which cannot be changed there, and what can be set over it', async () => {
  const { page } = studio
  await openCarPage(page)
  await expect(page.getByText('Change these in your stock system')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where it shows' })).toContainText(/Results, “.+”/)
  await expectNoAxe(page, 'A car')
  await shoot(page, 'studio-car')
})

test('its card is the site’s own, and follows what is set', async () => {
  const { page } = studio
  const card = page.frameLocator('iframe[title="The card on the site"]').getByRole('article')
  await expect(card.getByRole('heading', { level: 2 })).toBeVisible({ timeout: 20_000 })
  await act(page, /^Tag on its card/).click()
  await page.getByLabel('Words of the tag').fill('Towing test')
  await page.getByRole('button', { name: 'Tag it' }).click()
  await expect(card).toContainText('Towing test', { timeout: 20_000 })
  await act(page, /^Tag on its card/).click()
  await page.getByRole('button', { name: 'Take the tag off' }).click()
  await expect(card).not.toContainText('Towing test', { timeout: 20_000 })
})

test('a hidden car is gone within two seconds, from results and their count, and no import brings it back', async () => {
  const { page } = studio
  const before = await countResults()
  await act(page, /^Hide it/).click()
  await expect(page.getByRole('radio', { name: 'Until the file says it’s gone' })).toBeChecked()
  await page.getByRole('button', { name: 'In the workshop' }).click()
  await shoot(page, 'studio-car-hide')
  await page.getByRole('button', { name: 'Hide it', exact: true }).click()
  await expectStatus(410)
  await expect(page.getByRole('status').filter({ hasText: 'Hidden since' })).toContainText('In the workshop')
  expect(await countResults()).toBe(before - 1)
  await expectNoAxe(page, 'A hidden car')
  await shoot(page, 'studio-car-hidden')
  await stock('import', DEALER)
  expect((await fetchPage(DEALER, path)).status).toBe(410)
  await page.getByRole('button', { name: /^Show it again/ }).click()
  await page.getByRole('button', { name: 'Show it again now', exact: true }).click()
  await expectStatus(200)
  expect(await countResults()).toBe(before)
})

test('a reservation and a tag are on its card, with the file’s word beside them', async () => {
  const { page } = studio
  await act(page, /^Reserved or sold/).click()
  await page.getByRole('radio', { name: 'Reserved' }).check()
  await page.getByRole('button', { name: 'Reserve it' }).click()
  await expect(page.getByRole('region', { name: 'Where the file says otherwise' })).toContainText(
    'The file says for sale, reserved here',
  )
  const readPage = async () => (await fetchPage(DEALER, path)).html
  await expect.poll(readPage, { timeout: SHOWN_MS }).toMatch(/reserved/i)
  await act(page, /^Reserved or sold/).click()
  await page.getByRole('radio', { name: /^As the file says/ }).check()
  await page.getByRole('button', { name: 'As the file says', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Where the file says otherwise' })).toHaveCount(0)
})

test('pictures are put in another order, and the first is the card’s', async () => {
  const { page } = studio
  const pictures = page.getByRole('list', { name: 'Pictures' }).locator('img')
  const second = await pictures.nth(1).getAttribute('src')
  await page.getByRole('button', { name: 'Picture 2 further forward' }).click()
  await expect(pictures.first()).toHaveAttribute('src', second ?? '')
  await page.getByRole('button', { name: 'Back to the file’s order' }).click()
  await expect(pictures.nth(1)).toHaveAttribute('src', second ?? '')
})

test('a note is for staff, with its author', async () => {
  const { page } = studio
  await page.getByLabel('A note').fill('Second key is with Ray in the workshop.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes).toContainText('Second key is with Ray')
  await expect(notes).toContainText('Manager')
})

test('on a phone a car is hidden in eight taps at most', async () => {
  const { page } = studio
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Back to stock' }).click()
  let taps = 0
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1
    await target.click()
  }
  const search = page.getByRole('searchbox', { name: /Stock number/ })
  await tap(search)
  await search.fill(number)
  await tap(openIt(page))
  await tap(act(page, /^Hide it/))
  await tap(page.getByRole('button', { name: 'Just sold' }))
  await shoot(page, 'studio-car-hide-390')
  await tap(page.getByRole('button', { name: 'Hide it', exact: true }))
  await expectStatus(410)
  expect(taps).toBeLessThanOrEqual(7)
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
  await tap(page.getByRole('button', { name: /^Show it again/ }))
  await tap(page.getByRole('button', { name: 'Show it again now', exact: true }))
  await expectStatus(200)
})

test('no error is met, and no host outside is called', () => {
  expect([studio.errors, studio.elsewhere]).toEqual([[], []])
})
