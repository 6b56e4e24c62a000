// Did it work: a shopper sees a tile, follows it and writes; the dealer's marketer reads the sums, and nobody's path.
import { expect, type Page, test } from '@playwright/test'
import { browserOptions } from '../../local/checks/e2e/browser-options.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot, siteOrigin } from './site-process.ts'

/** Browsers without a window say so in their name, as programs do, which are not counted. */
const SHOPPER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** The page's recorder is loaded: until then presses are a list. */
const recorded = (page: Page) =>
  page.waitForFunction(() => !Array.isArray((window as unknown as { presses?: unknown }).presses))

/** Playwright does not see the body of a beacon, so the page keeps a copy of each for the tab. */
function keepReports(): void {
  class ReadableBlob extends Blob {
    readonly written: string
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts, options)
      this.written = parts.join('')
    }
  }
  window.Blob = ReadableBlob
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (url, body) => {
    if (body instanceof ReadableBlob)
      sessionStorage.setItem('reports', `${sessionStorage.getItem('reports') ?? ''}${body.written}`)
    return send(url, body)
  }
}
const readReports = (page: Page) => page.evaluate(() => sessionStorage.getItem('reports') ?? '')

/** Beacons of a page that is left do not have a context's user agent. */
test.use({
  launchOptions: {
    ...browserOptions.launchOptions,
    args: [...(browserOptions.launchOptions?.args ?? []), `--user-agent=${SHOPPER}`],
  },
})

async function sendEnquiry(page: Page): Promise<void> {
  await page.goto(`${siteOrigin('quayside')}/contact`)
  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel('First Name').fill('Zoë')
  await form.getByLabel('Email').fill('zoe@longmail.example')
  await form.getByLabel(/^Mobile/).fill('0491 570 156')
  await form.getByLabel(/^Comments/).fill('Is the offer of the tile still on?')
  const place = form.getByRole('combobox', { name: /location/i })
  if (await place.isVisible()) await place.selectOption({ index: 1 })
  await form.getByRole('button', { name: /Enquire|Send|Submit/ }).click()
  await expect(page).toHaveURL(/\/success/)
}

test('a tile is seen, followed and enquired after, and a marketer reads that as sums', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const shopper = await context.newPage()
  await shopper.addInitScript(keepReports)
  await shopper.goto(`${siteOrigin('quayside')}/search/new-used-and-demo-cars`)
  await recorded(shopper)
  const tile = shopper.locator('a[data-counted^="tile "]').first()
  await tile.scrollIntoViewIfNeeded()
  const mark = (await tile.getAttribute('data-counted')) ?? ''
  const left = new URL(shopper.url()).pathname
  await tile.click()
  await expect.poll(() => new URL(shopper.url()).pathname).not.toBe(left)
  await sendEnquiry(shopper)
  await recorded(shopper)
  await shopper.goto(`${siteOrigin('quayside')}/contact`)
  const reports = await readReports(shopper)
  expect(reports).toContain(`["${mark}",0,0,1]`)
  expect(reports).toContain(`["${mark}",1,1,0]`)
  expect(reports).not.toMatch(/Zo|longmail|0491/)
  expect((await context.cookies()).filter(({ name }) => /count|click|visit/.test(name))).toEqual([])
  await context.close()

  const { page } = await openStudio(browser, 'Sam Ortega')
  await page.getByRole('link', { name: 'Insights', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Quayside/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Did it work?' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: `place ${mark.split(' ')[1]}` })
  // What pages report is written together, every ten seconds.
  await expect(async () => {
    await page.reload()
    await expect(row.first()).toContainText('Too few to say', { timeout: 5_000 })
    await expect(row.first().locator('[data-words="Enquiries after"]')).not.toHaveText('0', {
      timeout: 1_000,
    })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText('Counts only, nobody is followed', { exact: false })).toBeVisible()
  await expectNoAxe(page, 'Insights')
  await shoot(page, 'studio-insights')
  for (const [tab, heading] of [
    ['What shoppers wanted', 'Searched, found nothing'],
    ['Stock and enquiries', 'How long stock has been here'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await expectNoAxe(page, tab)
    await shoot(page, `studio-insights-${tab.toLowerCase().replaceAll(' ', '-')}`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'What we ran' }).click()
  await expect(row.first()).toBeVisible()
  await expectNoAxe(page, 'Insights on a phone')
  await shoot(page, 'studio-insights-phone')
  await page.context().close()
})
