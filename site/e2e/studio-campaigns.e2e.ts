// A campaign for two sites as their marketer makes, publishes and undoes it in the Studio.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { field, setString, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { mutateLake, queryLake } from './content.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot, siteOrigin, studioOrigin } from './site-process.ts'

test.describe.configure({ mode: 'serial' })

const NAME = 'Towing month'
const SITES = ['quayside', 'wattlebrook'] as const

let studio: Awaited<ReturnType<typeof openStudio>>
let page: Page
/** The public pages of both sites, without a script. */
let shop: Page
let id = ''
let clicks = 0
const before = new Map<string, string>()

const press = async (target: Locator) => {
  await target.click()
  clicks += 1
}
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const madeIds = () => queryLake<string[]>('*[campaign == $id]._id | order(@ asc)', { id })

/** What a shopper reads on the pages where the parts of a campaign show. */
async function readSite(slug: string): Promise<string> {
  const texts: string[] = []
  for (const path of ['/', '/search', '/special-offers']) {
    await shop.goto(siteOrigin(slug) + path)
    texts.push((await shop.getByRole('main').textContent()) ?? '')
  }
  return texts.join('\n')
}

test.beforeAll(async ({ browser }) => {
  shop = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  // A page leaves out a row of stock that comes late, as it may just after a start; two equal readings are whole.
  await expect(async () => {
    for (const slug of SITES) {
      before.set(slug, await readSite(slug))
      expect(await readSite(slug)).toBe(before.get(slug))
    }
  }).toPass()
  studio = await openStudio(browser, 'Sam Ortega')
  page = studio.page
})

test.afterAll(async () => {
  const ids = [...(await madeIds()), id]
  await mutateLake(ids.flatMap((one) => [{ delete: { id: one } }, { delete: { id: `drafts.${one}` } }]))
  await page.context().close()
  await shop.context().close()
})

test('the marketer makes a campaign with an offer, a banner and a tile for both sites', async () => {
  await press(page.getByRole('link', { name: 'Campaigns' }))
  await press(page.getByRole('button', { name: 'New campaign' }))
  await setString(page, 'name', NAME)
  id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? ''
  await expect(field(page, 'sites')).toContainText('2 of 2 sites')
  await setString(page, 'expiry', '31 jan 2031')
  await field(page, 'expiry').getByRole('textbox').press('Tab')
  await press(field(page, 'tiles').getByRole('button', { name: 'Add item' }))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByText('Leads to the campaign’s offer'))
  await dialog.getByRole('textbox', { name: 'Headline' }).fill('A tow bar with every ute')
  await dialog.getByRole('textbox', { name: 'Place in the grid' }).fill('3')
  await shoot(page, 'studio-campaign-tile')
  await press(dialog.getByRole('button', { name: 'Close dialog' }))
  await setString(page, 'banner.title', 'Towing month is here')
  await setString(page, 'banner.linkLabel', 'See the offer')
  await press(field(page, 'banner').getByText('Leads to the campaign’s offer'))
  await setString(page, 'offer.name', 'Tow bar on us')
  await field(page, 'offer.category').getByRole('combobox').selectOption('New car offer')
  await setString(page, 'offer.description', 'Any new ute leaves with a tow bar fitted by our workshop.')
  await shoot(page, 'studio-campaign-form')
  await press(page.getByRole('button', { name: 'Sites and publish' }))
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(row('Quayside Motors')).toContainText('Ready')
  await expect(row('Wattlebrook')).toContainText('Ready')
})

