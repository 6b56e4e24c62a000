// Offers, banners and tiles in the Studio, by mouse: figures, crops, links with their counts, colours and sites.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { openCropDialog } from '../../local/checks/e2e/crop-dialog.ts'
import {
  field,
  leaveForm,
  openDocument,
  publish,
  setString,
  signIn,
} from '../../local/checks/e2e/studio-driver.ts'
import { axeFindings } from './axe-findings.ts'
import { deleteDocument, putBack, queryLake, storedDocuments } from './content.ts'
import { publishBy, startCounting } from './hands.ts'
import { closeAll, shoot, siteOrigin, studioOrigin } from './site-process.ts'

const OFFER = 'offer-quayside-small-car-finance'
const TILE = 'promoTile-quayside-stocktake'
const HOME = 'page-quayside-home'
const NEW_TILE = 'Winter tyres, two sites'

/** Without the internet the Studio cannot ask its maker for news, and logs that. */
const NEWS = /ERR_NAME_NOT_RESOLVED|Failed to fetch version|ERR_INTERNET_DISCONNECTED|^WebSocket is already/

interface AtWork {
  readonly page: Page
  readonly errors: string[]
}

/** Signed in once for all tests: each goes to its form in the Studio that is open. */
const people = new Map<string, Promise<AtWork>>()

let before: Record<string, unknown>[] = []
test.beforeAll(async () => {
  before = await storedDocuments(OFFER, TILE, HOME)
})
test.afterEach(async () => {
  await putBack(before)
  for (const id of await queryLake<string[]>(madeQuery, { name: NEW_TILE }))
    await deleteDocument(id.replace(/^drafts\./, ''))
})

/** What tests made: the new tile, and the copy for Wattlebrook. */
const madeQuery =
  '*[_type == "promoTile" && (name == $name || (name == "Stocktake sale" && "wattlebrook" in sites[]->slug.current))]._id'

test.afterAll(async () => {
  await closeAll(...(await Promise.all(people.values())).map(({ page }) => page.context()))
  people.clear()
})

async function signedIn(browser: Browser, person: string): Promise<AtWork> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 950 } })
  const page = await context.newPage()
  await signIn(page, studioOrigin, person)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !NEWS.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return { page, errors }
}

/** A signed-in person whose clicks and seconds are counted from the first look at the form. */
async function work(browser: Browser, person: string) {
  const signed = people.get(person) ?? signedIn(browser, person)
  people.set(person, signed)
  const { page, errors } = await signed
  const { hands, start, print } = startCounting(page, 'mouse')
  const { press } = hands
  const done = async (what: string) => {
    print(what)
    expect(errors.splice(0)).toEqual([])
    await leaveForm(page)
  }
  return { page, press, start, done }
}

async function expectAccessible(page: Page, ...places: string[]): Promise<void> {
  expect(await axeFindings(page, ...places)).toEqual([])
}

test('an editor changes an offer’s price, and the repayment follows on the card and on the site', {
  tag: '@short',
}, async ({ browser }) => {
  const { page, press, start, done } = await work(browser, 'Editor, Quayside')
  await openDocument(page, studioOrigin, 'offer', OFFER)
  const card = page.frameLocator('iframe[title="Offer card"]').getByRole('article')
  const repayment = card.getByText(/^\$\d+ a week/)
  const before = (await repayment.textContent()) ?? ''
  start()
  const price = field(page, 'price').getByRole('textbox')
  await press(price)
  await price.fill('$28,490')
  await price.press('Enter')
  await expect(repayment).not.toHaveText(before)
  await expect(card).toContainText('6.54% comparison rate')
  await expectAccessible(page, '[data-testid="field-price"]', '[data-testid="field-image"]')
  await shoot(page, 'studio-offer')
  await publishBy({ page, press })
  await done('an offer’s price')
  const shop = await browser.newPage()
  await expect(async () => {
    await shop.goto(`${siteOrigin('quayside')}/offers/small-car-finance`)
    await expect(shop.getByRole('main')).toContainText('$28,490', { timeout: 500 })
  }).toPass()
  await expect(shop.getByRole('main')).toContainText('WARNING')
  await shop.close()
})

