// Cards, promo tiles and a dealer's settings as a shopper sees them.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { closeAll, dealers, follow, longAfter, openWatched, siteOrigin } from './site-process.ts'
import { findCars } from './stock-command.ts'

const ALL = '/search/new-used-and-demo-cars'
const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')

test('CARD-14, CARD-15: a card for sale has a name, picture, price, repayment and facts', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + ALL)
  const card = cards(page).first()
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(/^\d{4} \S/)
  await expect(card.getByRole('img').first()).toHaveAttribute('alt', /^\d{4} \S/)
  await expect(card.getByText(/^\$[\d,]+(Drive Away|Excl\. Govt\. Charges)/)).toBeVisible()
  await expect(card.getByText(/^\$\d+\/week$/)).toBeVisible()
  await expect(card.getByText(/% comparison rate/)).toBeVisible()
  expect(await card.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/km$/),
    expect.stringMatching(/\S/),
    expect.stringMatching(/\S/),
  ])
  expect(errors).toEqual([])
  await closeAll(context)
})

test('CARD-01: a card for sale links its details, finance and reservation', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + ALL)
  const card = cards(page).first()
  const address = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  for (const [name, href] of [
    [/^View Details/, address],
    [/^Get Finance/, `${address}/finance`],
    [/^Reserve Now/, `${address}/checkout`],
  ] as const)
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', href)
  const actions = card.getByRole('link', { name: /^(View Details|Get Finance|Reserve Now)/ })
  await expect(actions).toHaveText([/^Get Finance/, /^View Details/, /^Reserve Now/])
  const looks = await actions.evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  expect(new Set(looks).size, 'words of equal weight').toBe(1)
  const [details, reserve, own] = await Promise.all(
    [actions.nth(1), actions.nth(2), card].map((one) => one.boundingBox()),
  )
  const edges = { start: own?.x ?? 0, end: (own?.x ?? 0) + (own?.width ?? 0) }
  expect((details?.x ?? 0) - edges.start, 'details at the start').toBeLessThan(24)
  expect(edges.end - (reserve?.x ?? 0) - (reserve?.width ?? 0), 'reserving at the end').toBeLessThan(24)
  // The link covers its line.
  await card.getByText(/^\$\d+\/week$/).click({ force: true })
  await expect(page, 'the weekly line leads to finance').toHaveURL(/\/finance\?.*car_id=/)
  await closeAll(context)
})

test('SRCH-08, PROMO-01, PROMO-07, VAR-24: promo tiles are at their positions and link their page', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + ALL)
  const cells = page.getByRole('region', { name: 'Results' }).locator('.cards > *')
  const tiles = await cells.evaluateAll((all) =>
    all.flatMap((each, at) => (each.tagName === 'A' ? at + 1 : [])),
  )
  expect(tiles).toEqual([8, 17])
  const tile = cells.nth(7)
  const href = (await tile.getAttribute('href')) ?? ''
  await expect(tile.getByRole('img')).toHaveAttribute('alt', /\S{3}/)
  await expect(tile).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(tile.locator('.pic'), 'it fades into its background').toHaveCSS(
    'mask-image',
    /linear-gradient/,
  )
  await tile.click()
  await expect(page).toHaveURL(siteOrigin('quayside') + href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await closeAll(context)
})

const SOLD = `${siteOrigin('quayside')}${ALL}?status=sold`

/** Opens a search of one reserved car. */
async function openReserved(page: Page) {
  const [car] = await findCars('reserved = true AND status = in_stock AND id STARTS WITH quayside')
  if (!car) throw new Error('No car of quayside is reserved.')
  await page.goto(`${siteOrigin('quayside')}${ALL}?query=${car.stocknum}`)
  return car
}

