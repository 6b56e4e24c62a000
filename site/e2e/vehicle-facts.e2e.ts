// What a vehicle's page says of it: facts, features, comments, what it costs, and what is left out of a kind.
import { expect, test } from '@playwright/test'
import { reportedIds } from './data-layer.ts'
import { closeAll, longAfter, openWatched, siteOrigin } from './site-process.ts'
import { changeCar, findCars, openCar } from './stock-command.ts'

const FOR_SALE = 'status = in_stock AND reserved = false'
const USED = `car_type = used AND item_type = car AND ${FOR_SALE}`

/** A used car that no other test changes, by its place from the end of what the index finds. */
async function carFromEnd(place: number): Promise<{ path: string; stocknum: string }> {
  const car = (await findCars(`id STARTS WITH quayside AND ${USED} AND photos_count > 4`)).at(-place)
  if (!car) throw new Error('Quayside has too few used cars.')
  return car
}

test('VDP-24: key information shows four facts, and all of them after Show More', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, USED)
  const facts = page.getByRole('region', { name: 'Key information' })
  const shown = facts.getByRole('list').first().getByRole('listitem').filter({ visible: true })
  await expect(shown).toHaveCount(4)
  await facts.getByRole('button', { name: 'Show More' }).press('Enter')
  expect(await shown.count()).toBeGreaterThan(4)
  await facts.getByRole('button', { name: 'Show Less' }).press('Enter')
  await expect(shown).toHaveCount(4)
  await closeAll(context)
})

test('VDP-25: of nine features eight are shown, and the ninth after Show More', { tag: '@long' }, async ({
  browser,
}) => {
  const car = await carFromEnd(1)
  const features = Array.from({ length: 9 }, (_, at) => `Feature number ${at + 1}`)
  await changeCar('quayside', car.stocknum, { standardEquipment: features })
  const { context, page } = await openWatched(browser, 1280)
  await expect(async () => {
    await page.goto(siteOrigin('quayside') + car.path)
    await page.getByRole('tab', { name: 'Features' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Features' })
    await expect(panel.getByText('Feature number 8')).toBeVisible({ timeout: 500 })
  }).toPass()
  const panel = page.getByRole('tabpanel', { name: 'Features' })
  await expect(panel.getByRole('listitem').filter({ visible: true })).toHaveCount(8)
  await panel.getByRole('button', { name: 'Show More' }).click()
  await expect(panel.getByText('Feature number 9')).toBeVisible()
  await closeAll(context)
})

test('VDP-29: comments of more than 400 characters are cut, and whole after Show More', {
  tag: '@long',
}, async ({ browser }) => {
  const car = await carFromEnd(2)
  const comments = `${'One owner, always in the garage. '.repeat(14)}Ask for the spare key.`
  await changeCar('quayside', car.stocknum, { dealercomments: comments })
  const { context, page } = await openWatched(browser, 360)
  const panel = page.getByRole('tabpanel', { name: 'Dealer Comments' })
  await expect(async () => {
    await page.goto(siteOrigin('quayside') + car.path)
    await expect(panel).toContainText('One owner, always', { timeout: 500 })
  }).toPass()
  await expect(panel.getByText('...', { exact: true })).toBeVisible()
  await expect(panel.getByText('Ask for the spare key.')).toBeHidden()
  await panel.getByRole('button', { name: 'Show More' }).click()
  await expect(panel.getByText('Ask for the spare key.')).toBeVisible()
  await closeAll(context)
})

for (const [place, comments] of ['', 'pending'].entries())
  test(
    `VDP-30: comments that are “${comments}” are said to be pending`,
    longAfter(1, place),
    async ({ browser }) => {
      const car = await carFromEnd(3 + place)
      await changeCar('quayside', car.stocknum, { dealercomments: comments })
      const { context, page } = await openWatched(browser, 360)
      await expect(async () => {
        await page.goto(siteOrigin('quayside') + car.path)
        await page.getByRole('tab', { name: 'Dealer Comments' }).click({ timeout: 500 })
        await expect(page.getByRole('tabpanel', { name: 'Dealer Comments' })).toContainText(
          'Dealer comments are pending. Please check back here later.',
          { timeout: 500 },
        )
      }).toPass()
      await closeAll(context)
    },
  )

test('VDP-36: a vehicle on its way has a price and a way to ask for it', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, 'status = coming_soon', 'kerbside')
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await expect(side.getByText(/^\$[\d,]+/).first()).toBeVisible()
  await expect(side.getByRole('link', { name: 'Register your interest' })).toBeVisible()
  await expect(side.getByText('SOLD')).toHaveCount(0)
  await closeAll(context)
})

test('VDP-41, VDP-43: a vehicle’s page leads to offers, service, the page for sellers and the dealer’s stock', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, USED)
  const links = page.getByRole('navigation', { name: 'More ways we can help' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    expect.arrayContaining(['/special-offers', '/service', '/trade-in']),
  )
  await expect(page.getByRole('link', { name: 'See more from this dealer' })).toHaveAttribute(
    'href',
    /^\/search\/quayside-/,
  )
  await closeAll(context)
})

