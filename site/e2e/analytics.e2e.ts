// What a page tells tag managers: one event an act.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, follow, openWatched, siteOrigin } from './site-process.ts'

type DataLayerEvent = { event_id: number; label: string; car_id: string }

const eventsOf = (page: Page, id: number) =>
  page.evaluate(
    (wanted) =>
      ((window as { dataLayer?: DataLayerEvent[] }).dataLayer ?? []).filter((one) => one.event_id === wanted),
    id,
  )

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
  await expect.poll(async () => (await eventsOf(page, 4)).length).toBe(1)
  const [view] = await eventsOf(page, 4)
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await side.getByRole('button', { name: 'More' }).click()
  await side.getByRole('link', { name: 'Get Finance' }).click()
  await expect(page).toHaveURL(/\/finance/)
  expect(await eventsOf(page, 18)).toEqual([
    expect.objectContaining({ label: 'financeButton', car_id: view?.car_id }),
  ])
  expect(view?.car_id).toMatch(/^quayside/)
  await closeAll(context)
})

test('ANA-05: a page below /cars that is no vehicle’s is no view of one', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('quayside')}/cars/trade-in`)
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('.visited_pages')))
  expect(await eventsOf(page, 4)).toEqual([])
  await closeAll(context)
})
