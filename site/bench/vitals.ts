// The lab vitals of docs/internals/bars.md on a mid-range phone and a slow network, in a real Chromium. Throttled as by Lighthouse's
// mobile profile: CPU 4 times slower, 1.6 Mbit/s, 150 ms round trip. Run by npm run bench.
//
//   BENCH_TAGS=1 npm run bench -- vitals       a dealer's front and vehicle page without tags, with, and with consent
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { measureRawRate, timeLoop } from './calibration.ts'
import { answerCollectors, consent, withTags } from './tagged-dealer.ts'

const port = Number(process.env.E2E_SITE_PORT)
const dealers = (process.env.E2E_DEALERS ?? '').split(',').filter(Boolean)
const RUNS = 3

interface Vitals {
  /** Largest contentful paint, milliseconds from the start of the navigation. */
  lcp: number
  /** What was painted: a picture's file, or the element of a text. */
  painted: string
  /** Of the LCP, in milliseconds: to the first byte, until its picture is asked for, until it is there, until it is painted. */
  parts: { ttfb: number; delay: number; load: number; render: number }
  /** First contentful paint. */
  fcp: number
  cls: number
  /** Kilobytes. */
  scripts: number
}

/** Recorded by the page, read when its network is idle, as Lighthouse does. */
const watch = () => {
  const none = { ttfb: 0, delay: 0, load: 0, render: 0 }
  const recorded = { lcp: 0, painted: '', parts: none, fcp: 0, cls: 0, interaction: 0 }
  Object.assign(window, { vitals: recorded })
  const observe = (type: string, take: (entry: PerformanceEntry) => void, extra = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...extra,
    })
  observe('largest-contentful-paint', (entry) => {
    const { url, element } = entry as PerformanceEntry & { url: string; element: Element | null }
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [picture] = url ? (performance.getEntriesByName(url) as PerformanceResourceTiming[]) : []
    const ttfb = page?.responseStart ?? 0
    const asked = picture?.requestStart ?? ttfb
    const there = picture?.responseEnd ?? ttfb
    recorded.lcp = entry.startTime
    recorded.painted =
      url.split('/').slice(-2).join('/') || `${element?.tagName.toLowerCase()}.${element?.className}`
    recorded.parts = { ttfb, delay: asked - ttfb, load: there - asked, render: entry.startTime - there }
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorded.fcp = startTime
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) recorded.cls += shift.value
  })
  // As for interaction to next paint: the longest event of an interaction.
  const longest = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEntry & { interactionId?: number }).interactionId) {
      recorded.interaction = Math.max(recorded.interaction, entry.duration)
    }
  }
  observe('event', longest, { durationThreshold: 16 })
}

/** Done to a browser's context before its first page. */
type Prepare = (context: BrowserContext) => Promise<unknown>

async function openThrottled(browser: Browser, prepare?: Prepare): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 })
  await prepare?.(context)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Kilobytes of all scripts that a page has loaded once its network is idle, asked for by its HTML or later. */
const countScripts = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  })

const read = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { vitals: Omit<Vitals, 'scripts'> & { interaction: number } }).vitals,
  )

/** The visit in the middle of some by its LCP, each with an empty cache. */
async function visit(browser: Browser, url: string, prepare?: Prepare): Promise<Vitals | undefined> {
  const seen: Vitals[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openThrottled(browser, prepare)
    await page.goto(url, { waitUntil: 'networkidle' })
    seen.push({ ...(await read(page)), scripts: await countScripts(page) })
    await page.context().close()
  }
  return seen.sort((a, b) => a.lcp - b.lcp)[Math.floor(RUNS / 2)]
}