test('a finance offer without its comparison rate cannot be published, with an error at the field', async ({
  browser,
}) => {
  const { page, done } = await work(browser, 'Editor, Quayside')
  await openDocument(page, studioOrigin, 'offer', OFFER)
  const rate = field(page, 'comparisonRate').getByRole('textbox')
  await rate.fill('')
  await rate.press('Enter')
  await expect(page.getByText('Add a comparison rate, or the rate won’t show.')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 thing stops this' })).toBeVisible()
  await rate.fill('6.54')
  await rate.press('Enter')
  await publish(page)
  await done('a rate without its comparison rate')
})

test('a banner’s crop shows beside it at the size of the page as it is made', { tag: '@long' }, async ({
  browser,
}) => {
  const [home] = await queryLake<{ block: string; slide: string }[]>(
    '*[_id == $id]{"block": blocks[_type == "hero"][0]._key, "slide": blocks[_type == "hero"][0].slides[defined(image)][0]._key}',
    { id: HOME },
  )
  if (!home) throw new Error('quayside has no front page with a banner')
  const { page, press, start, done } = await work(browser, 'Editor, Quayside')
  const path = `blocks[_key=="${home.block}"].slides[_key=="${home.slide}"].image`
  await openDocument(page, studioOrigin, 'page', HOME, path)
  start()
  const picture = page.getByTestId('crop-hero').getByRole('presentation')
  const before = await picture.evaluate((image) => (image as HTMLElement).style.cssText)
  const dialog = await openCropDialog(page)
  await dialog.crop('left', 0.3)
  await dialog.close()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLElement).style.cssText)).not.toBe(before)
  await shoot(page, 'studio-banner')
  await openDocument(page, studioOrigin, 'page', HOME)
  await publishBy({ page, press })
  await done('a banner’s crop')
})

test('a tile’s link is picked from the stock with its count, and its colour by name', {
  tag: '@long',
}, async ({ browser }) => {
  const { page, press, start, done } = await work(browser, 'Editor, Quayside')
  await openDocument(page, studioOrigin, 'promoTile', TILE)
  await expect(field(page, 'sites')).toHaveCount(0)
  start()
  await press(page.getByRole('button', { name: /^Leads to:/ }))
  await page.getByRole('combobox', { name: /^Search for/ }).fill('utes under 60k')
  const cars = page.getByRole('option', { name: /^Cars: Ute, Up to \$60,000/ })
  await expect(cars).toContainText(/\d+ cars? now/)
  await shoot(page, 'studio-link-picker')
  await press(cars)
  await expect(
    page.getByRole('button', { name: /^Leads to: Cars: Ute, Up to \$60,000, \d+ cars? now$/ }),
  ).toBeVisible()
  await press(page.getByRole('radio', { name: /^Brand, contrast \d+\.\d : 1/ }))
  await expectAccessible(page, '[data-testid="field-link"]', '[data-testid="field-background"]')
  await publishBy({ page, press })
  const [after] = await queryLake<Record<string, unknown>[]>('*[_id == $id]{link, background}', { id: TILE })
  expect(after).toEqual({ link: expect.stringMatching(/^\/search\/\S*body=Ute/), background: 'brand' })
  await done('a tile’s link and colour')
})

