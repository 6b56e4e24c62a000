// Staff put a dealer's documents in order by dragging, and the site shows that order.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { signIn } from '../../local/checks/e2e/studio-driver.ts'
import { patchDocument, queryLake } from './content.ts'
import { fetchPage } from './fetch-page.ts'
import { studioOrigin } from './site-process.ts'

const NAMES = ['Quayside Alexandria', 'Quayside Parramatta', 'Quayside Brookvale']

/** The dealer's locations in the order in which its page names them. */
async function orderOnSite(): Promise<string[]> {
  const { html } = await fetchPage('quayside', '/locations')
  const main = html.slice(html.indexOf('<main'))
  return NAMES.toSorted((one, other) => main.indexOf(one) - main.indexOf(other))
}

interface Ranked {
  _id: string
  orderRank: string
}
let before: Ranked[]

test.beforeAll(async () => {
  before = await queryLake<Ranked[]>(
    '*[_type == "location" && !(_id in path("drafts.**")) && name in $names]{_id, orderRank}',
    { names: NAMES },
  )
})

/** The order as it was at first, also for a test that is tried again. */
test.beforeEach(restoreOrder)
test.afterAll(restoreOrder)

async function restoreOrder(): Promise<void> {
  for (const { _id, orderRank } of before) await patchDocument(_id, { set: { orderRank } })
}

/** Drags with the mouse, in steps as a hand does. */
async function drag(page: Page, item: Locator, target: Locator): Promise<void> {
  const [from, to] = [await item.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('An item of the list is not visible.')
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + from.height / 2 - 12, { steps: 4 })
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 12 })
  await page.mouse.up()
}

test('an editor drags a location to the top of the list, and the site lists it first', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await signIn(page, studioOrigin, 'Editor, Quayside')
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await page.getByRole('link', { name: 'Locations & hours' }).click()
  await page.getByRole('button', { name: 'Change the order' }).click()
  const items = page.locator('[data-rfd-draggable-id]')
  await expect(items).toHaveText(NAMES.map((name) => new RegExp(name)))
  await expect.poll(orderOnSite).toEqual(NAMES)

  await drag(page, items.nth(2), items.nth(0))

  const [first = '', second = '', last = ''] = NAMES
  await expect(page.getByText('1 document reordered')).toBeVisible()
  await expect(items).toHaveText([last, first, second].map((name) => new RegExp(name)))
  await expect.poll(orderOnSite).toEqual([last, first, second])
  await page.close()
})

test('an editor creates a location from the ordered list, and it belongs to the dealer', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await signIn(page, studioOrigin, 'Editor, Quayside')
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await page.getByRole('link', { name: 'Locations & hours' }).click()
  await page
    .getByRole('link', { name: 'New location' })
    .or(page.getByRole('button', { name: 'New location' }))
    .click()
  await expect(page).toHaveURL(/template%3Dlocation-of-site|template=location-of-site/)
  await page.getByRole('tab', { name: 'Place' }).click()
  await expect(page.getByTestId('form-view').getByTestId('field-name')).toBeVisible()
  await page.close()
})

test('offers and the models of a make have a list for their order', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await signIn(page, studioOrigin, 'all sites')
  const items = page.locator('[data-rfd-draggable-id]')
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await page.getByRole('link', { name: /Quayside Motors/ }).click()
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  await page.getByRole('button', { name: 'Change the order' }).click()
  await expect(items.nth(1)).toBeVisible()

  await page.getByRole('link', { name: 'Platform', exact: true }).click()
  await page.getByRole('link', { name: 'Models', exact: true }).click()
  await page.getByRole('link', { name: 'Order on the site' }).click()
  await page.getByPlaceholder('Search list').fill('Avida')
  await page.getByRole('link', { name: /^Avida/ }).click()
  await expect(items.first()).toContainText('Avida')
  await page.close()
})
