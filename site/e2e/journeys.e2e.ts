// The first pages of all forms, in every template.
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import {
  closeAll,
  dealers,
  expectSoundPage,
  longAfter,
  openWatched,
  shoot,
  siteOrigin,
  widths,
} from './site-process.ts'

/** Pages with forms that need no car. */
const ALWAYS = ['/contact', '/finance', '/service', '/sign-in?type=my-garage', '/success']
/** Where a car's own page leads. */
const OF_A_CAR = [/car_id=.*#|finance.*car_id=/, /\/(checkout|buy-online|checkout-journey)/, /trade-in/]

/** Paths of the journeys that a car's page leads to, one of each kind. */
async function fromCar(slug: string): Promise<string[]> {
  const { html: results } = await fetchPage(slug, '/search/used-cars')
  const car = /href="(\/cars\/[^"#?/]+)"/.exec(results)?.[1] ?? '/'
  const { html } = await fetchPage(slug, car)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const hrefs = [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  const found = OF_A_CAR.flatMap(
    (kind) => hrefs.find((href) => href.startsWith('/') && kind.test(href)) ?? [],
  )
  // The calculator is a form, which leads to the quote.
  return main.includes(`${car}/finance-quote`) ? [...found, `${car}/finance-quote`] : found
}

for (const [index, slug] of dealers.entries()) {
  for (const [column, width] of widths.entries()) {
    test(
      `${slug}: the first page of every journey is sound at ${width} px`,
      longAfter(1, index + column),
      async ({ browser }) => {
        test.setTimeout(180_000)
        const { context, page, errors } = await openWatched(browser, width)
        const found = await fromCar(slug)
        expect(found.length, 'journeys from a car’s page').toBeGreaterThan(1)
        for (const path of [...ALWAYS, ...found]) {
          const answer = await page.goto(`${siteOrigin(slug)}${path}`)
          // A dealer may redirect to another site, which is not under test.
          if (new URL(page.url()).origin !== siteOrigin(slug)) continue
          expect(answer?.status(), `${slug} ${path}`).toBe(200)
          await expectSoundPage(page, `${slug} ${path} ${width}`)
          await shoot(page, `${slug}-journey-${path.replace(/\?.*|\W+/g, '-')}-${width}`)
        }
        expect(errors).toEqual([])
        await closeAll(context)
      },
    )
  }
}
