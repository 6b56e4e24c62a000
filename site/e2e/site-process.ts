// The running site as end-to-end tests use it: addresses, dealers, watched pages and the checks of every page.

import {
  type Browser,
  type BrowserContext,
  expect,
  type Frame,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { askAgain } from './late-answer.ts'

export const sitePort = Number(process.env.E2E_SITE_PORT)
export const studioOrigin = `http://localhost:${process.env.E2E_STUDIO_PORT}`
export const siteOrigin = (slug: string) => `http://${slug}.localhost:${sitePort}`

/** Slugs of all dealers of the site under test; the check that starts it reads them from its dealers' list. */
export const dealers: readonly string[] = (process.env.E2E_DEALERS ?? '').split(',').filter(Boolean)

/** The tag of a test that is the same for each of a list: the short run does the first `short` of them, the long run all. */
export const longAfter = (short: number, index: number): { tag: string[] } => ({
  tag: index < short ? [] : ['@long'],
})

/** Slugs of all dealers, read from the dealers' list as a visitor would. */
export async function listDealers(page: Page): Promise<string[]> {
  await page.goto(`http://localhost:${sitePort}/`)
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const slugs = hrefs.flatMap((href) => /^http:\/\/([a-z0-9-]+)\.localhost/.exec(href)?.[1] ?? [])
  return [...new Set(slugs)]
}

export const widths = [360, 1280] as const

/**
 * Remix's fetchAndDecode logs every error of reading a body, also the abort of a request that a navigation cancelled,
 * whose result the router drops.
 */
export const GIVEN_UP = /^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)/

/** A context of its own that records console errors and layout shift. */
export async function openWatched(
  browser: Browser,
  width: number,
  extra: Parameters<Browser['newContext']>[0] = {},
) {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 780 : 900 }, ...extra })
  const page = await context.newPage()
  const errors: string[] = []
  askAgainWhenLate(page, errors)
  if (extra.javaScriptEnabled !== false) waitForScript(page)
  page.on('console', (message) => {
    if (message.type() === 'error' && !GIVEN_UP.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() => {
    const counter = window as unknown as { shift: number; moved: string[] }
    counter.shift = 0
    counter.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        counter.shift += entry.value
        for (const { node } of entry.sources)
          counter.moved.push(
            node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { context, page, errors }
}

/**
 * Waits until React has hydrated the page: presses before that are lost, and a test is faster than a slow machine. They
 * are lost from the moment React has marked the document until Remix has decoded the page's data, too: React cannot
 * hydrate synchronously then (error 345). A page without a script, or of the Studio, is ready at once.
 */
export async function ready(page: Page | Frame): Promise<void> {
  if (page.url().startsWith(studioOrigin)) return
  await page.waitForFunction(() => {
    if (document.querySelector('link[rel=modulepreload]') === null) return true
    type Fiber = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } }
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
    const root = key === undefined ? undefined : (document as unknown as Record<string, Fiber>)[key]
    const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'))
    // What is below a vehicle's first screen hydrates after it.
    const below = document.querySelector('#below > .blocks')
    return (
      root?.stateNode.current.memoizedState.isDehydrated === false && (below === null || isHydrated(below))
    )
  })
}

/** From now on `goto` asks again for a page whose stock is late; what the browser says of the first answer does not count. */
function askAgainWhenLate(page: Page, errors: string[]): void {
  const goto = page.goto.bind(page)
  page.goto = (url, options) => {
    const before = errors.length
    const ask = () => {
      errors.splice(before)
      return goto(url, options)
    }
    return askAgain(ask, (answer) => ({
      status: answer?.status() ?? 0,
      retryAfter: answer?.headers()['retry-after'],
    }))
  }
}

/** From now on `goto` and `reload` open a page until it is ready. */
function waitForScript(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const untilReady = async (answer: Promise<Response | null>) => {
    const opened = await answer
    await ready(page)
    return opened
  }
  page.goto = (url, options) => untilReady(goto(url, options))
  page.reload = (options) => untilReady(reload(options))
}

/** Opens a link's address and waits until the page is ready, as `goto` does. */
export async function follow(link: Locator): Promise<void> {
  const href = (await link.getAttribute('href')) ?? ''
  const page = link.page()
  await page.goto(new URL(href, page.url()).href)
}

/** From here on the page's timers run only when the test advances the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Waits until the fonts and the pictures in view are loaded: nothing on the page moves afterwards. */
async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images]
    // The observer's first call names every image, and leaves out those that a carousel clips.
    const visible = await new Promise<Element[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        resolve(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target))
      })
      for (const image of images) observer.observe(image)
      if (images.length === 0) resolve([])
    })
    const pending = images.filter((image) => visible.includes(image) && !image.complete)
    const ended = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true })
        image.addEventListener('error', resolve, { once: true })
      })
    await Promise.all(pending.map(ended))
  })
}

/** axe finds nothing. */
export async function expectNoViolation(page: Page, name: string): Promise<void> {
  expect(await axeFindings(page), `${name}: axe`).toEqual([])
}

/**
 * Asserts what holds for every page: one h1, standards mode, no axe violation, no sideways scroll, no layout shift above
 * 0.02, and exactly the fonts that its head preloads.
 */
export async function expectSoundPage(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), `${name}: one h1`).toHaveCount(1)
  expect(await page.evaluate(() => document.compatMode), `${name}: standards mode`).toBe('CSS1Compat')
  await loaded(page)
  // Before axe, which draws letters of its own in them.
  const { preloaded, used } = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
    // The faces of a document's sheets come in the order of their rules; those of local fonts have no address.
    const used = [...document.fonts].flatMap(({ status }, at) => {
      const url = /url\("(.+?)"\)/.exec(rules[at]?.style.getPropertyValue('src') ?? '')?.[1]
      return status === 'unloaded' || url === undefined ? [] : [new URL(url, location.href).href]
    })
    return { preloaded: [...links].map(({ href }) => href).sort(), used: used.sort() }
  })
  expect(used, `${name}: the fonts it preloads`).toEqual(preloaded)
  await expectNoViolation(page, name)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name}: no sideways scroll`).toBeLessThanOrEqual(0)
  const { shift = 0, moved = [] } = await page.evaluate(() => {
    const { shift: sum, moved: nodes } = window as unknown as { shift?: number; moved?: string[] }
    return { shift: sum, moved: nodes }
  })
  expect(shift, `${name}: layout shift, of ${[...new Set(moved)].join(', ')}`).toBeLessThan(0.02)
}

/** A screenshot of the whole page, with `FORECOURT_SHOTS=1 npm test` and in the long run. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.FORECOURT_SHOTS && !process.env.FORECOURT_FULL) return
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage: true })
}

export async function closeAll(...contexts: BrowserContext[]): Promise<void> {
  await Promise.all(contexts.map((context) => context.close()))
}