test('a broken link is shown in red, and a click beside the picker leaves the form open', async ({
  browser,
}) => {
  const { page, done } = await work(browser, 'Editor, Quayside')
  await openDocument(page, studioOrigin, 'promoTile', TILE)
  const [{ link = '' } = {}] = await queryLake<{ link?: string }[]>('*[_id == $id]{link}', { id: TILE })
  await page.getByRole('button', { name: /^Leads to:/ }).click()
  await page.getByRole('combobox', { name: /^Search for/ }).fill('/no-such-page')
  await page.getByRole('listbox', { name: 'Leads to' }).getByRole('option').first().click()
  await expect(field(page, 'link')).toContainText('Leads nowhere: we can’t find that page.')
  await expect(page.getByRole('button', { name: '1 thing stops this' })).toBeVisible()
  await page.getByRole('button', { name: /^Leads to:/ }).click()
  await expect(page.getByRole('combobox', { name: /^Search for/ })).toBeVisible()
  await page.mouse.click(120, 400)
  await expect(page.getByRole('combobox', { name: /^Search for/ })).toHaveCount(0)
  await expect(page.getByTestId('form-view')).toBeVisible()
  await page.getByRole('button', { name: /^Leads to:/ }).click()
  await page.getByRole('combobox', { name: /^Search for/ }).fill(link)
  await page.getByRole('listbox', { name: 'Leads to' }).getByRole('option').first().click()
  await publish(page)
  await done('a link that leads nowhere')
})

test('a marketer finishes a tile on two sites by mouse', { tag: '@long' }, async ({ browser }) => {
  const { page, press, start, done } = await work(browser, 'Sam Ortega')
  await page.goto(
    `${studioOrigin}/intent/create/template=promoTile-of-site;type=promoTile/${encodeURIComponent(JSON.stringify({ tenantId: 'tenant-quayside' }))}`,
  )
  await expect(page.getByTestId('form-view')).toBeVisible({ timeout: 30_000 })
  start()
  await setString(page, 'name', NEW_TILE)
  await setString(page, 'headline', 'Winter tyres')
  await press(page.getByRole('button', { name: /^Leads to:/ }))
  await page.getByRole('combobox', { name: /^Search for/ }).fill('book a service')
  await press(page.getByRole('option', { name: 'Book a service' }))
  await press(page.getByTestId('group-tab-where'))
  await expect(page.getByText('Reference to site')).toHaveCount(0)
  await press(field(page, 'sites').getByRole('checkbox', { name: 'Wattlebrook Motor Group' }))
  await expect(field(page, 'sites')).toContainText('2 of 2 sites')
  await press(page.getByRole('group', { name: 'Places' }).getByRole('button', { name: 'Place 20' }))
  await expectAccessible(page, '[data-testid="field-sites"]', '[aria-label="How it looks"]')
  await shoot(page, 'studio-tile')
  await publishBy({ page, press })
  const query = '*[_type == "promoTile" && name == $name]{_id, position, "sites": sites[]->slug.current}'
  const made = await queryLake<{ _id: string; position: number; sites: string[] }[]>(query, {
    name: NEW_TILE,
  })
  expect(made).toMatchObject([{ position: 20, sites: ['quayside', 'wattlebrook'] }])
  await done('a tile on two sites')
})

test('a marketer duplicates a tile to another site, as a draft there', { tag: '@long' }, async ({
  browser,
}) => {
  const { page, press, start, done } = await work(browser, 'Sam Ortega')
  await openDocument(page, studioOrigin, 'promoTile', TILE)
  start()
  await press(page.getByTestId('action-menu-button'))
  await press(page.getByRole('menuitem', { name: 'Duplicate to another site' }))
  const dialog = page.getByRole('dialog', { name: 'Duplicate to another site' })
  await press(dialog.getByRole('checkbox', { name: 'Wattlebrook Motor Group' }))
  await press(dialog.getByRole('button', { name: 'Make a draft for Wattlebrook Motor Group' }))
  await expect(dialog).toHaveCount(0)
  const query =
    '*[_type == "promoTile" && _id in path("drafts.**") && name == "Stocktake sale" && "wattlebrook" in sites[]->slug.current]{_id, sites}'
  await expect.poll(async () => (await queryLake<unknown[]>(query)).length).toBe(1)
  const [copy] = await queryLake<{ sites: unknown[] }[]>(query)
  expect(copy?.sites).toHaveLength(1)
  await done('a tile duplicated')
})