test('SRCH-15, CARD-01: a sold card links similar cars, and has no other button and no heart', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(SOLD)
  const sold = cards(page).first()
  await expect(sold.getByText('JUST SOLD')).toBeVisible()
  const similar = sold.getByRole('link', { name: /^Find Me Something Similar/ })
  await expect(similar).toHaveAttribute('href', /^\/search\//)
  await expect(sold.getByRole('link', { name: /View Details|Finance|Reserve/ })).toHaveCount(0)
  await expect(sold.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await similar.click()
  await expect(page).not.toHaveURL(/status=sold/)
  await closeAll(context)
})

test('CARD-16: a reserved card links its details and cannot be reserved again', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const { path } = await openReserved(page)
  const reserved = cards(page).first()
  await expect(reserved.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', path)
  await expect(reserved.getByText('RESERVED')).toBeVisible()
  await expect(reserved.getByRole('link', { name: /^Reserve/ })).toHaveCount(0)
  await closeAll(context)
})

test('cards for sale, sold and reserved have no empty row', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const card = cards(page).first()
  await page.goto(siteOrigin('quayside') + ALL)
  expect(await emptySpace(card)).toBeLessThan(24)
  await page.goto(SOLD)
  expect(await emptySpace(card)).toBeLessThan(24)
  await openReserved(page)
  expect(await emptySpace(card)).toBeLessThan(24)
  await closeAll(context)
})

for (const [index, slug] of dealers.entries()) {
  test(
    `${slug}: on a phone cards far below are skipped at first, and the page keeps its length`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page, errors } = await openWatched(browser, 360)
      await page.goto(siteOrigin(slug) + ALL)
      const seen = await cards(page).evaluateAll((all) =>
        all.map((card) => ({
          height: card.getBoundingClientRect().height,
          styled: card.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true }),
          lines: card.querySelectorAll(
            '[aria-label="Inspection"] > li, .card__figures, .card__reach, .card__note, .repay > b',
          ).length,
        })),
      )
      expect(seen[0]?.styled).toBe(true)
      expect(seen.at(-1)?.styled).toBe(false)
      // What a dealer's own card says and a name of two lines make it higher; a skipped card is measured with one line.
      const alike = seen.filter(({ lines }) => lines === seen[0]?.lines)
      const heights = (isStyled: boolean) =>
        alike.filter(({ styled }) => styled === isStyled).map(({ height }) => height)
      expect(Math.max(...heights(false)) - Math.min(...heights(true))).toBeCloseTo(0, 0)

      const last = cards(page).last().getByRole('heading').getByRole('link')
      await last.focus()
      const scrolled = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/cars\/./)
      await page.goBack()
      await expect(async () => {
        const back = await page.evaluate(() => scrollY)
        expect(Math.abs(back - scrolled), 'back where it was scrolled').toBeLessThan(8)
        await expect(last).toBeInViewport()
      }).toPass({ timeout: 10_000 })
      expect(errors).toEqual([])
      await closeAll(context)
    },
  )
}

test('WCAG 2.5.8: short links and checkboxes are large enough to press', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  const narrowest = async (targets: Locator) => {
    await expect(targets.first()).toBeVisible()
    return Math.min(
      ...(await targets.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))),
    )
  }
  await page.goto(siteOrigin('brisbane-mg') + ALL)
  expect(await narrowest(cards(page).getByRole('checkbox', { name: /^Compare/ }))).toBeGreaterThanOrEqual(24)
  await page.goto(`${siteOrigin('redgum')}${ALL}?query=${encodeURIComponent('Holden Ute')}`)
  await follow(cards(page).getByRole('heading', { name: 'Holden Ute' }).first().getByRole('link'))
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'Ute', exact: true })).toBeVisible()
  expect(await narrowest(trail.getByRole('link'))).toBeGreaterThanOrEqual(24)
  await closeAll(context)
})

