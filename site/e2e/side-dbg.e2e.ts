import { test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'

for (const dealer of ['quayside', 'redgum', 'throttle-lane', 'wattlebrook'])
  for (const width of [360, 1280])
    test(`${dealer} ${width}`, async ({ browser }) => {
      const { context, page } = await openWatched(browser, width)
      await page.goto(`${siteOrigin(dealer)}/search/new-used-and-demo-cars`)
      const href = await page
        .getByRole('main')
        .getByRole('link', { name: /^View Details/ })
        .nth(2)
        .getAttribute('href')
      await page.goto(siteOrigin(dealer) + href)
      await page.screenshot({ path: `side-${dealer}-${width}`.replace(/^/, '/tmp/look/') + '.png' })
      await page
        .getByRole('complementary', { name: 'Price and actions' })
        .getByRole('button', { name: 'More' })
        .click()
      await page.screenshot({ path: `side-more-${dealer}-${width}`.replace(/^/, '/tmp/look/') + '.png' })
      await page.keyboard.press('Escape')
      await page.evaluate(() => scrollTo(0, 1400))
      await page.waitForTimeout(600)
      await page.screenshot({ path: `side-bar-${dealer}-${width}`.replace(/^/, '/tmp/look/') + '.png' })
      await closeAll(context)
    })
void fetchPage