interface Interaction {
  what: string
  on: 'search' | 'vehicle'
  /** Done before, not measured. */
  before?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

const FILTERS = (page: Page) => page.locator('.tools button').first()
const openFilters = async (page: Page) => {
  await FILTERS(page).click()
  await page.locator('#filters:popover-open').waitFor()
  await page.locator('#filters .range').first().waitFor()
  await page.locator('.results[inert]').waitFor()
  await page.waitForLoadState('networkidle')
}
const CALCULATOR = (page: Page) => page.locator('.calc input[type=range]').first()
/** Without Playwright's check of the element at the point, whose script would count as the page's. */
const AT_ONCE = { force: true }

const INTERACTIONS: readonly Interaction[] = [
  { what: 'opening the filters', on: 'search', act: (page) => FILTERS(page).click(AT_ONCE) },
  {
    what: 'ticking a box',
    on: 'search',
    before: openFilters,
    act: (page) => page.locator('#filters .check input:enabled').first().click(AT_ONCE),
  },
  {
    what: 'moving a thumb',
    on: 'search',
    before: async (page) => {
      await openFilters(page)
      await page.locator('#filters .range input').first().focus()
    },
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    what: 'closing the filters',
    on: 'search',
    before: openFilters,
    act: (page) => page.locator('.sheet__head button').click(AT_ONCE),
  },
  { what: 'saving a car', on: 'search', act: (page) => page.locator('.save').first().click(AT_ONCE) },
  {
    what: 'the next picture',
    on: 'vehicle',
    before: (page) => page.locator('.gallery__track').focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    what: 'the calculator',
    on: 'vehicle',
    before: async (page) => {
      await CALCULATOR(page).scrollIntoViewIfNeeded()
      await CALCULATOR(page).focus()
    },
    act: (page) => page.keyboard.press('ArrowRight'),
  },
]

/** Milliseconds until the next paint after an interaction; null where the page has none of the kind. */
async function interact(
  browser: Browser,
  url: string,
  { before, act }: Interaction,
  prepare?: Prepare,
): Promise<number | null> {
  const page = await openThrottled(browser, prepare)
  await page.goto(url, { waitUntil: 'networkidle' })
  page.setDefaultTimeout(5_000)
  try {
    await before?.(page)
    await page.evaluate(() => {
      ;(window as unknown as { vitals: { interaction: number } }).vitals.interaction = 0
    })
    await act(page)
  } catch {
    await page.context().close()
    return null
  }
  await page.waitForFunction(
    () => (window as unknown as { vitals: { interaction: number } }).vitals.interaction > 0,
  )
  const { interaction } = await read(page)
  await page.context().close()
  return interaction
}

const row = (what: string, value: string, bar: string) =>
  console.log(`${what.padEnd(52)} ${value.padStart(22)}   ${bar}`)

async function firstCar(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${origin}/search/new-used-and-demo-cars`)
  const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  await page.close()
  return `${origin}${href}`
}

async function showVitals(browser: Browser, what: string, url: string, prepare?: Prepare): Promise<void> {
  const seen = await visit(browser, url, prepare)
  if (!seen) return
  const { lcp, cls, fcp, painted, parts, scripts } = seen
  row(`${what}: LCP, CLS`, `${Math.round(lcp)} ms, ${cls.toFixed(3)}`, '≤ 1500 ms, ≤ 0.02')
  const [ttfb, delay, load, render] = [parts.ttfb, parts.delay, parts.load, parts.render].map(Math.round)
  row(
    `  first paint ${Math.round(fcp)}; ttfb, delay, load, render`,
    `${ttfb}, ${delay}, ${load}, ${render} ms`,
    painted,
  )
  row('  scripts until the network is idle, br', `${scripts.toFixed(1)} kB`, '')
}

async function showInteraction(
  browser: Browser,
  what: string,
  url: string,
  interaction: Interaction,
  prepare?: Prepare,
): Promise<void> {
  const took = await interact(browser, url, interaction, prepare)
  row(`${what}, ${interaction.what}: next paint`, took === null ? 'not there' : `${took} ms`, '≤ 100 ms')
}

async function showDealer(browser: Browser, slug: string): Promise<void> {
  const origin = `http://${slug}.localhost:${port}`
  const search = `${origin}/search/new-used-and-demo-cars`
  const pages = { home: `${origin}/`, search, vehicle: await firstCar(browser, origin) }
  for (const [name, url] of Object.entries(pages)) await showVitals(browser, `${slug}, ${name}`, url)
  for (const interaction of INTERACTIONS)
    await showInteraction(browser, slug, pages[interaction.on], interaction)
}

/** The pages of a dealer without tags, with tags before an answer, and after a yes. */
async function showTags(browser: Browser, slug: string): Promise<void> {
  const origin = `http://${slug}.localhost:${port}`
  const vehicle = await firstCar(browser, origin)
  const show = async (what: string, prepare: Prepare) => {
    await showVitals(browser, `${what}, home`, `${origin}/`, prepare)
    await showVitals(browser, `${what}, vehicle`, vehicle, prepare)
    for (const interaction of INTERACTIONS.filter(({ on }) => on === 'vehicle'))
      await showInteraction(browser, what, vehicle, interaction, prepare)
  }
  // Without tags as well: standing in for hosts delays every request of a page.
  await show(`${slug} without tags`, answerCollectors)
  await withTags(slug, `${origin}/`, async () => {
    await show('with tags, not asked yet', answerCollectors)
    await show('with tags and consent', async (context) => {
      await answerCollectors(context)
      await consent(context)
    })
  })
}

row('calibration: fixed loop', `${timeLoop().toFixed(0)} ms`, '')
row(
  'calibration: raw node:http, 26 kB',
  `${(1e6 / (await measureRawRate(Buffer.alloc(26_000)))).toFixed(0)} µs`,
  '',
)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  if (process.env.BENCH_TAGS) await showTags(browser, process.env.BENCH_DEALER ?? dealers[0] ?? '')
  else for (const slug of dealers) await showDealer(browser, slug)
} finally {
  await browser.close()
}
