// What a page reports to tag managers: one event an act.
import { expect, type Page, test } from '@playwright/test'
import { reportedEvents } from './data-layer.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { closeAll, follow, openWatched, shoot, siteOrigin } from './site-process.ts'

const listEvents = async (page: Page, id: number) =>
  (await reportedEvents(page)).filter(({ event_id }) => event_id === id)

test('ANA-05, OPEN-19: a view of a vehicle and a press on Get Finance are one event each, with the car', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('quayside')}/search/used-cars`)
  await follow(
    page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first(),
  )
  await expect.poll(async () => (await listEvents(page, 4)).length).toBe(1)
  const [view] = await listEvents(page, 4)
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await side.getByRole('link', { name: 'Get Finance' }).click()
  await expect(page).toHaveURL(/\/finance/)
  // A press before its recorder was loaded is recorded on the next page.
  await expect
    .poll(() => listEvents(page, 18))
    .toEqual([expect.objectContaining({ label: 'financeButton', car_id: view?.car_id })])
  expect(view?.car_id).toMatch(/^quayside/)
  await closeAll(context)
})

test('ANA-05: a page below /cars that is no vehicle’s is no view of one', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('quayside')}/cars/trade-in`)
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('.visited_pages')))
  expect(await listEvents(page, 4)).toEqual([])
  await closeAll(context)
})

test('ANA-01: a press before the page is hydrated is recorded once, also where it leaves the page', {
  tag: '@long',
}, async ({ browser }) => {
  // A watched page waits for hydration.
  const page = await browser.newPage()
  // No script but the document's own until the press.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/**.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(siteOrigin('quayside'), { waitUntil: 'commit' })
  // The listener is in the document's head.
  await page.waitForFunction(() => 'presses' in window)
  // A browser without a telephone aborts the document for a number.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.locator('a[href^="tel:"]').first().dispatchEvent('click')
  release()
  await expect.poll(async () => (await listEvents(page, 25)).length).toBe(1)
  expect(await listEvents(page, 25)).toEqual([expect.objectContaining({ label: 'New Car' })])
  await page.close()
})

test('ANA-03, ANA-08: a heart on a list is one event that names its car', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('kerbside')}/search/new-used-and-demo-cars`)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await listEvents(page, 39)).length).toBe(1)
  expect(await listEvents(page, 39)).toEqual([
    expect.objectContaining({ car_id: expect.stringMatching(/^kerbside/) }),
  ])
  await heart.click()
  await closeAll(context)
})

test('a browser that refuses to be measured sends no event', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/events') && sent.push(request.url()))
  await page.goto(siteOrigin('quayside'))
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('.visited_pages')))
  await page.locator('a[href^="tel:"]').first().dispatchEvent('click')
  expect(await reportedEvents(page)).toEqual([])
  expect(sent).toEqual([])
  await closeAll(context)
})

test('staff see in the Studio what visitors did today on their dealer’s site', async ({ browser }) => {
  const shopper = await openWatched(browser, 1280)
  await shopper.page.goto(siteOrigin('quayside'))
  const recorded = shopper.page.waitForResponse((response) => response.url().includes('/api/events'))
  await shopper.page.locator('a[href^="tel:"]').first().dispatchEvent('click')
  expect((await recorded).status()).toBe(204)

  const { page, errors } = await openStudio(browser, 'Editor, Quayside')
  await page.getByRole('link', { name: 'What visitors did today' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What visitors did')
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Phone number pressed')
  await expect(page.getByRole('region', { name: 'Last events' })).toContainText('New Car')
  await expectNoAxe(page, 'what visitors did')
  await shoot(page, 'studio-visitors-1280')
  await page.setViewportSize({ width: 390, height: 800 })
  await shoot(page, 'studio-visitors-390')
  expect(errors).toEqual([])
  await closeAll(shopper.context, page.context())
})