test('CARD-18, ERR-28, BLOCK-19: a picture that fails to load is replaced in its place', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + ALL)
  const intact = await cards(page).first().boundingBox()
  await page.route('**/media/**', (route) => route.abort())
  await page.reload()
  const picture = cards(page).first().getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toContain('no-picture')
  expect(await cards(page).first().boundingBox()).toEqual(intact)
  await closeAll(context)
})

test('SRCH-32, SRCH-38: the front page links the commonest bodies, the menu the three types', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(siteOrigin('quayside'))
  const tiles = page.getByRole('region', { name: 'Search By Popular Car Types' }).getByRole('link')
  const hrefs = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const bodies = hrefs.filter((href) => href !== ALL)
  expect(bodies).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^\/search\/[a-z0-9-]+$/)))
  const counts = (await tiles.getByText(/in stock$/).allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  )
  expect(counts, 'the commonest first').toEqual(counts.toSorted((one, other) => other - one))
  const menu = await page
    .getByRole('banner')
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const type of ['used-cars', 'demo-cars', 'new-cars']) expect(menu).toContain(`/search/${type}`)
  await page.goto(siteOrigin('quayside') + (bodies[0] ?? ''))
  await expect(cards(page).first()).toBeVisible()
  await closeAll(context)
})

/** Parts of a dealer's results page that its settings decide. */
async function readLook(page: Page, dealer: string) {
  await page.goto(siteOrigin(dealer) + ALL)
  const hosts = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host))
  const reserve = await cards(page)
    .getByRole('link', { name: /^Reserve/ })
    .first()
    .textContent()
  return {
    template: await page.locator('html').getAttribute('data-template'),
    saved: await page.getByRole('banner').getByRole('link', { name: /saved/i }).count(),
    repayments: await cards(page)
      .getByText(/comparison rate/)
      .count(),
    social: hosts.flatMap((host) => /facebook|youtube|instagram|tiktok|linkedin/.exec(host) ?? []),
    reserve: reserve?.split(',')[0],
  }
}

test('TEN-01, TEN-02, TEN-16: template, garage and reservation follow the dealer’s settings', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  expect(await readLook(page, 'quayside')).toMatchObject({
    template: 'metro',
    saved: 1,
    reserve: 'Reserve Now',
  })
  expect(await readLook(page, 'redgum')).toMatchObject({ template: 'outback', saved: 0 })
  expect(await readLook(page, 'wattlebrook')).toMatchObject({
    template: 'group',
    reserve: 'Reserve this Car',
  })
  await closeAll(context)
})

test('TEN-05: repayments are on the cards of a dealer with finance, and not of one without', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  expect((await readLook(page, 'quayside')).repayments).toBeGreaterThan(0)
  expect((await readLook(page, 'redgum')).repayments).toBe(0)
  await closeAll(context)
})

test('TEN-22, NAV-13: social links with an address are shown unless the dealer switches one off', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  const all = ['facebook', 'youtube', 'instagram', 'tiktok', 'linkedin']
  expect((await readLook(page, 'brisbane-mg')).social).toEqual(all)
  expect((await readLook(page, 'quayside')).social).toEqual(all.slice(0, 3))
  await closeAll(context)
})

test('TEN-19: phone numbers and licence are on the locations page unless switched off', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  const phones = main(page).getByText(/\b0\d \d{4} \d{4}\b/)
  const licence = main(page).getByText(/licence/i)
  await page.goto(`${siteOrigin('quayside')}/locations`)
  await expect(phones.first()).toBeVisible()
  await expect(licence.first()).toBeVisible()
  await page.goto(`${siteOrigin('kerbside')}/locations`)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(licence).toHaveCount(0)
  await expect(phones).toHaveCount(0)
  await closeAll(context)
})

/** Pixels between the price and the facts of a card. */
const emptySpace = (card: Locator) =>
  card.evaluate((each) => {
    const edge = (name: string) => each.querySelector(name)?.getBoundingClientRect()
    return (edge('.facts')?.top ?? 0) - (edge('.card__money')?.bottom ?? 0)
  })
