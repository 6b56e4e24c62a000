// What each dealer's page of a vehicle says first: a sentence under the price, and a strip below the first screen.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, expectSoundPage, openWatched, shoot, siteOrigin } from './site-process.ts'

const side = (page: Page) => page.getByRole('complementary', { name: 'Price and actions' })

/** Opens the first vehicle of a search. */
async function openFirst(page: Page, dealer: string, search: string): Promise<void> {
  await page.goto(`${siteOrigin(dealer)}/search/${search}`)
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  await page.goto(siteOrigin(dealer) + ((await link.getAttribute('href')) ?? ''))
}

const IDEAS = [
  [
    'redgum',
    'used-cars?body=Ute&status=in_stock',
    /Tows [\d,]+ kg\./,
    'What it pulls, and what goes behind it',
  ],
  ['redgum', 'used-cars?item_type=truck&status=in_stock', /Drive it on a .* licence\. /, 'Who may drive it'],
  [
    'redgum',
    'used-cars?item_type=caravan&status=in_stock',
    /[\d,]+ kg loaded\. \d+ vehicles here tow it\./,
    'What it weighs, and what tows it',
  ],
  [
    'throttle-lane',
    'used-cars?status=in_stock',
    /^Seat \d{3} mm\. (Learner approved|Full licence, class R)\./,
    'Does it fit you?',
  ],
  [
    'brisbane-mg',
    'new-cars?fuel=Electric&status=in_stock',
    /^\d{3} km on the highway: /,
    'How far it takes you',
  ],
  [
    'quayside',
    'used-cars?body=SUV&status=in_stock&sort=price-asc',
    /^(The|Second|Third|Fourth|Fifth) cheapest of [\d,]+ used /,
    'Where its price stands',
  ],
  ['wattlebrook', 'used-cars?status=in_stock', /^It’s at Wattlebrook /, /^At .+, or brought to you$/],
] as const

for (const [dealer, search, words, title] of IDEAS)
  test(`${dealer}, ${search}: a phone has the sentence, an action within its first screen, and the strip`, async ({
    browser,
  }) => {
    const { context, page, errors } = await openWatched(browser, 360)
    await openFirst(page, dealer, search)
    await expect(side(page).locator('.sig-line')).toHaveText(words)
    await expect(page.getByRole('region', { name: title })).toBeVisible()
    const action = side(page).getByRole('link', { name: /^(Enquire|Message) Now$/ })
    const box = await action.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
    await expectSoundPage(page, `a vehicle of ${dealer}`)
    await shoot(page, `vehicle-signature-${dealer}`)
    expect(errors).toEqual([])
    await closeAll(context)
  })

test('kerbside: the faults are under the price, numbered as on the picture, and the paint stands once', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('kerbside')}/cars/2021-ford-escape-st-line-k21421`)
  const found = side(page).getByRole('list', { name: 'What we found' })
  await expect(found.getByRole('listitem').first()).toContainText('Left front door repainted')
  const come = await side(page).getByRole('link', { name: 'Come and see it' }).boundingBox()
  expect((come?.y ?? 0) + (come?.height ?? 0)).toBeLessThanOrEqual(740)
  await expect(side(page).locator('.sig-line')).toHaveText(
    /^Price falls to \$[\d,]+ on .+ if it’s still here\.$/,
  )
  const number = page.getByRole('link', { name: 'Fault 1: Left front door repainted' })
  await expect(number).toBeInViewport()
  await number.click()
  await expect(found.getByRole('listitem').first()).toBeFocused()
  await expect(page.getByText('244', { exact: true })).toHaveCount(1)
  await expectSoundPage(page, 'a vehicle with its sheet')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('without JavaScript the sentence, the strip and the sheet are there, and no sliders', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await openFirst(page, 'redgum', 'used-cars?body=Ute&status=in_stock')
  await expect(side(page).locator('.sig-line')).toHaveText(/Tows [\d,]+ kg\./)
  await expect(page.getByRole('heading', { name: 'Caravans in our yards today' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Your caravan, loaded' })).toBeHidden()
  await closeAll(context)
})

test('the van of a shopper is weighed against the limit, also by keys', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await openFirst(page, 'redgum', 'used-cars?body=Ute&status=in_stock')
  const van = page.getByRole('slider', { name: 'Your caravan, loaded' })
  await van.press('End')
  await expect(page.getByRole('status').filter({ hasText: 'Behind this' })).toContainText(/too heavy$/)
  await van.press('Home')
  await expect(page.getByRole('status').filter({ hasText: 'Behind this' })).toContainText(/to spare$/)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('VDP-21: a tablet has the actions within its first screen, and nothing is behind More', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 768)
  await openFirst(page, 'quayside', 'used-cars?status=in_stock&sort=price-desc')
  const box = await side(page).getByRole('link', { name: 'Enquire Now' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(1_024)
  for (const name of ['Book A Test Drive', 'Get Finance', 'Trade-in', 'Request Photos', 'More like this'])
    await expect(side(page).getByRole('link', { name, exact: true })).toBeVisible()
  await expect(side(page).getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
  await closeAll(context)
})
