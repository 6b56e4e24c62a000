// A car's page handed on: shared, printed, and as a PDF.
import { expect, test } from '@playwright/test'
import { closeAll, expectSoundPage, follow, openWatched, siteOrigin, stopClock } from './site-process.ts'

const origin = siteOrigin('quayside')

test('six ways to share, “Copied” and a toast, a page to print, and a PDF that says when it fails (SHARE-01, SHARE-04, SHARE-05, PRINT-01, PRINT-02, PRINT-04, ERR-08, VAR-33)', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, {
    permissions: ['clipboard-write', 'clipboard-read'],
  })
  await page.goto(`${origin}/search/used-cars?sort=price-desc`)
  await follow(
    page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first(),
  )
  const share = page.getByRole('list', { name: 'Share' })
  await expect(share.getByRole('listitem')).toHaveText([
    'Facebook',
    'Twitter',
    'WhatsApp',
    'Email',
    'SMS',
    'Copy link',
  ])
  const { pathname } = new URL(page.url())
  await stopClock(page)
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share.getByRole('button')).toHaveText('Copied')
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  await page.clock.runFor(1_600)
  await expect(share.getByRole('button')).toHaveText('Copy link')
  await page.clock.resume()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathname)

  const told: string[] = []
  page.on('dialog', (dialog) => {
    told.push(dialog.message())
    return dialog.accept()
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/pdf', async (route) => {
    await held.promise
    await route.fulfill({ status: 503, body: '' })
  })
  const pdf = page.getByRole('link', { name: /^(PDF|Preparing\.\.\.)$/ })
  await pdf.click()
  await expect(pdf).toHaveText('Preparing...')
  held.resolve()
  await expect(pdf).toHaveText('PDF')
  expect(told).toEqual(['The PDF could not be made. Please try again.'])

  await page.unroute('**/pdf')
  const download = page.waitForEvent('download')
  await pdf.click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  const print = page.getByRole('link', { name: 'Print', exact: true })
  await expect(print).toHaveAttribute('target', '_blank')
  const [sheet] = await Promise.all([context.waitForEvent('page'), print.click()])
  await expect(sheet).toHaveURL(/\/print\?car_id=/)
  await expectSoundPage(sheet, 'print')
  await closeAll(context)
})

// A sheet of A4 less its margins, in CSS pixels; dark pages and light ones.
const A4 = { width: 703, height: 1032 }
for (const dealer of ['throttle-lane', 'wattlebrook']) {
  test(`${dealer} on paper: nothing is cut, no controls, dark words`, async ({ browser }) => {
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
      await expect(page.getByRole('main').getByRole('button').filter({ visible: true }), path).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('textbox').filter({ visible: true }), path).toHaveCount(0)
      await expect(page.locator('main summary').filter({ visible: true }), path).toHaveCount(0)
      await expect(page.getByText('Trading yours in?').filter({ visible: true }), path).toHaveCount(0)
      expect(await page.evaluate(cutBoxes), `${path}: cut`).toEqual([])
      const ink = await page.evaluate(() => getComputedStyle(document.body).color)
      expect(ink, path).toBe('rgb(20, 23, 28)')
    }
    await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(4)
    expect(errors).toEqual([])
    await closeAll(context)
  })
}

/** Boxes of the page's content that hide or scroll a part of what stands in them; a single line may be cut by dots. */
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
