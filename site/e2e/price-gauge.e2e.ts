// The price comparison of vehicle pages, from the comparable stock of the platform's dealers.
import { expect, type Page, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import {
  closeAll,
  expectSoundPage,
  longAfter,
  openWatched,
  shoot,
  siteOrigin,
  widths,
} from './site-process.ts'
import { findCars } from './stock-command.ts'

const GROUP = siteOrigin('wattlebrook')
type Figures = {
  fill: number
  average?: number
  listing_price: number
  market_range_max: number
  confidence: number
}
type Compared = { path: string; figures: Figures }

const comparison = (page: Page) => page.getByRole('region', { name: 'Price comparison' })
const figuresAt = (path: string) => `**${path}/autogauge*`

/** A dealer's used vehicles of models that it has several of, with their figures. */
async function comparedCars(dealer: string, models: string): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const { path } of await findCars(
    `id STARTS WITH ${dealer} AND status = in_stock AND car_type != new AND model IN [${models}]`,
  )) {
    const figures = JSON.parse((await fetchPage(dealer, `${path}/autogauge`)).text) as Figures | null
    const isShown = figures && figures.confidence > 0.2 && figures.market_range_max >= figures.listing_price
    if (isShown) compared.push({ path, figures })
  }
  return compared
}

let cars: Compared[]
test.beforeAll(async () => {
  cars = await comparedCars('wattlebrook', '"Forester", "Ranger", "GR86"')
})

const carWhere = (fits: (fill: number, figures: Figures) => boolean) => {
  const found = cars.find(({ figures }) => fits(figures.fill, figures))
  if (found === undefined) throw new Error(`no such car among ${JSON.stringify(cars)}`)
  return found
}

const BANDS = [
  ['high', 'Great Deal', (fill: number) => fill >= 0.65],
  ['middle', 'Good Deal', (fill: number) => fill < 0.6],
] as const

for (const [index, [band, wording, fits]] of BANDS.entries()) {
  test(
    `GAUGE-09, GAUGE-12: a demo car of the ${band} band has its wording, price, range and words`,
    longAfter(1, index),
    async ({ browser }) => {
      const { path, figures } = carWhere(fits)
      for (const width of widths) {
        const { context, page, errors } = await openWatched(browser, width, { reducedMotion: 'reduce' })
        await page.goto(GROUP + path)
        await comparison(page).scrollIntoViewIfNeeded()
        await expect(comparison(page).getByRole('heading', { name: wording, exact: true })).toBeVisible()
        const price = `$${figures.listing_price.toLocaleString('en-AU')}`
        const high = `$${figures.market_range_max.toLocaleString('en-AU')}`
        const bar = comparison(page).getByRole('img')
        await expect(bar).toHaveAccessibleName(new RegExp(`^Priced at \\${price}\\. .* to \\${high}\\.$`))
        await expect(comparison(page).getByText(/^Compared with \d+ similar cars$/)).toBeVisible()
        await expect(comparison(page).getByText(/^At \$/)).toContainText(price)
        await shoot(page, `gauge-${band}-${width}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scroll').toBe(
          width,
        )
        expect(errors).toEqual([])
        await closeAll(context)
      }
    },
  )
}

test('GAUGE-02: a skeleton holds the place until the figures come, and nothing moves', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  const { path } = carWhere(() => true)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(figuresAt(path), async (route) => {
    await held
    await route.continue()
  })
  await page.goto(GROUP + path)
  await comparison(page).scrollIntoViewIfNeeded()
  await expect(comparison(page)).toHaveAttribute('aria-busy', 'true')
  await shoot(page, 'gauge-skeleton')
  const before = await comparison(page).boundingBox()
  answer()
  await expect(comparison(page).getByRole('heading')).toBeVisible()
  const after = await comparison(page).boundingBox()
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(8)
  await closeAll(context)
})

test('GAUGE-03, GAUGE-08: without figures there is no section, and the failure is only logged', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  const { path } = carWhere(() => true)
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to fetch auto gauge data.'),
  )
  await page.route(figuresAt(path), (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(GROUP + path)
  await page.getByRole('heading', { name: 'Dealer Comments' }).scrollIntoViewIfNeeded()
  await logged
  await expect(comparison(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible()
  await closeAll(context)
})

test('GAUGE-11: the pin takes 2.5 seconds to its place, and no time where motion is reduced', {
  tag: '@long',
}, async ({ browser }) => {
  const { path } = carWhere((fill) => fill >= 0.65)
  for (const [reducedMotion, took] of [
    ['no-preference', '2.5s'],
    ['reduce', '0s'],
  ] as const) {
    const { context, page } = await openWatched(browser, 360, { reducedMotion })
    await page.goto(GROUP + path)
    const pin = comparison(page).getByRole('img').locator('.gauge__pin')
    await comparison(page).scrollIntoViewIfNeeded()
    await expect(pin).toHaveCSS('transition-duration', took)
    await closeAll(context)
  }
})

test('how the comparison is worked out names the number and whose they are, by keyboard', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(GROUP + carWhere(() => true).path)
  await comparison(page).scrollIntoViewIfNeeded()
  await comparison(page).locator('summary', { hasText: 'How this is worked out' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    comparison(page).getByText(
      /^We compared it with \d+ other .* advertised by us and by other dealers on this platform/,
    ),
  ).toBeVisible()
  await shoot(page, 'gauge-how-360')
  await closeAll(context)
})

test('without JavaScript a page has no comparison and no empty box', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(GROUP + carWhere(() => true).path)
  await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible()
  await expect(comparison(page)).toBeHidden()
  await closeAll(context)
})

/** Models of which each dealer always has several used ones alike. */
const COMPARED = {
  'throttle-lane': '"MT-07", "Ninja 650"',
  quayside: '"CX-5", "i30"',
  'brisbane-mg': '"HS", "MG3"',
  redgum: '"HiLux", "Journey", "300 Series"',
  kerbside: '"Corolla", "Sportage"',
}

for (const [index, [dealer, models]] of Object.entries(COMPARED).entries()) {
  test(
    `GAUGE-13: ${dealer} compares prices, and the page passes axe with the gauge`,
    longAfter(1, index),
    async ({ browser }) => {
      const [first] = await comparedCars(dealer, models)
      if (first === undefined) throw new Error('no vehicle has a comparison')
      const { context, page, errors } = await openWatched(browser, 360, { reducedMotion: 'reduce' })
      await page.goto(siteOrigin(dealer) + first.path)
      await comparison(page).scrollIntoViewIfNeeded()
      await expect(comparison(page).getByRole('heading', { name: /^(Good|Great) Deal$/ })).toBeVisible()
      await shoot(page, `gauge-${dealer}-360`)
      await expectSoundPage(page, `${dealer} with a gauge`)
      expect(errors).toEqual([])
      await closeAll(context)
    },
  )
}

test('PRICE-04: badge and gauge name one figure below the market', async ({ browser }) => {
  const { path, figures } = carWhere((_fill, { average = 0, listing_price }) => average - listing_price > 499)
  const { context, page } = await openWatched(browser, 1280, { reducedMotion: 'reduce' })
  await page.goto(GROUP + path)
  const average = (figures.average ?? 0) - figures.listing_price
  const below = `$${Math.round(average).toLocaleString('en-AU')} below`
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await expect(side.getByText(`${below} market`)).toBeVisible()
  await comparison(page).scrollIntoViewIfNeeded()
  await expect(comparison(page).getByText(/^At \$/)).toContainText(`${below} the market’s average`)
  await closeAll(context)
})
