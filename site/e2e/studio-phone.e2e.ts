// The Studio from a phone, by finger alone: what staff do between two customers takes eight taps at most, nothing is
// covered, nothing is under 44 pixels, and no page scrolls sideways. Everything is put back afterwards.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { field } from '../../local/checks/e2e/studio-driver.ts'
import { putBack, queryLake, storedDocuments } from './content.ts'
import { fetchPage } from './fetch-page.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot, siteOrigin } from './site-process.ts'
import { findCars, readPath } from './stock-command.ts'

test.describe.configure({ mode: 'default' })

const DEALER = 'quayside'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const MOST_TAPS = 8
const LEAST_TARGET = 44

const published = `!(_id in path("drafts.**"))`
const running = `${published} && count(sites) == 1 && "${DEALER}" in sites[]->slug.current
  && (!defined(start) || start < now()) && expiry > now()`

interface Named {
  _id: string
  name: string
}

/** The document that a test changes, as it was. */
let before: Record<string, unknown>[] = []
test.afterEach(() => putBack(before.splice(0)))

async function borrow<T extends Named>(query: string): Promise<T> {
  const [found] = await queryLake<T[]>(query)
  if (!found) throw new Error(`Nothing fits ${query}`)
  before = await storedDocuments(found._id)
  return found
}

/** Somebody's Studio on a phone, and their finger, whose taps are counted. */
async function takePhone(browser: Browser, person: string) {
  const { page, errors } = await openStudio(browser, person, PHONE)
  let taps = 0
  const tap = async (target: Locator) => {
    await expect(target).toBeVisible({ timeout: 30_000 })
    await target.tap()
    taps += 1
  }
  const finish = async (what: string) => {
    process.stdout.write(`» ${what}, by finger: ${taps} taps\n`)
    expect(taps, what).toBeLessThanOrEqual(MOST_TAPS)
    expect(errors).toEqual([])
    await page.context().close()
  }
  return { page, tap, finish }
}

const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name, exact: true })
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

/** No sideways scroll, and every control in sight is as large as a finger. */
async function expectForFingers(page: Page, name: string): Promise<void> {
  await shoot(page, `studio-phone-${name}`)
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(sideways), `${name}: sideways`).toBeLessThanOrEqual(0)
  expect(await page.evaluate(listSmall, LEAST_TARGET), `${name}: too small`).toEqual([])
}

/** Runs in the page. A box to tick is pressed by its label. */
function listSmall(least: number): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, select, textarea, [role=tab], input:not([type=checkbox], [type=radio]), label:has([type=checkbox], [type=radio])',
  )
  return [...controls].flatMap((control) => {
    const { width, height, top, bottom } = control.getBoundingClientRect()
    const isSeen = width > 1 && bottom > 0 && top < innerHeight && control.checkVisibility()
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 40)
    return isSeen && height < least - 0.5 ? [`${words} ${Math.round(height)}`] : []
  })
}

test('Today on a phone, an editor’s, is read without sideways scroll, with the tools under the thumb', async ({
  browser,
}) => {
  const { page, tap, finish } = await takePhone(browser, 'Editor, Quayside')
  await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible()
  await expect(tool(page, 'Today')).toHaveAttribute('aria-current', 'page')
  await expect(tool(page, 'Stock')).toBeInViewport({ ratio: 1 })
  await expectForFingers(page, 'today')
  await expectNoAxe(page, 'Today on a phone')
  await tap(page.getByRole('button', { name: 'More', exact: true }))
  await tap(page.getByRole('menuitem', { name: 'Content' }))
  await expect(page).toHaveURL(/\/content/)
  await finish('Today, and a tool under More')
})

