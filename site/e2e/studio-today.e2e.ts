// The Studio's frame, its first page and its sign-in, by role.
import { expect, type Page, test } from '@playwright/test'
import { openDocument } from '../../local/checks/e2e/studio-driver.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot, studioOrigin } from './site-process.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Site being worked on' })
const frameColour = (page: Page) =>
  page.getByTestId('site-frame').evaluate((frame) => getComputedStyle(frame).backgroundColor)
const QUAYSIDE_BLUE = 'rgb(21, 73, 216)'
const WATTLEBROOK_GREEN = 'rgb(31, 81, 54)'

test.describe('an editor of one dealer', () => {
  test.describe.configure({ mode: 'default' })
  let studio: Awaited<ReturnType<typeof openStudio>>
  test.beforeAll(async ({ browser }) => {
    studio = await openStudio(browser, 'Editor, Quayside')
  })
  test.afterAll(() => studio.page.context().close())

  test('begins with Today in the frame of the own site, and sees no other dealer', {
    tag: '@short',
  }, async () => {
    const { page } = studio
    await expect(page).toHaveURL(`${studioOrigin}/today`)
    await expect(bar(page)).toContainText('Quayside Motors')
    expect(await frameColour(page)).toBe(QUAYSIDE_BLUE)
    await expect(page.getByRole('button', { name: /Switch site|Choose one site/ })).toHaveCount(0)
    await expect(page.getByText(/Brisbane MG|Wattlebrook|Redgum|Throttle|Kerbside/)).toHaveCount(0)
  })

  test('reads the site’s own numbers, and the page passes axe', async () => {
    const { page } = studio
    const stock = page.getByRole('region', { name: 'Stock' })
    await expect(stock).toContainText(/[1-9]\d*\s*on the site/)
    await expect(page.getByRole('region', { name: 'Leads' })).toContainText('not delivered')
    await expectNoAxe(page, 'Today of an editor')
    await shoot(page, 'studio-today-dealer')
  })

  test('comes from a line to its form by one click, in the same frame', { tag: '@long' }, async () => {
    const { page } = studio
    const live = page.getByRole('region', { name: 'On the site now' })
    await live.getByRole('link', { name: 'Stocktake sale' }).click()
    await expect(page.getByTestId('form-view')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Stocktake sale')
    expect(await frameColour(page)).toBe(QUAYSIDE_BLUE)
  })

  test('finds the own content in Content, without a list of sites', async () => {
    const { page } = studio
    await page.goto(`${studioOrigin}/content`)
    await expect(page.getByRole('link', { name: 'Locations & hours' })).toBeVisible({ timeout: 30_000 })
  })

  test('has met no error and called no host outside', () => {
    expect([studio.errors, studio.elsewhere]).toEqual([[], []])
  })

  test('signs out to the product’s own page, which shows no dealer to the next person', async () => {
    const { page } = studio
    await page.locator('#user-menu').click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveText('Forecourt')
  })
})

test.describe('a marketer of two dealers', () => {
  test.describe.configure({ mode: 'default' })
  let page: Page
  test.beforeAll(async ({ browser }) => {
    ;({ page } = await openStudio(browser, 'Sam Ortega'))
  })
  test.afterAll(() => page.context().close())

  test('begins with both sites together, and the page passes axe', async () => {
    await expect(bar(page)).toContainText('Both sites')
    const rows = page.getByRole('region', { name: 'Your sites' }).getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText('Quayside Motors')
    await expect(rows.nth(2)).toContainText('Wattlebrook Motor Group')
    await expectNoAxe(page, 'Today of a marketer')
    await shoot(page, 'studio-today-marketer')
  })

  test('chooses a site by mouse and by keyboard, and goes back to both', async () => {
    await page.getByRole('button', { name: 'Choose one site' }).click()
    await page.getByRole('menuitem', { name: /Wattlebrook/ }).click()
    await expect(bar(page)).toContainText('Wattlebrook Motor Group')
    expect(await frameColour(page)).toBe(WATTLEBROOK_GREEN)
    await page.keyboard.press('Alt+Digit1')
    await expect(bar(page)).toContainText('Quayside Motors')
    await page.keyboard.press('Alt+Digit0')
    await expect(bar(page)).toContainText('Both sites')
  })

  test('starts Content at the chosen site, and switching goes to the other one’s', async () => {
    await page.keyboard.press('Alt+Digit2')
    await page.getByRole('link', { name: 'Content', exact: true }).click()
    await expect(page).toHaveURL(`${studioOrigin}/content/tenant-wattlebrook`)
    await page.keyboard.press('Alt+Digit1')
    await expect(page).toHaveURL(`${studioOrigin}/content/tenant-quayside`)
  })

  test('sees the frame of the document that is open, whichever site was chosen', async () => {
    await page.keyboard.press('Alt+Digit2')
    await openDocument(page, studioOrigin, 'promoTile', 'promoTile-quayside-stocktake')
    await expect(bar(page)).toContainText('Quayside Motors')
    expect(await frameColour(page)).toBe(QUAYSIDE_BLUE)
  })

  test('sees for how many sites a shared document is', async () => {
    await openDocument(page, studioOrigin, 'offer', 'offer-shared-roadside-cover')
    await expect(bar(page)).toContainText('for 3 sites')
  })
})

test('a stale session leads through sign-in back to where the person was', { tag: '@long' }, async ({
  browser,
}) => {
  const { page } = await openStudio(browser, 'Editor, Quayside')
  const asked = page.waitForRequest(
    (request) => request.headers().authorization?.startsWith('Bearer') ?? false,
  )
  await page.goto(`${studioOrigin}/content/offer`)
  const { authorization = '' } = (await asked).headers()
  await page.request.post(`${studioOrigin}/v2021-06-07/auth/logout`, { headers: { authorization } })
  await page.reload()
  await expect(page.getByText('you go straight back to where you were')).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveText('quayside')
  await page.getByRole('button', { name: 'Editor, Quayside' }).click()
  await expect(page).toHaveURL(`${studioOrigin}/content/offer`)
  await expect(page.getByRole('button', { name: /^Running \d/ })).toBeVisible({ timeout: 30_000 })
  await page.context().close()
})

test('an administrator sees how every site does, an editor only the own one', async ({ browser }) => {
  for (const [person, dealers] of [
    ['Editor, Quayside', 1],
    ['Robin Ellery', 6],
  ] as const) {
    const { page, errors } = await openStudio(browser, person)
    await page.goto(`${studioOrigin}/today/status?site=quayside`)
    await expect(page.getByRole('region', { name: 'Services' })).toContainText('Connected')
    await expect(page.getByRole('group', { name: /^Last imports of/ })).toHaveCount(dealers)
    await expectNoAxe(page, `the status that ${person} sees`)
    await shoot(page, `studio-status-${dealers}`)
    expect(errors).toEqual([])
    await page.context().close()
  }
})

test('a preview is shared on Today, listed and withdrawn there', async ({ browser }) => {
  const name = 'Head office, summer'
  const { page } = await openStudio(browser, 'Manager, Kerbside')
  const previews = page.getByRole('region', { name: 'Shared previews' })
  await previews.getByRole('button', { name: 'Share' }).click()
  await page.getByLabel('Who is it for?').fill(name)
  await page.getByRole('button', { name: 'Make and copy the link' }).click()
  const address = await page.getByRole('textbox', { name: `Link for ${name}` }).inputValue()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: `Withdraw ${name}` }).click()
  await expect(page.getByText(`“${name}” opens no longer`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Withdraw ${name}` })).toHaveCount(0)
  const guest = await browser.newPage()
  expect((await guest.goto(address))?.status()).toBe(401)
  await guest.close()
  await page.context().close()
})
