// Sharing and printing a car's page, and its PDF.
import { expect, type Page, test } from '@playwright/test'
import {
  closeAll,
  expectSoundPage,
  follow,
  longAfter,
  openWatched,
  siteOrigin,
  stopClock,
} from './site-process.ts'

const origin = siteOrigin('quayside')

/** Opens a car for sale of the first results. */
async function openCar(page: Page): Promise<void> {
  await page.goto(`${origin}/search/used-cars?sort=price-desc`)
  await follow(
    page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first(),
  )
}

/** Share beside the price, with paper. */
const openShare = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Price and actions' })
    .getByRole('button', { name: 'Share' })
    .click()

const pdfLink = (page: Page) => page.getByRole('link', { name: /^(PDF|Preparing\.\.\.)$/ })

test('SHARE-01: a car can be shared in six ways', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page)
  await openShare(page)
  await expect(page.getByRole('list', { name: 'Share' }).getByRole('listitem')).toHaveText([
    'Facebook',
    'Twitter',
    'WhatsApp',
    'Email',
    'SMS',
    'Copy link',
  ])
  await closeAll(context)
})

test('SHARE-04, SHARE-05, VAR-33: “Copy link” copies the address, reads “Copied” and shows a toast', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, {
    permissions: ['clipboard-write', 'clipboard-read'],
  })
  await openCar(page)
  await openShare(page)
  const copy = page.getByRole('list', { name: 'Share' }).getByRole('button')
  await expect(copy).toHaveText('Copy link')
  await stopClock(page)
  await copy.click()
  await expect(copy).toHaveText('Copied')
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  await page.clock.runFor(1_600)
  await expect(copy).toHaveText('Copy link')
  await page.clock.resume()
  const { pathname } = new URL(page.url())
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathname)
  await closeAll(context)
})

test('PRINT-02, PRINT-04, ERR-08: a PDF shows “Preparing...” and, when it fails, an alert', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    return dialog.accept()
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/pdf', async (route) => {
    await held.promise
    await route.fulfill({ status: 503, body: '' })
  })
  await openShare(page)
  await pdfLink(page).click()
  await expect(pdfLink(page)).toHaveText('Preparing...')
  held.resolve()
  await expect(pdfLink(page)).toHaveText('PDF')
  expect(alerts).toEqual(['We couldn’t make the PDF. Try again.'])
  await closeAll(context)
})

test('a car can be downloaded as a PDF', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page)
  await openShare(page)
  const download = page.waitForEvent('download')
  await pdfLink(page).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await closeAll(context)
})

test('PRINT-01: Print opens a sound page for the car in another tab', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await openCar(page)
  await openShare(page)
  const print = page.getByRole('link', { name: 'Print', exact: true })
  await expect(print).toHaveAttribute('target', '_blank')
  const [sheet] = await Promise.all([context.waitForEvent('page'), print.click()])
  await expect(sheet).toHaveURL(/\/print\?car_id=/)
  await expectSoundPage(sheet, 'print')
  await closeAll(context)
})

// A sheet of A4 less its margins, in CSS pixels; dark pages and light ones.
const A4 = { width: 703, height: 1032 }
for (const [index, dealer] of ['throttle-lane', 'wattlebrook'].entries()) {
  test(
    `${dealer} on paper: nothing is cut, no controls, dark text`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page, errors } = await openWatched(browser, A4.width)
      await page.setViewportSize(A4)
      await page.emulateMedia({ media: 'print' })
      await page.goto(`${siteOrigin(dealer)}/search/used-cars`)
      const hrefs = await page
        .getByRole('main')
        .getByRole('article')
        .locator('a[href^="/cars/"]:only-child, h3 a, h2 a')
        .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))])
      const slugs = hrefs.map((href) => href.split('/').at(-1) ?? '').slice(0, 4)
      expect(slugs).toHaveLength(4)
      for (const path of [
        '/search/used-cars',
        `/cars/${slugs[0]}`,
        `/print?car_id=${slugs[0]}`,
        `/compare?cars=${slugs.join(',')}`,
      ]) {
        await page.goto(siteOrigin(dealer) + path)
        await expect(page.getByRole('main').getByRole('button').filter({ visible: true }), path).toHaveCount(
          0,
        )
        await expect(page.getByRole('main').getByRole('textbox').filter({ visible: true }), path).toHaveCount(
          0,
        )
        await expect(page.locator('main summary').filter({ visible: true }), path).toHaveCount(0)
        await expect(page.getByText('Trade-in', { exact: true }).filter({ visible: true }), path).toHaveCount(
          0,
        )
        expect(await page.evaluate(cutBoxes), `${path}: cut`).toEqual([])
        const ink = await page.evaluate(() => getComputedStyle(document.body).color)
        expect(ink, path).toBe('rgb(20, 23, 28)')
      }
      await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(4)
      expect(errors).toEqual([])
      await closeAll(context)
    },
  )
}

/** Boxes of the page's content that hide or scroll a part of their content; a single line may be cut by dots. */
function cutBoxes(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main, main *')]
    .filter((box) => {
      const { overflowX, overflowY, textOverflow, display, clipPath } = getComputedStyle(box)
      if (display === 'inline' || textOverflow === 'ellipsis' || clipPath !== 'none') return false
      if (box.clientWidth === 0 || box.closest('[aria-roledescription="carousel"]')) return false
      const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]
      return (overflowX !== 'visible' && wide > 1) || (overflowY !== 'visible' && high > 1)
    })
    .map((box) => `${box.tagName}.${box.className}`)
}