for (const [index, fragment] of ['vehicle-map', 'finance-calculator', 'financeDisclaimer'].entries())
  test(
    `VDP-44: #${fragment} leads to its part of a vehicle’s page`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page } = await openWatched(browser, 360)
      await openCar(page, `${USED} AND price > 1`)
      await page.goto(`${page.url()}#${fragment}`)
      await expect(page.locator(`#${fragment}`)).toBeInViewport()
      await closeAll(context)
    },
  )

test('VDP-46: delivery, fuel cost, finance with its lender, and the location’s number are on the page', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, `${USED} AND simple_fuel = Petrol AND price > 1`)
  await expect(page.getByRole('button', { name: 'Estimate delivery' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fuel cost calculator' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Finance calculator' })).toBeVisible()
  await expect(page.locator('[data-lender]').first()).toContainText('Interest rate')
  await expect(page.getByRole('region', { name: /^See it at/ })).toContainText('Show number')
  await closeAll(context)
})

test('VDP-47, DATA-08: a caravan’s page has its own measures and no fuel', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, `item_type = caravan AND ${FOR_SALE}`, 'redgum')
  const specifications = page.getByRole('region', { name: 'All Specifications' })
  await page.getByRole('button', { name: 'All Specifications', expanded: false }).press('Enter')
  const terms = await specifications.getByRole('term').allTextContents()
  for (const term of [/width/i, /length/i, /tare/i, /axle/i, /sleeps|berths/i, /aggregate trailer mass|ATM/i])
    expect(terms, String(term)).toEqual(expect.arrayContaining([expect.stringMatching(term)]))
  await expect(page.getByRole('heading', { name: 'Fuel cost calculator' })).toHaveCount(0)
  await closeAll(context)
})

test('FUEL-04: an electric car’s page has no fuel cost calculator', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, `fuel = Electric AND ${FOR_SALE}`)
  await expect(page.getByRole('region', { name: 'Key information' })).toContainText('Electric')
  await expect(page.getByRole('heading', { name: 'Fuel cost calculator' })).toHaveCount(0)
  await closeAll(context)
})

test('PRICE-02, PRICE-10: a price has its type beside it, and a repayment its disclaimer', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, `${USED} AND price > 1`)
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await expect(side.getByText(/^\$[\d,]+ ?(Drive Away|Excl\. Govt\. Charges)$/)).toBeVisible()
  const disclaimer = page.locator('#financeDisclaimer')
  await expect(disclaimer).toContainText(/not a (binding )?quote/i)
  await expect(disclaimer).toContainText(/approved applicants only/i)
  await closeAll(context)
})

test('PRICE-05: the price of a subscription is one per week', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, `subscription_price > 0 AND ${FOR_SALE}`, 'wattlebrook')
  await expect(
    page
      .getByRole('complementary', { name: 'Price and actions' })
      .getByText(/\$\d+\/week/)
      .first(),
  ).toBeVisible()
  await closeAll(context)
})

test('SIM-09: similar cars are a carousel that keys scroll', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, USED)
  const similar = page.getByRole('region', { name: 'Similar cars' })
  await similar.scrollIntoViewIfNeeded()
  await expect(similar.getByRole('article').first()).toBeVisible()
  const row = similar.locator('.rail, .row-scroll, [tabindex="0"]').first()
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await closeAll(context)
})

test('VDP-50, BLOCK-15: “Sales this Month” counts on, at a dealer that shows it', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, FOR_SALE, 'wattlebrook')
  const counter = page.getByText('Sales this Month').locator('xpath=..')
  await expect(counter).toContainText(/[\d,]+/)
  await openCar(page, USED)
  await expect(page.getByText('Sales this Month')).toHaveCount(0)
  await closeAll(context)
})

for (const [index, [dealer, lender]] of (
  [
    ['quayside', 'Angle'],
    ['kerbside', 'Taurus'],
    ['brisbane-mg', '360 Finance'],
    ['throttle-lane', 'AusLoans'],
    ['wattlebrook', 'Manual'],
  ] as const
).entries())
  test(
    `FIN-43: the figures of ${lender} are on a page of ${dealer}`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page } = await openWatched(browser, 1280)
      await openCar(page, `weekly_price > 0 AND car_type = used AND ${FOR_SALE}`, dealer)
      const block = page.locator(`[data-lender="${lender}"]`)
      await expect(block).toContainText(/(quotes|figures) for it/)
      await expect(block).toContainText(/comparison rate/)
      await closeAll(context)
    },
  )

test('FIN-44, ANA-04: “Get Finance Now” opens an enquiry over the page, which is event 9', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, `weekly_price > 0 AND ${FOR_SALE}`, 'brisbane-mg')
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await side.getByRole('link', { name: 'Get Finance Now' }).click()
  await expect(page.getByRole('dialog').getByLabel('First Name')).toBeVisible()
  await expect.poll(() => reportedIds(page)).toContain(9)
  await closeAll(context)
})
