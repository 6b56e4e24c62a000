// “New” from any screen, the lists of a kind and the help of the bar, as each role of a dealer's staff meets them.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { signIn } from '../../local/checks/e2e/studio-driver.ts'
import { axeFindings } from './axe-findings.ts'
import { mutateLake, queryLake } from './content.ts'
import { shoot, studioOrigin } from './site-process.ts'

const NAME = 'Made by the test of New'
const madeIds = () => queryLake<string[]>('*[name == $name || title == $name]._id', { name: NAME })

test.afterEach(async () => {
  await mutateLake((await madeIds()).map((id) => ({ delete: { id } })))
})

async function openAs(browser: Browser, person: string, width = 1280) {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  await signIn(page, studioOrigin, person)
  return page
}

const bar = (page: Page) => page.getByRole('region', { name: 'Site being worked on' })
const kinds = (page: Page) => page.getByRole('menuitem').allInnerTexts()

const OFFERED = {
  'Editor, Quayside': ['Offer', 'Tile', 'Banner', 'Popup', 'Page', 'Special day', 'Team member', 'Redirect'],
  'Sam Ortega': ['Offer', 'Tile', 'Banner', 'Page', 'Campaign', 'Redirect'],
}

for (const [person, wanted] of Object.entries(OFFERED)) {
  test(`New offers ${person} what that role makes, and nothing for developers is in the bar`, async ({
    browser,
  }) => {
    const page = await openAs(browser, person)
    await expect(bar(page).getByRole('button', { name: 'New', exact: true })).toBeVisible()
    // A tool that still loads takes the focus, which closes a menu.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    expect((await kinds(page)).map((text) => text.split('\n')[0])).toEqual(wanted)
    expect(await axeFindings(page, '[role="menu"]')).toEqual([])
    await shoot(page, `studio-new-${person.split(/\W/)[0]?.toLowerCase()}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /for developers$/ })).toHaveCount(0)
    await page.context().close()
  })
}

test('a tile begun in the bar asks for sites and dates, and its form goes on with both', async ({
  browser,
}) => {
  const page = await openAs(browser, 'Sam Ortega')
  await bar(page).getByRole('button', { name: 'New', exact: true }).click()
  await page.keyboard.press('t')
  const asked = page.getByRole('dialog', { name: 'New tile' })
  await asked.getByRole('checkbox', { name: 'Quayside Motors' }).check()
  await asked.getByRole('checkbox', { name: 'Wattlebrook Motor Group' }).check()
  await asked.getByLabel('From').fill('1 Jul 2031')
  await asked.getByLabel('Until').fill('the end of July')
  await asked.getByLabel('Name').fill(NAME)
  await expect(asked.getByRole('alert')).toBeVisible()
  await expect(asked.getByRole('button', { name: 'Make a draft' })).toBeDisabled()
  await asked.getByLabel('Until').fill('31 Jul 2031')
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await shoot(page, 'studio-new-tile')
  await asked.getByLabel('Name').press('Enter')
  await expect(page.getByTestId('form-view')).toBeVisible({ timeout: 30_000 })
  const made = '*[_type == "promoTile" && name == $name][0]{start, expiry, "sites": sites[]._ref}'
  expect(await queryLake(made, { name: NAME })).toEqual({
    start: '2031-06-30T14:00:00.000Z',
    expiry: '2031-07-31T13:59:59.000Z',
    sites: ['tenant-quayside', 'tenant-wattlebrook'],
  })
  await page.context().close()
})

test('a list has tabs with counts that follow the words, pictures, and a button for a new one', async ({
  browser,
}) => {
  const page = await openAs(browser, 'Editor, Quayside')
  await page.getByTestId('studio-navbar').getByRole('link', { name: 'Content', exact: true }).click()
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  const running = page.getByRole('button', { name: /^Running \d+$/ })
  await expect(running).toHaveAttribute('aria-pressed', 'true')
  const whole = await running.textContent()
  const find = page.getByRole('textbox', { name: 'Find in offers' })
  await find.fill('no offer has these words')
  await expect(running).toHaveText('Running 0')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(running).toHaveText(whole ?? '')
  await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'New offer' })).toBeVisible()
  await shoot(page, 'studio-list-offers')
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await expect(page.getByRole('listitem').getByRole('link').first()).toContainText('The front page')
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByRole('button', { name: 'New person' })).toBeVisible()
  await shoot(page, 'studio-list-team')
  await page.context().close()
})

test('“?” opens the guide of the screen, its keys and what is new', async ({ browser }) => {
  const page = await openAs(browser, 'Manager, Quayside')
  await page.getByTestId('studio-navbar').getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Help' }).click()
  await page.getByRole('menuitem', { name: /^Calendar/ }).click()
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toContainText('Drag it to move it')
  await shoot(page, 'studio-help')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page.getByRole('menuitem', { name: /^Keyboard/ }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Type the times')
  await page.context().close()
})