test('Saturday’s closing time is changed on a phone for one date, and the week stays', async ({
  browser,
}) => {
  const place = await borrow<Named>(
    `*[_type == "location" && ${published} && tenant->slug.current == "${DEALER}"] | order(primary desc, name asc){_id, name}`,
  )
  const { page, tap, finish } = await takePhone(browser, 'Editor, Quayside')
  await tap(page.getByRole('link', { name: 'Hours', exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday’s hours')
  await tap(page.getByRole('button', { name: place.name.split(' ').at(-1) ?? '', exact: true }))
  await tap(
    page.getByRole('group', { name: 'Closing time' }).getByRole('button', { name: '2:00 pm', exact: true }),
  )
  await expectForFingers(page, 'hours')
  await expectNoAxe(page, 'hours on a phone')
  await tap(page.getByRole('button', { name: /^Publish for Sat/ }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
  const stored = '*[_id == $id][0]{"day": specialHours[-1].intervals[]{close}, openingHours}'
  await expect
    .poll(() => queryLake<{ day: unknown }>(stored, { id: place._id }).then(({ day }) => day))
    .toEqual([{ close: '14:00' }])
  const { openingHours } = await queryLake<Record<string, unknown>>(stored, { id: place._id })
  expect(openingHours).toEqual(before[0]?.openingHours)
  await finish('Saturday’s hours')
})

test('every Saturday’s hours are typed on a phone as people write them', async ({ browser }) => {
  const place = await borrow<Named>(
    `*[_type == "location" && ${published} && tenant->slug.current == "${DEALER}"] | order(primary desc, name asc){_id, name}`,
  )
  const { page, tap, finish } = await takePhone(browser, 'Editor, Quayside')
  await tap(page.getByRole('link', { name: 'Hours', exact: true }))
  await tap(page.getByRole('button', { name: place.name.split(' ').at(-1) ?? '', exact: true }))
  await tap(page.getByText('Every Saturday'))
  const hours = page.getByRole('textbox', { name: 'Hours', exact: true })
  await hours.fill('half past')
  await expect(page.getByRole('button', { name: /^Publish for/ })).toBeDisabled()
  await hours.fill('8.30-3.20')
  await tap(page.getByRole('button', { name: 'Publish for every Saturday' }))
  const stored = '*[_id == $id][0].openingHours[weekday == 6][0].intervals[]{open, close}'
  await expect
    .poll(() => queryLake<unknown>(stored, { id: place._id }))
    .toEqual([{ open: '08:30', close: '15:20' }])
  await finish('every Saturday’s hours')
})

test('an offer’s price on a phone is out in three taps', async ({ browser }) => {
  const offer = await borrow<Named & { price: number }>(
    `*[_type == "offer" && ${running} && defined(price)] | order(orderRank asc){_id, name, price}`,
  )
  const { page, tap, finish } = await takePhone(browser, 'Editor, Quayside')
  await tap(page.getByRole('region', { name: 'On the site now' }).getByRole('link', { name: offer.name }))
  const price = field(page, 'price').getByRole('textbox')
  await tap(price)
  await expect(price).toBeEditable()
  await expectForFingers(page, 'offer')
  await price.fill(String(offer.price - 500))
  await tap(publish(page))
  await expect(publish(page)).toBeDisabled()
  await expect
    .poll(() => queryLake<number>('*[_id == $id][0].price', { id: offer._id }))
    .toBe(offer.price - 500)
  await finish('an offer’s price')
})

test('a marketer ends a running tile from a phone, from the calendar’s list', async ({ browser }) => {
  const tile = await borrow<Named>(
    `*[_type == "promoTile" && ${running}] | order(expiry asc){_id, "name": coalesce(name, headline)}`,
  )
  const { page, tap, finish } = await takePhone(browser, 'Sam Ortega')
  await tap(tool(page, 'Calendar'))
  const details = page.getByRole('button', { name: `Details of ${tile.name}`, exact: true })
  await expect(details).toBeVisible({ timeout: 30_000 })
  await expectForFingers(page, 'calendar')
  await tap(details)
  const sheet = page.getByRole('dialog', { name: tile.name })
  await expectForFingers(page, 'tile')
  await tap(sheet.getByRole('button', { name: 'End now' }))
  await tap(sheet.getByRole('button', { name: 'Publish' }))
  await expect
    .poll(() => queryLake<boolean>('*[_id == $id][0].expiry <= now()', { id: tile._id }), { timeout: 15_000 })
    .toBe(true)
  await finish('a tile that ends now')
})

test('a manager answers a lead from a phone, and marks it', async ({ browser, page: shopper }) => {
  const name = `Zoë-${Date.now().toString(36)}`
  await writeToDealer(shopper, name)
  const { page, tap, finish } = await takePhone(browser, 'Manager, Quayside')
  await tap(tool(page, 'Leads'))
  const lead = page.getByRole('list', { name: /^Leads/ }).getByRole('button', { name })
  await expect(lead).toBeVisible({ timeout: 40_000 })
  await expectForFingers(page, 'leads')
  await tap(lead)
  await expect(page.getByText(`Asks ${name}.`)).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Call 0491 570 156' })).toHaveAttribute(
    'href',
    'tel:0491570156',
  )
  await expect(page.getByRole('link', { name: 'Send as a text' })).toHaveAttribute(
    'href',
    new RegExp(`^sms:0491570156\\?body=Hi%20${encodeURIComponent(name)}%2C`),
  )
  await expectForFingers(page, 'lead')
  const progress = page.getByRole('main').getByLabel('How far it is').last()
  await tap(progress)
  await progress.selectOption('Answered')
  await expect(page.getByRole('listitem').filter({ hasText: 'Marked as answered' })).toBeVisible()
  await tap(page.getByRole('button', { name: 'All leads' }))
  await expect(lead).toContainText('Answered')
  await finish('a lead answered')
})

test('a manager hides a car from a phone, and shows it again', async ({ browser }) => {
  const cars = await findCars(
    `status = in_stock AND reserved = false AND id STARTS WITH ${DEALER} AND show_on_dealer_website = true`,
  )
  const number = cars.at(-1)?.stocknum ?? ''
  const path = await readPath(DEALER, number)
  const expectStatus = (status: number) =>
    expect.poll(async () => (await fetchPage(DEALER, path)).status, { intervals: [100] }).toBe(status)
  const { page, tap, finish } = await takePhone(browser, 'Manager, Quayside')
  await tap(tool(page, 'Stock'))
  const search = page.getByRole('searchbox', { name: /Stock number/ })
  await tap(search)
  await search.fill(number)
  const found = page.getByRole('region').filter({ hasText: number })
  await tap(found.getByRole('button', { name: 'Open it' }))
  const acts = page.getByRole('region', { name: 'Change it' })
  await tap(acts.getByRole('button', { name: /^Hide it/ }))
  await tap(page.getByRole('button', { name: 'Just sold' }))
  await expectForFingers(page, 'car')
  await tap(page.getByRole('button', { name: 'Hide it', exact: true }))
  await expectStatus(410)
  await finish('a car hidden')
  const again = await takePhone(browser, 'Manager, Quayside')
  await again.page.goto(`${new URL(again.page.url()).origin}/stock/car/${number}`)
  await again.tap(again.page.getByRole('button', { name: /^Show it again/ }))
  await again.tap(again.page.getByRole('button', { name: 'Show it again now', exact: true }))
  await expectStatus(200)
  await again.finish('a car shown again')
})

async function writeToDealer(shopper: Page, name: string): Promise<void> {
  await shopper.goto(`${siteOrigin(DEALER)}/contact`)
  const form = shopper.getByRole('main').getByRole('form')
  await form.getByLabel('First Name').fill(name)
  await form.getByLabel('Email').fill('zoe@longmail.example')
  await form.getByLabel(/^Mobile/).fill('0491 570 156')
  await form.getByLabel(/^Comments/).fill(`Is the ute still there? Asks ${name}.`)
  const place = form.getByRole('combobox', { name: /location/i })
  if (await place.isVisible()) await place.selectOption({ index: 1 })
  await form.getByRole('button', { name: /Enquire|Send|Submit/ }).click()
  await expect(shopper).toHaveURL(/\/success/)
}
