// Models: their index, their pages, the comparison and the pages of makes.
import { expect, type Page, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { closeAll, expectSoundPage, longAfter, openWatched, siteOrigin, widths } from './site-process.ts'

const MG = siteOrigin('brisbane-mg')
const side = (page: Page, name: 'Left' | 'Right') => page.getByRole('group', { name, exact: true })
const variant = (page: Page, name: 'Left' | 'Right') => side(page, name).getByLabel(/^Variant/)
const checked = (page: Page, name: 'Left' | 'Right') => side(page, name).locator('input[type=radio]:checked')

test('CMP-12, ROUTE-32, ROUTE-33: the addresses of models answer, and name one canonical address', async () => {
  for (const [path, canonical] of [
    ['/models', '/models'],
    ['/models/im5', '/im5'],
    ['/models/im6', '/im6'],
    ['/im5', '/im5'],
    ['/pages/mg-im', '/pages/mg-im'],
    ['/pages/warranty', '/warranty'],
    ['/models/compare', '/models/compare'],
    ['/mg/overview', '/mg/overview'],
  ]) {
    const { status, html } = await fetchPage('brisbane-mg', path ?? '')
    expect(status, path).toBe(200)
    expect(html, path).toContain(`<link rel="canonical" href="${MG}${canonical}"`)
    expect(html.match(/<h1/g), path).toHaveLength(1)
  }
  for (const path of ['/models/corolla', '/corolla', '/models/%3Cscript%3E', '/toyota/overview']) {
    expect((await fetchPage('brisbane-mg', path)).status, `${path} of another dealer`).toBe(404)
  }
})

test('CMP-01, CMP-03, CMP-04, CMP-10, CMP-11: the comparison of IM5 and IM6', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, widths[1] ?? 1280)
  await page.goto(`${MG}/pages/mg-im`)
  await expect(page.getByRole('heading', { level: 1, name: 'All New IM5' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Test Drive' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order Now' }).first()).toBeVisible()
  await expect(page.getByText('755 km NEDC'), 'VAR-37').toBeVisible()
  await expect(page.getByText(/WLTP range 450 to 655 km, 0–100 in 3\.2 to 6\.8 s/), 'VAR-37').toBeVisible()

  await expect(variant(page, 'Left')).toHaveValue('performance')
  await expect(variant(page, 'Right')).toHaveValue('premium')
  for (const title of ['Performance', 'Dimensions', 'Features'])
    await expect(page.getByRole('rowheader', { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Range, WLTP/ }).locator('.is-best')).toContainText('575 km')
  await expect(side(page, 'Left').getByRole('link', { name: 'Search Stock' })).toHaveAttribute(
    'href',
    '/search/new-used-and-demo-cars?query=im5',
  )

  await side(page, 'Left').getByRole('radio', { name: 'Diamond Red' }).check()
  await variant(page, 'Left').focus()
  await variant(page, 'Left').selectOption('platinum')
  await expect(page).toHaveURL(/leftVariant=platinum/)
  await expect(page.getByRole('columnheader', { name: /IM5 Platinum/ })).toBeVisible()
  await expect(checked(page, 'Left'), 'CMP-04: another variant begins with its first colour').toHaveValue(
    'mangrove-mist',
  )
  await expect(variant(page, 'Left'), 'the choice keeps the focus').toBeFocused()
  await expectSoundPage(page, 'comparison')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('CMP-02: pictures open in a dialog, step by keyboard, and return the focus', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, widths[1] ?? 1280)
  await page.goto(`${MG}/im5`)
  const pictures = page.getByRole('link', { name: /^Pictures, 5/ })
  await pictures.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'IM5 in pictures' })
  await expect(dialog.getByRole('status')).toHaveText('1 of 5')
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await expect(dialog.getByRole('status')).toHaveText('5 of 5')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures).toBeFocused()
  await closeAll(context)
})

test('CMP-01: without JavaScript the choice is sent by a button and colours change', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, widths[0] ?? 360, { javaScriptEnabled: false })
  await page.goto(`${MG}/pages/mg-im`)
  const red = side(page, 'Right').getByRole('radio', { name: 'Diamond Red' })
  await red.check()
  await expect(side(page, 'Right').getByRole('img', { name: 'Diamond Red IM5' })).toBeVisible()
  await side(page, 'Left')
    .getByLabel(/^Model/)
    .selectOption('im6')
  await page.getByRole('button', { name: 'Compare these' }).click()
  await expect(page.getByRole('columnheader', { name: /IM6 Performance/ })).toBeVisible()
  await expect(red, 'the other side keeps its colour').toBeChecked()
  await closeAll(context)
})

const PAGES = [
  ['throttle-lane', '/models/compare', 360],
  ['wattlebrook', '/toyota/overview', 1280],
  ['brisbane-mg', '/models', 1280],
  ['wattlebrook', '/rav4', 360],
  ['quayside', '/models', 360],
  ['redgum', '/isuzu/overview', 360],
] as const
for (const [index, [dealer, path, width]] of PAGES.entries()) {
  test(
    `BLOCK-04, ${dealer} ${path} at ${width}: tiles with price and stock, sound for everybody`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page, errors } = await openWatched(browser, width)
      await page.goto(siteOrigin(dealer) + path)
      await expectSoundPage(page, `${dealer} ${path}`)
      expect(errors).toEqual([])
      await closeAll(context)
    },
  )
}

test('NAV-05, NAV-11: models are narrowed by links, and a tile’s count is that of its search', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(`${MG}/models?powertrain=Electric`)
  await expect(page.getByRole('heading', { name: 'ZS', exact: true })).toHaveCount(0)
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'IM5', exact: true }) })
  const stock = tile.getByRole('link', { name: /in stock/ })
  const count = ((await stock.textContent()) ?? '').match(/\d+/)?.[0]
  await stock.click()
  await expect(page.getByRole('status').filter({ hasText: /cars/ }).first()).toContainText(`${count} cars`)
  await closeAll(context)
})