test('what stops a site is listed beside it and at Publish, and nothing is written', async () => {
  const place = page.getByRole('textbox', { name: /^Place for Wattlebrook/ })
  await place.fill('first')
  await press(page.getByRole('button', { name: 'Publish on 2 sites' }))
  await expect(page.getByRole('button', { name: '1 thing stops this' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish on 2 sites' })).toBeDisabled()
  await place.fill('0')
  await place.press('Enter')
  await expect(row('Wattlebrook')).toContainText('A place is a whole number from 1.')
  await expect(page.getByRole('button', { name: 'Publish on 2 sites' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Publish on the 1 that is ready' })).toBeEnabled()
  await press(page.getByRole('button', { name: '1 thing stops this' }))
  await expect(page.getByTestId('reasons')).toContainText('Wattlebrook Motor Group, A tow bar with every ute')
  await shoot(page, 'studio-campaign-held')
  expect(await madeIds()).toEqual([])
  await page.keyboard.press('Escape')
  await press(page.getByRole('button', { name: /^Back to the campaign’s own: Place for Wattlebrook/ }))
  await expect(row('Wattlebrook')).toContainText('Ready')
})

test('its pages are looked at on both sites at its start, before anything is published', async () => {
  await press(page.getByRole('button', { name: 'Preview all' }))
  await press(page.getByRole('button', { name: /^Banner Towing month is here/ }))
  for (const name of ['Quayside Motors', 'Wattlebrook Motor Group']) {
    const site = page.getByRole('article', { name })
    const frame = site.frameLocator('iframe')
    // Behind its words are the invisible marks of click-to-edit.
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Towing month is here', {
      timeout: 30_000,
    })
    await expect(site.getByRole('link', { name: `Open in Preview: ${name}` })).toBeVisible()
  }
  await expectNoAxe(page, 'the pages of a campaign')
  await shoot(page, 'studio-campaign-preview')
  await shop.goto(`${siteOrigin('quayside')}/`)
  await expect(shop.getByRole('main')).not.toContainText('Towing month is here')
  await press(page.getByRole('button', { name: 'Back to the table' }))
  await expect(row('Quayside Motors')).toContainText('Ready')
})

test('one publish puts it on both sites, one with a headline and a title of its own', async () => {
  await press(page.getByRole('button', { name: /^Tile A tow bar/ }))
  const headline = page.getByRole('textbox', { name: /^Headline for Wattlebrook/ })
  await headline.fill('A tow bar, Newcastle to Mackay')
  await headline.press('Enter')
  await press(page.getByRole('button', { name: /^Banner Towing month is here/ }))
  const title = page.getByRole('textbox', { name: /^Title for Wattlebrook/ })
  await expectNoAxe(page, 'a campaign')
  await shoot(page, 'studio-campaign')
  // It is still in its field when Publish is pressed.
  await title.fill('Towing month, Newcastle to Mackay')
  await press(page.getByRole('button', { name: 'Publish on 2 sites' }))
  await expect(row('Quayside Motors')).toContainText('Live')
  await expect(row('Wattlebrook')).toContainText('Live')
  await expect(page.getByText('Nothing has changed since.')).toBeVisible()
  process.stdout.write(`» a campaign on two sites: ${clicks} clicks\n`)
  await expect(async () => {
    const [quayside, wattlebrook] = [await readSite('quayside'), await readSite('wattlebrook')]
    expect(quayside).toContain('A tow bar with every ute')
    expect(wattlebrook).toContain('A tow bar, Newcastle to Mackay')
    for (const text of [quayside, wattlebrook]) expect(text).toContain('Tow bar on us')
  }).toPass()
  await shop.goto(`${siteOrigin('wattlebrook')}/`)
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Towing month, Newcastle to Mackay')
  await shoot(shop, 'home-campaign-banner')
  await shop.goto(`${siteOrigin('wattlebrook')}/offers/tow-bar-on-us-wattlebrook`)
  await expect(shop.getByRole('heading', { level: 1 })).toContainText('Tow bar on us')
})

test('an editor of one site reads that a campaign made a tile, and not which', async ({ browser }) => {
  const editor = await openAsEditor(browser)
  const [tile = ''] = (await madeIds()).filter(
    (one) => one.startsWith('promoTile') && one.endsWith('quayside'),
  )
  await editor.goto(`${studioOrigin}/intent/edit/id=${tile};type=promoTile/`)
  await expect(editor.getByTestId('made-by-campaign')).toContainText('Made by a campaign for several sites.')
  await expect(editor.getByRole('link', { name: 'Open the campaign' })).toHaveCount(0)
  await expect(editor.getByRole('link', { name: 'Campaigns', exact: true })).toHaveCount(0)
  await editor.goto(`${studioOrigin}/intent/edit/id=${id};type=campaign/`)
  await expect(editor.getByText(NAME)).toHaveCount(0)
  await editor.context().close()
})

test('one undo makes both sites as they were, and keeps the campaign as a draft', async () => {
  await press(page.getByRole('button', { name: 'Undo the last publish' }))
  const dialog = page.getByRole('dialog', { name: /^Undo the publish of / })
  const quayside = dialog.getByRole('region', { name: 'Quayside Motors' })
  await expect(quayside).toContainText('The tile “A tow bar with every ute” comes off.')
  await expect(dialog).toContainText('You can only undo the last publish.')
  await shoot(page, 'studio-campaign-undo')
  await press(dialog.getByRole('button', { name: 'Undo it on every site' }))
  await expect(page.getByRole('main')).toContainText('Not published')
  await expect(async () => {
    for (const slug of SITES) expect(await readSite(slug)).toBe(before.get(slug))
  }).toPass()
  expect(await madeIds()).toEqual([])
  await press(page.getByRole('button', { name: /^Tile A tow bar/ }))
  await expect(page.getByRole('textbox', { name: /^Headline for Wattlebrook/ })).toHaveValue(
    'A tow bar, Newcastle to Mackay',
  )
})

test('what somebody changed since prevents an undo, by name', async () => {
  await press(page.getByRole('button', { name: 'Publish on 2 sites' }))
  await expect(row('Quayside Motors')).toContainText('Live')
  const tile = (await madeIds()).find((one) => one.startsWith('promoTile') && one.endsWith('quayside'))
  await mutateLake([{ patch: { id: tile, set: { text: 'By hand' } } }])
  await press(page.getByRole('button', { name: 'Undo the last publish' }))
  await expect(page.getByTestId('refusal')).toContainText(
    'The tile “A tow bar with every ute” on Quayside Motors was changed since.',
  )
  await expect(page.getByRole('button', { name: 'Undo it on every site' })).toBeDisabled()
  await press(page.getByRole('button', { name: 'Leave it published' }))
  expect(await madeIds()).toHaveLength(6)
  await expect(page.getByRole('button', { name: 'Publish on 2 sites' })).toBeEnabled()
  await shoot(page, 'studio-campaign-refused')
  await press(page.getByRole('link', { name: 'Campaigns', exact: true }).first())
  await expect(row(NAME)).toContainText('1 offer, 1 banner and 1 tile for 2 sites')
  await expectNoAxe(page, 'the list of campaigns')
  await shoot(page, 'studio-campaigns')
  expect(studio.errors).toEqual([])
})

async function openAsEditor(browser: Browser): Promise<Page> {
  const editor = await (await browser.newContext()).newPage()
  await signIn(editor, studioOrigin, 'Editor, Quayside')
  return editor
}
