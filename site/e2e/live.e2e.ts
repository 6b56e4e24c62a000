// A feed is imported while a shopper looks on: the cards turn without a reload, in every tab, over one stream.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { openWatched, siteOrigin, sitePort } from './site-process.ts'
import { readFirstCar, readPath, run, shownPrice, stock } from './stock-command.ts'

const dealer = 'kerbside'

test.describe.configure({ mode: 'serial' })

let folder: string
let context: BrowserContext

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-live-'))
})

test.afterAll(async () => {
  await context?.close()
  await stock('import', dealer, '--force')
  rmSync(folder, { recursive: true })
})

test('a sold, reserved or repriced car is updated in all open tabs from one event stream', async ({
  browser,
}) => {
  await run('demo/stock-generator/generate.ts', ['--day', '1', '--out', folder])
  const report = await stock('import', dealer, '--dry-run', '--feeds', folder)
  const [dropped, sold, reserved] = ['price drop', 'sold', 'reserved'].map((what) =>
    readFirstCar(report, what),
  )
  if (!dropped || !sold || !reserved) throw new Error('The feed of the next day changes too little.')
  const [was = '', now = ''] = /(\$[\d,]+) → (\$[\d,]+)/.exec(dropped.line)?.slice(1) ?? []

  const watched = await openWatched(browser, 1280)
  context = watched.context
  const open = async (path: string, page?: Page) => {
    const tab = page ?? (await context.newPage())
    await tab.goto(siteOrigin(dealer) + path)
    return tab
  }
  const search = ({ stocknum }: { stocknum: string }) => `/search/new-used-and-demo-cars?query=${stocknum}`
  const soldTab = await open(search(sold), watched.page)
  const reservedTab = await open(search(reserved))
  const droppedTab = await open(await readPath(dealer, dropped.stocknum))
  await expect(card(soldTab).getByRole('link', { name: /^View Details/ })).toBeVisible()
  await expect(card(reservedTab).getByRole('link', { name: /^View Details/ })).toBeVisible()
  await expect(shownPrice(droppedTab, now)).toHaveCount(0)
  await expect.poll(following).toBe(1)
  for (const tab of [soldTab, reservedTab, droppedTab])
    await tab.evaluate(() => document.documentElement.setAttribute('data-opened', 'once'))
  const height = (await card(soldTab).boundingBox())?.height
  await card(soldTab).getByRole('button', { name: /^Save/ }).click()
  const savedTab = await open('/saved')
  await expect(card(savedTab).getByRole('link', { name: /^View Details/ })).toBeVisible()

  await stock('import', dealer, '--feeds', folder)

  await expect(card(soldTab)).toContainText('Sold today')
  await expect(card(soldTab).getByRole('link', { name: /^Find Me Something Similar/ })).toBeVisible()
  await expect(soldTab.getByRole('status').filter({ hasText: 'has just been sold' })).toHaveCount(1)
  await expect(card(reservedTab)).toContainText('RESERVED')
  await expect(shownPrice(droppedTab, now).first()).toBeVisible()
  await expect(droppedTab.getByRole('main').getByText(was).first(), 'the price before').toBeVisible()
  await expect(droppedTab.getByRole('status').filter({ hasText: `is now ${now}` })).toHaveCount(1)

  for (const tab of [soldTab, reservedTab, droppedTab])
    expect(await tab.locator('html').getAttribute('data-opened'), 'no page was loaded anew').toBe('once')
  await expect(card(savedTab)).toContainText('Sold today')
  await savedTab.getByRole('button', { name: /^Remove/ }).click()
  await expect(savedTab.getByRole('heading', { name: 'Nothing saved so far' })).toBeVisible()
  expect((await card(soldTab).boundingBox())?.height, 'same height').toBe(height)
  const shift = await soldTab.evaluate(() => (window as unknown as { shift: number }).shift)
  expect(shift, 'nothing shifts').toBeLessThan(0.001)
  expect(await following()).toBe(1)
  await soldTab.screenshot({ path: 'test-results/shots/live-sold.png' })
  expect(watched.errors).toEqual([])
})

test('the event stream moves to another tab when its tab closes, and ends with the last', async () => {
  const [first, ...others] = context.pages()
  await first?.close()
  await expect.poll(following).toBe(1)
  await Promise.all(others.map((tab) => tab.close()))
  await expect.poll(following).toBe(0)
})

const card = (tab: Page) => tab.getByRole('main').getByRole('article').first()

/** Number of open event streams, from the site's health endpoint. */
async function following(): Promise<number> {
  const health = await fetch(`http://localhost:${sitePort}/healthz`)
  return ((await health.json()) as { following: number }).following
}
