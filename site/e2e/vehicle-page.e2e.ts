// The body of a vehicle's page: its tabs, sections that close, what comes with it, and what is left of a sold one.
import { expect, test } from '@playwright/test'
import {
  closeAll,
  expectSoundPage,
  longAfter,
  openWatched,
  shoot,
  siteOrigin,
  widths,
} from './site-process.ts'
import { findCars, keepPictures, openCar } from './stock-command.ts'

const SITE = siteOrigin('quayside')

/** A car of its own for each number, left with its first pictures alone. */
async function carWithPictures(images: number): Promise<{ path: string }> {
  const cars = await findCars(
    'id STARTS WITH quayside AND car_type = used AND status = in_stock AND photos_count = 12',
  )
  const car = cars[images]
  if (!car) throw new Error('No car of quayside with twelve pictures.')
  await keepPictures('quayside', car.stocknum, images)
  return car
}

test('VDP-22: six tabs open by mouse, keys and address', { tag: '@short' }, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await openCar(page, 'car_type = used AND status = in_stock AND reserved = false AND photos_count > 1')
  const tabs = page.getByRole('tablist', { name: 'About this vehicle' })
  await expect(tabs.getByRole('tab')).toHaveText([
    'Dealer Comments',
    'Features',
    'What’s Included',
    'Why Buy From Us?',
    'Reserve Online',
    'Protect Your Car',
  ])
  await tabs.getByRole('tab', { name: 'Why Buy From Us?' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Why Buy From Us?' })).toContainText('One price')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.getByRole('tab', { name: 'What’s Included' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('48 hour money back guarantee')
  await page.evaluate(() => scrollTo(0, 600))
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Reserve Online' })
    .click()
  await expect(page.getByRole('tabpanel', { name: 'Reserve Online' })).toContainText('deposit')
  await expectSoundPage(page, 'tabs')
  await shoot(page, 'vehicle-tabs')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('VDP-22: without JavaScript every section is there under its heading', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await openCar(page, 'car_type = used AND status = in_stock AND reserved = false')
  for (const name of ['Dealer Comments', 'What’s Included', 'Why Buy From Us?', 'Protect Your Car'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await closeAll(context)
})

test('VDP-45, VDP-23: sections close and open by their headings, and the summary describes the vehicle', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, 'car_type = used AND status = in_stock AND item_type = car')
  await expect(page.getByRole('region', { name: 'Key information' })).toContainText(
    /Car Summary On sale here since /,
  )
  const specifications = page.getByRole('region', { name: 'All Specifications' })
  const toggle = page.getByRole('button', { name: 'All Specifications' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(specifications.getByRole('heading', { name: 'Vehicle details' })).toBeHidden()
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(specifications.getByRole('heading', { name: 'Vehicle details' })).toBeVisible()
  await expectSoundPage(page, 'a closed section')
  await closeAll(context)
})

test('VDP-51: used vehicles carry the dealer’s assurances, new ones do not', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  const assurances = page.getByRole('list', { name: 'With this vehicle' })
  await openCar(page, 'car_type = used AND status = in_stock')
  await expect(assurances.getByRole('listitem')).toHaveText([
    '48 hour money back guarantee',
    '12 months roadside assist',
  ])
  await openCar(page, 'car_type = new AND status = in_stock')
  await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible()
  await expect(assurances).toHaveCount(0)
  await closeAll(context)
})

test('VDP-19: the chat opens with the bar at the foot, where the dealer has one', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await openCar(page, 'car_type = used AND status = in_stock')
  const chat = page.getByRole('link', { name: 'Chat with us' })
  await expect(chat).toBeHidden()
  await page.evaluate(() => scrollTo(0, 1_200))
  await expect(chat).toBeVisible()
  await expect(chat).toHaveAttribute('href', 'https://chat.forecourt.example/quayside')
  await expectSoundPage(page, 'a chat')
  await closeAll(context)
})

test('VDP-19: the chat lies over nothing of the compare tray', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, 'car_type = used AND status = in_stock')
  await page.getByText('Compare', { exact: true }).first().click()
  await page.evaluate(() => scrollTo(0, 1_200))
  const chat = page.getByRole('link', { name: 'Chat with us' })
  await expect(chat).toBeVisible()
  const tray = page.getByRole('form', { name: 'Compare' })
  const bottomOf = async () => {
    const [bubble, bar] = [await chat.boundingBox(), await tray.boundingBox()]
    return (bar?.y ?? 0) - ((bubble?.y ?? 0) + (bubble?.height ?? 0))
  }
  await expect.poll(bottomOf).toBeGreaterThanOrEqual(0)
  await closeAll(context)
})

