// A tile's and an offer's form by keyboard alone: the focus is never lost, and everything has a name.
import { expect, type Page, test } from '@playwright/test'
import { field, leaveForm, openDocument, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { discardDraft, queryLake, saveDraft } from './content.ts'
import { closeAll, studioOrigin } from './site-process.ts'

const ownTile =
  '*[_type == "promoTile" && count(sites) == 1 && "tenant-quayside" in sites[]._ref] | order(_id asc)'

let page: Page
let tile: string

// One start of the Studio for both: each opens the form anew.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser }) => {
  const [found] = await queryLake<{ id: string }[]>(`${ownTile}{"id": _id}`)
  if (!found) throw new Error('Quayside has no tile of its own.')
  tile = found.id
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  await signIn(page, studioOrigin, 'Editor, Quayside')
})

test.afterEach(async () => {
  await leaveForm(page)
  await discardDraft(tile)
})
test.afterAll(() => closeAll(page.context()))

test('a problem leads to the link that it is about, and the link is picked and removed by keys', async () => {
  await saveDraft(tile, { link: '/no-such-page' })
  await openDocument(page, studioOrigin, 'promoTile', tile)
  const link = field(page, 'link').getByRole('button', { name: /^Leads to:/ })
  await page.getByRole('button', { name: /stops? this$/ }).press('Enter')
  await page
    .getByTestId('reasons')
    .getByRole('button', { name: /Leads nowhere/ })
    .press('Enter')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  const search = page.getByRole('combobox', { name: /^Search for where/ })
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('offers')
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(link).toBeFocused()
  await expect(link).not.toHaveAccessibleName(/no-such-page/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(link).toBeFocused()
  await expect(link).toHaveAccessibleName(/choose$/)
})

test('arrows choose the colour of a tile, and Tab goes on to the next field', async () => {
  await openDocument(page, studioOrigin, 'promoTile', tile)
  const colours = field(page, 'background').getByRole('radiogroup')
  await colours.getByRole('radio', { checked: true }).focus()
  const before = await colours.getByRole('radio', { checked: true }).getAttribute('aria-label')
  await page.keyboard.press('ArrowRight')
  const chosen = colours.getByRole('radio', { checked: true })
  await expect(chosen).toBeFocused()
  await expect(chosen).not.toHaveAttribute('aria-label', before ?? '')
  await page.keyboard.press('Tab')
  await expect(colours.locator(':focus')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)
})

test('at 1280 by 800 the first field of a tile’s form begins in the upper third', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDocument(page, studioOrigin, 'promoTile', tile)
  const top = async () => (await field(page, 'name').boundingBox())?.y ?? Number.POSITIVE_INFINITY
  await expect.poll(top).toBeLessThanOrEqual(800 / 3)
})
