// What a dealer's staff and feeds may name things: whatever its length, no page becomes wider than the window.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, longAfter, openWatched, siteOrigin, widths } from './site-process.ts'

const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbau'.repeat(2)
const CAR =
  'h1, .gallery__frame .tag, .compare__pic .tag, .keys b, .keys span, .side__sub, .specs dd, .compare td'
const NAMED =
  '.logo, .nav > a, .nav summary, .menu__links a, .crumbs li, .crumbs a, h1, h2, h3, .side__sub, .specs dd, address, .footer a'

for (const [index, [dealer, path]] of (
  [
    ['quayside', '/contact'],
    ['throttle-lane', '/locations'],
    ['wattlebrook', '/special-offers'],
    ['redgum', '/'],
  ] as const
).entries()) {
  test(
    `${dealer}${path}: a name of one very long word does not widen the page`,
    longAfter(1, index),
    async ({ browser }) => {
      for (const width of widths) {
        const { context, page } = await openWatched(browser, width)
        await page.goto(siteOrigin(dealer) + path)
        await nameEverything(page)
        await expect(page.getByRole('banner').getByRole('link').first()).toContainText(WORD)
        expect(await sideways(page), `at ${width}`).toBeLessThanOrEqual(0)
        const header = await page.getByRole('banner').boundingBox()
        const search = await page
          .getByRole('banner')
          .getByRole('link', { name: 'Search stock' })
          .boundingBox()
        expect((search?.x ?? width) + (search?.width ?? 0)).toBeLessThanOrEqual(width)
        expect(header?.height).toBeLessThanOrEqual(96)
        await closeAll(context)
      }
    },
  )
}

for (const [index, dealer] of ['quayside', 'throttle-lane'].entries()) {
  const tag = longAfter(1, index)
  test(
    `${dealer}: very long words of a car widen neither its page nor a comparison`,
    tag,
    async ({ browser }) => {
      for (const width of widths) {
        const { context, page } = await openWatched(browser, width)
        await page.goto(`${siteOrigin(dealer)}/search/new-used-and-demo-cars`)
        const car = page.getByRole('link', { name: /^View Details/ }).first()
        const path = (await car.getAttribute('href')) ?? ''
        for (const at of [path, `/compare?cars=${path.split('/').at(-1)}`]) {
          await page.goto(siteOrigin(dealer) + at)
          await nameEverything(page, CAR)
          expect(await sideways(page), `${at} at ${width}`).toBeLessThanOrEqual(0)
          const over = await page
            .locator('.tag')
            .evaluateAll((tags) =>
              tags.filter((tag) => tag.scrollWidth > (tag.parentElement?.clientWidth ?? 0)),
            )
          expect(over, 'a tag stays within its picture').toEqual([])
        }
        await closeAll(context)
      }
    },
  )
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Gives every name on the page the same endless word; icons beside it stay. */
async function nameEverything(page: Page, named = NAMED): Promise<void> {
  await page.evaluate(
    ([named = '', word = '']) => {
      for (const element of document.querySelectorAll(named)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
          if (text.nodeValue?.trim()) text.nodeValue = word
        }
      }
    },
    [named, WORD],
  )
}
