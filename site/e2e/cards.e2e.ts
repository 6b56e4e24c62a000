// What a card, a tile and a dealer's own settings look like to a shopper.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { closeAll, dealers, follow, openWatched, siteOrigin } from './site-process.ts'
import { findCars } from './stock-command.ts'

const ALL = '/search/new-used-and-demo-cars'
const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')

test('a card for sale says what it is, what it costs and what to do; tiles stand where they should (CARD-01, CARD-14, CARD-15, SRCH-08, PROMO-01, PROMO-07)', async ({
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
  const address = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', address)
  await expect(card.getByRole('link', { name: /^Get Finance/ })).toHaveAttribute('href', `${address}/finance`)
  await expect(card.getByRole('link', { name: /^Reserve Now/ })).toHaveAttribute(
    'href',
    `${address}/checkout`,
  )

  const cells = page.getByRole('region', { name: 'Results' }).locator('.cards > *')
  const tiles = await cells.evaluateAll((all) =>
    all.flatMap((each, at) => (each.tagName === 'A' ? at + 1 : [])),
  )
  expect(tiles, 'PROMO-01, VAR-24').toEqual([8, 17])
  const tile = cells.nth(7)
  const leadsTo = (await tile.getAttribute('href')) ?? ''
  await expect(tile.getByRole('img')).toHaveAttribute('alt', /\S{3}/)
  await expect(tile).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(tile.locator('.pic'), 'it fades with its ground').toHaveCSS('mask-image', /linear-gradient/)
  await tile.click()
  await expect(page).toHaveURL(siteOrigin('quayside') + leadsTo)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('a sold car keeps its height, has no buttons but the way to others like it, and no heart; a reserved one is not reserved again (CARD-01, CARD-16, SRCH-15)', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('quayside')}${ALL}?status=sold`)
  const sold = cards(page).first()
  await expect(sold.getByText('JUST SOLD')).toBeVisible()
  const height = (await sold.boundingBox())?.height
  const similar = sold.getByRole('link', { name: /^Find Me Something Similar/ })
  await expect(similar).toHaveAttribute('href', /^\/search\//)
  await expect(sold.getByRole('link', { name: /View Details|Finance|Reserve/ })).toHaveCount(0)
  await expect(sold.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await similar.click()
  await expect(page).not.toHaveURL(/status=sold/)
  expect((await cards(page).first().boundingBox())?.height).toBe(height)

  const [held] = await findCars('reserved = true AND status = in_stock AND id STARTS WITH quayside')
  await page.goto(`${siteOrigin('quayside')}${ALL}?query=${held?.stocknum}`)
  const reserved = cards(page).first()
  await expect(reserved.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
    'href',
    held?.path ?? '',
  )
  await expect(reserved.getByText('RESERVED')).toBeVisible()
  await expect(reserved.getByRole('link', { name: /^Reserve/ })).toHaveCount(0)
  expect((await reserved.boundingBox())?.height).toBe(height)
  expect(await emptyRoom(reserved), 'no row stands empty').toBeLessThan(24)
  await page.goto(`${siteOrigin('quayside')}${ALL}?status=sold`)
  expect(await emptyRoom(sold)).toBeLessThan(24)
  await closeAll(context)
})

for (const slug of dealers) {
  test(`${slug}: on a phone cards far below are not styled at first, and the page is as long as if they were`, async ({
    browser,
  }) => {
    const { context, page, errors } = await openWatched(browser, 360)
    await page.goto(siteOrigin(slug) + ALL)
    const seen = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        height: card.getBoundingClientRect().height,
        styled: card.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true }),
      })),
    )
    expect(seen[0]?.styled).toBe(true)
    expect(seen.at(-1)?.styled).toBe(false)
    // Where a name takes two lines its card is higher, and of one that is not styled nobody knows.
    const heights = (are: boolean) => seen.filter(({ styled }) => styled === are).map(({ height }) => height)
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
  })
}

test('short words and marks alone are large enough to press (WCAG 2.5.8)', async ({ browser }) => {
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

test('a picture that does not come gives way to one of its own, in its place (CARD-18, ERR-28)', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + ALL, { waitUntil: 'networkidle' })
  const whole = await cards(page).first().boundingBox()
  await page.route('**/media/**', (route) => route.abort())
  await page.reload()
  const picture = cards(page).first().getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toContain('no-picture')
  expect(await cards(page).first().boundingBox()).toEqual(whole)
  await closeAll(context)
})

test('the front page leads to the commonest bodies, the menu to the three types (SRCH-32, SRCH-38)', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(siteOrigin('quayside'))
  const tiles = page.getByRole('region', { name: 'Search By Popular Car Types' }).getByRole('link')
  await expect(page.locator('.hero__media .pic').first()).toHaveCSS('mask-image', /linear-gradient/)
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

test('dealers differ by their settings alone: template, garage, finance, contact, social links (TEN-01, 02, 05, 16, 19, 22)', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  const look = async (dealer: string) => {
    await page.goto(siteOrigin(dealer) + ALL)
    return {
      template: await page.locator('html').getAttribute('data-template'),
      saved: await page.getByRole('banner').getByRole('link', { name: /saved/i }).count(),
      weekly: await cards(page)
        .getByText(/comparison rate/)
        .count(),
      social: await page
        .getByRole('contentinfo')
        .getByRole('link')
        .evaluateAll((links) =>
          links.flatMap(
            (link) =>
              /facebook|youtube|instagram|tiktok|linkedin/.exec((link as HTMLAnchorElement).host) ?? [],
          ),
        ),
      reserve: await cards(page)
        .getByRole('link', { name: /^Reserve/ })
        .first()
        .textContent(),
    }
  }
  const [metro, outback, group] = [await look('quayside'), await look('redgum'), await look('wattlebrook')]
  expect(metro).toMatchObject({ template: 'metro', saved: 1 })
  expect(metro.weekly).toBeGreaterThan(0)
  expect(outback).toMatchObject({ template: 'outback', saved: 0, weekly: 0 })
  expect(group.template).toBe('group')
  expect([metro.reserve, group.reserve].map((words) => words?.split(',')[0])).toEqual([
    'Reserve Now',
    'Reserve this Car',
  ])
  const all = ['facebook', 'youtube', 'instagram', 'tiktok', 'linkedin']
  expect((await look('brisbane-mg')).social, 'whatever is not switched off').toEqual(all)
  expect(metro.social).toEqual(all.slice(0, 3))

  await page.goto(`${siteOrigin('quayside')}/locations`)
  await expect(
    main(page)
      .getByRole('link', { name: /\b0\d \d{4} \d{4}\b/ })
      .first(),
  ).toBeVisible()
  await expect(
    main(page)
      .getByText(/licence/i)
      .first(),
  ).toBeVisible()
  await page.goto(`${siteOrigin('kerbside')}/locations`)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByText(/licence/i)).toHaveCount(0)
  await expect(main(page).getByText(/\b0\d \d{4} \d{4}\b/)).toHaveCount(0)
  await closeAll(context)
})

/** Pixels between what a card costs and its facts. */
const emptyRoom = (card: Locator) =>
  card.evaluate((each) => {
    const edge = (name: string) => each.querySelector(name)?.getBoundingClientRect()
    return (edge('.facts')?.top ?? 0) - (edge('.card__money')?.bottom ?? 0)
  })