test('VDP-38: a sold vehicle shows similar ones before its own facts, and no invitation to see it', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page, 'status = sold')
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.findIndex((text) => text.startsWith('Similar'))).toBeLessThan(
    headings.indexOf('Key information'),
  )
  expect(headings.filter((text) => text.startsWith('See it at'))).toEqual([])
  await expect(page.getByRole('complementary', { name: 'Price and actions' })).toContainText(
    'we will call when one comes in',
  )
  await expectSoundPage(page, 'a sold vehicle')
  await shoot(page, 'vehicle-sold')
  await closeAll(context)
})

const USED_FOR_SALE =
  'car_type = used AND status = in_stock AND reserved = false AND photos_count > 11 AND price > 1'

for (const width of widths)
  test(`VDP-01, VDP-48: at ${width} a vehicle’s page has all its parts`, async ({ browser }) => {
    const { context, page } = await openWatched(browser, width)
    await openCar(page, USED_FOR_SALE)
    const main = page.getByRole('main')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(
      main
        .getByRole('group', { name: /pictures/i })
        .or(main.locator('.gallery'))
        .first(),
    ).toBeVisible()
    for (const name of [
      'Key information',
      'Dealer Comments',
      'All Specifications',
      'Finance calculator',
      'See it at Quayside Alexandria',
      'Similar cars',
    ]) {
      const part = main
        .getByRole('heading', { name: new RegExp(`^${name}`) })
        .or(main.getByRole('tab', { name }))
        .first()
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeVisible()
    }
    await expect(main.getByText('Finance Disclaimer').first()).toBeAttached()
    await closeAll(context)
  })

for (const width of widths)
  test(`VDP-20: at ${width} name, price, repayment, views, facts and actions stand together`, async ({
    browser,
  }) => {
    const { context, page } = await openWatched(browser, width)
    await openCar(page, USED_FOR_SALE)
    const side = page.getByRole('complementary', { name: 'Price and actions' })
    await expect(side.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(side.getByText(/^\$[\d,]+/).first()).toBeVisible()
    await expect(side.getByText(/\/week/).first()).toBeVisible()
    await expect(side.getByText(/^[\d,]+ km$/)).toBeVisible()
    await expect(side.getByText('Automatic').or(side.getByText('Manual'))).toBeVisible()
    await expect(side.getByRole('link', { name: 'Enquire Now' })).toBeVisible()
    await side.getByRole('button', { name: 'Share' }).click()
    await expect(side.getByRole('link', { name: /Print/ })).toBeVisible()
    await closeAll(context)
  })

for (const [index, { images, scrolls, arrows }] of [
  { images: 6, scrolls: true, arrows: 2 },
  { images: 5, scrolls: false, arrows: 2 },
  { images: 4, scrolls: false, arrows: 0 },
].entries())
  test(
    `VDP-13, VDP-14: ${images} pictures: thumbnails scroll ${scrolls}, ${arrows} buttons in fullscreen`,
    longAfter(1, index),
    async ({ browser }) => {
      const car = await carWithPictures(images)
      const { context, page } = await openWatched(browser, 1280)
      await expect(async () => {
        await page.goto(SITE + car.path)
        await expect(page.locator('.thumbs').first().getByRole('link')).toHaveCount(images, { timeout: 500 })
      }).toPass()
      await expect(page.locator('.thumbs').first()).toHaveCSS('overflow-x', scrolls ? 'auto' : 'visible')
      await page.getByRole('link', { name: /^Fullscreen/ }).click()
      const full = page.getByRole('dialog')
      await expect(full.getByRole('button', { name: /(Previous|Next)/ })).toHaveCount(arrows)
      await closeAll(context)
    },
  )
