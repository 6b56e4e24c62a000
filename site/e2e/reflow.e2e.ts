// WCAG 1.4.4 and 1.4.10: a page at 200 % and at 400 % zoom of a small window is one that is 320 CSS pixels wide.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, dealers, longAfter, openWatched, siteOrigin } from './site-process.ts'

const PAGES = ['/', '/search/new-used-and-demo-cars', 'vehicle', '/compare', '/saved', '/locations']

/** Texts that are cut off (except the running banner), and fixed elements over more than half of the window. */
function findLost(): string[] {
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const reachable = (element: Element | null): boolean =>
    element !== null && (scrolls(element) || reachable(element.parentElement))
  const cut = [...document.body.querySelectorAll('*')].filter((element) => {
    if (
      !ownText(element) ||
      !shown(element) ||
      element.closest('[aria-hidden=true], .vh, .running, svg, option')
    )
      return false
    const { left, right } = element.getBoundingClientRect()
    const clips =
      getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    return clips || ((right > innerWidth + 1 || left < -1) && !reachable(element.parentElement))
  })
  const over = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      shown(element) &&
      element.getBoundingClientRect().height > innerHeight / 2 &&
      element.getBoundingClientRect().width > innerWidth / 2,
  )
  return [
    ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 160)}`),
    ...over.map((element) => `covers: ${element.outerHTML.slice(0, 160)}`),
  ]
}

async function expectReflow(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name}: no sideways scroll`).toBeLessThanOrEqual(0)
  expect(await page.evaluate(findLost), `${name}: nothing is cut off or covered`).toEqual([])
}

for (const [index, slug] of dealers.entries()) {
  test(
    `${slug}: at 320 by 256 CSS pixels everything is readable without sideways scrolling`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page } = await openWatched(browser, 320)
      await page.setViewportSize({ width: 320, height: 256 })
      let car = '/'
      for (const path of PAGES) {
        await page.goto(siteOrigin(slug) + (path === 'vehicle' ? car : path))
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        if (path.startsWith('/search'))
          car =
            (await page
              .getByRole('article')
              .first()
              .getByRole('heading')
              .getByRole('link')
              .getAttribute('href')) ?? ''
        await expectReflow(page, `${slug} ${path}`)
      }
      await closeAll(context)
    },
  )
}

for (const [index, slug] of ['redgum', 'throttle-lane', 'quayside'].entries()) {
  test(
    `${slug}: with text of 200 % on a phone nothing overflows, and the filters can be closed`,
    longAfter(1, index),
    async ({ browser }) => {
      // To a page, 360 pixels with letters of 32 are what 180 are with letters of 16.
      const { context, page } = await openWatched(browser, 180)
      await page.setViewportSize({ width: 180, height: 390 })
      await page.goto(`${siteOrigin(slug)}/search/used-cars`)
      const cars = await page
        .getByRole('article')
        .locator('a[href^="/cars/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))])
      const comparison = `/compare?cars=${cars.slice(0, 2).map((path) => path.split('/').at(-1))}`
      await page.getByRole('button', { name: /^Filters/ }).click()
      const filters = page.getByRole('complementary', { name: 'Filters' })
      await expect(filters.getByRole('button', { name: /^Show \d/ })).toBeInViewport({ ratio: 0.99 })
      await filters.getByRole('button', { name: 'Close' }).click({ trial: true })
      await expect(filters.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 0.99 })
      for (const path of ['/search/used-cars', '/', cars[0], comparison]) {
        await page.goto(siteOrigin(slug) + path)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, path).toBeLessThanOrEqual(180)
      }
      await closeAll(context)
    },
  )
}
