// A dealer's feed of the next day is imported into the running system, and a shopper sees what it brought: a price
// that fell, a car that was removed, one that is sold and one that has arrived. The dealer's own feed is imported again
// at the end, so that the system is left as it was found.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { siteOrigin } from './site-process.ts'
import { readFirstCar, readPath, run, shownPrice, stock } from './stock-command.ts'

const dealer = 'kerbside'

test.describe.configure({ mode: 'serial' })

let folder: string
let shop: Page

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'))
  shop = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
})

test.afterAll(async () => {
  await shop.context().close()
  await stock('import', dealer, '--force')
  rmSync(folder, { recursive: true })
})

test('a changed feed changes the shopper’s pages: cheaper, removed, sold and new cars', {
  tag: '@short',
}, async () => {
  await run('demo/stock-generator/generate.ts', ['--day', '1', '--out', folder])
  const report = await stock('import', dealer, '--dry-run', '--feeds', folder)
  const [dropped, removed, sold, added] = [
    readFirstCar(report, 'price drop'),
    readFirstCar(report, 'gone'),
    readFirstCar(report, 'sold'),
    readFirstCar(report, 'new'),
  ]
  const [was = '', now = ''] = /(\$[\d,]+) → (\$[\d,]+)/.exec(dropped.line)?.slice(1) ?? []
  const droppedPath = await readPath(dealer, dropped.stocknum)
  const removedPath = await readPath(dealer, removed.stocknum)

  await open(droppedPath)
  await expect(shop.getByRole('main').getByText(was).first()).toBeVisible()
  await expect(shownPrice(shop, now)).toHaveCount(0)
  expect(await open(removedPath)).toBe(200)

  const done = await stock('import', dealer, '--feeds', folder)
  expect(sections(done)).toEqual(sections(report))

  await expect(async () => {
    await open(droppedPath)
    await expect(shownPrice(shop, now).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(
    shop.getByRole('main').getByText(was).first(),
    'the price before stays beside it',
  ).toBeVisible()
  await shop.screenshot({ path: 'test-results/shots/stock-price-drop.png' })
  await expect(async () => expect(await open(removedPath)).not.toBe(200)).toPass()
  expect(await open(await readPath(dealer, added.stocknum))).toBe(200)
  expect(await open(await readPath(dealer, sold.stocknum))).toBe(200)
  await expect(shop.getByRole('main').getByText(/sold/i).first()).toBeVisible()
})

test('importing the feed of the day before restores the cars', async () => {
  const report = await stock('import', dealer, '--dry-run', '--force')
  const back = readFirstCar(report, 'new')
  await stock('import', dealer, '--force')
  await expect(async () => expect(await open(await readPath(dealer, back.stocknum))).toBe(200)).toPass()
  const again = await stock('import', dealer)
  expect(again.filter((line) => ['new', 'changed', 'price drop', 'sold', 'gone'].includes(line))).toEqual([])
})

test('a forced feed of unknown dealerships removes no car and names the dealerships', async () => {
  const place = join(folder, 'unknown', 'throttle-lane', 'stock')
  mkdirSync(place, { recursive: true })
  const own = join(import.meta.dirname, '../../tenants/throttle-lane/stock')
  const feed = readFileSync(join(own, 'feed.jsonl'), 'utf8')
  writeFileSync(
    join(place, 'feed.jsonl'),
    feed.replaceAll(/"Seller":\{"Identifier":"[^"]*"/g, '"Seller":{"Identifier":"T-900"'),
  )
  copyFileSync(join(own, 'manifest.json'), join(place, 'manifest.json'))
  const forced = stock('import', 'throttle-lane', '--force', '--feeds', join(folder, 'unknown'))
  await expect(forced).rejects.toThrow(
    /all rows were rejected[\s\S]*"T-900" is not a dealership of throttle-lane. Its dealerships: \S+ or throttle-lane/,
  )
  const again = await stock('import', 'throttle-lane')
  expect(again[0]).toMatch(/ unchanged/)
  expect(again[0]).not.toMatch(/ (new|gone)/)
})

/** The status that the site answers the shopper's browser with. */
async function open(path: string): Promise<number> {
  const answer = await shop.goto(siteOrigin(dealer) + path)
  return answer?.status() ?? 0
}

/** The lines about cars, without the one that counts seconds. */
function sections(lines: readonly string[]): readonly string[] {
  return lines.slice(lines.indexOf(''))
}
