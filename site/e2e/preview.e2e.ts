// An editor of one dealer sees its pages in the Studio's Presentation: in a default browser, and in one that
// blocks third-party cookies and storage, as Chromium's and Firefox's settings can.
import { formatSiteTime } from '@forecourt/schemas/contract/pure'
import { type BrowserContext, expect, type Frame, type FrameLocator, type Page, test } from '@playwright/test'
import { goTo, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { queryLake } from './content.ts'
import { shoot, siteOrigin, studioOrigin } from './site-process.ts'

const dealer = 'quayside'
const person = 'Editor, Quayside'
const ZONE = 'Australia/Sydney'
const origin = siteOrigin(dealer)

const PAGES = [
  { name: 'home', path: '/', heading: /^Find the right car/ },
  { name: 'results', path: '/search/new-used-and-demo-cars', heading: /^Cars for sale in Sydney/ },
  { name: 'offers', path: '/special-offers', heading: /^Special offers/ },
  { name: 'locations', path: '/locations', heading: /locations/i },
]

/** The preview as staff have it: the Studio's page, the site in its frame, and what went wrong in there. */
interface Preview {
  studio: Page
  site: FrameLocator
  errors: string[]
}

for (const blocks of [false, true]) {
  const where = blocks ? 'where third-party storage is denied' : 'in a default browser'

  test.describe(`the Studio’s preview ${where}`, () => {
    let preview: Preview
    let context: BrowserContext

    test.beforeEach(async ({ browser }) => {
      context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
      preview = await openStudio(context, blocks)
    })

    test.afterEach(async () => {
      expect(preview.errors).toEqual([])
      await context.close()
    })

    test('shows every kind of page to an editor', { tag: '@long' }, async () => {
      await openPresentation(preview, '/')
      await expectBar(preview)
      // Each page starts the Studio's frame anew: the short run opens one of them and a vehicle.
      for (const { name, path, heading } of process.env.FORECOURT_FULL ? PAGES : PAGES.slice(1, 2)) {
        await openPage(preview, path)
        await expectPage(preview, heading)
        await shoot(preview.studio, `preview-${name}${blocks ? '-denied' : ''}`)
      }
      if (blocks) expect(await storageDenial(preview.studio)).toBe('SecurityError')
      await openVehicle(preview)
    })

    // Time needs no storage: the short run travels in a default browser.
    const tag = blocks ? ['@long'] : []

    test('shows every kind of page at another time', { tag: '@long' }, async () => {
      const time = await nextTile()
      await openPresentation(preview, '/')
      await showAt(preview, time.at)
      for (const { path, heading } of PAGES) {
        await openPage(preview, path)
        await expectPage(preview, heading)
        await expect(preview.site.getByLabel('See the site on')).toHaveValue(time.at)
      }
      await openVehicle(preview)
      await expect(preview.site.getByLabel('See the site on')).toHaveValue(time.at)
    })

    test('shows a scheduled promo tile at its time and not before', { tag }, async () => {
      const tile = await nextTile()
      const shown = preview.site.getByRole('main').getByText(tile.headline)
      await openPresentation(preview, tile.path)
      await expectPage(preview, /Sydney/)
      await expect(shown).toHaveCount(0)
      await showAt(preview, tile.at)
      await expect(shown).toBeVisible()
      await expectPage(preview, /Sydney/)
      await shown.scrollIntoViewIfNeeded()
      await shoot(preview.studio, `preview-tile${blocks ? '-denied' : ''}`)
    })
  })
}

test('the preview bar is styled on a page that answers 404', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  const preview = await openStudio(context, true)
  await openPresentation(preview, '/')
  await expectPage(preview, /^Find the right car/)
  const { studio } = preview
  // The Studio's own field leads the page on by script, without a new document.
  const address = studio.getByRole('textbox').and(studio.locator(`[value^="${origin}"]`))
  await address.fill(`${origin}/no-such-page`)
  await address.press('Enter')
  await expect(preview.site.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
  await expectBar(preview)
  await context.close()
})

test('links of a preview in the Studio’s frame never end it; other sites open in a tab', {
  tag: '@long',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  const preview = await openStudio(context, true)
  await openPresentation(preview, '/locations')
  await expectPage(preview, /locations/i)
  const bar = preview.site.getByRole('complementary', { name: 'Preview' })
  await expect(bar.getByRole('button', { name: 'Why it shows' })).toBeVisible()
  // The Studio has its own Share.
  await expect(bar.getByRole('link', { name: /^(Share|End preview)$/ })).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await preview.site
    .getByRole('link', { name: /^Get Directions/ })
    .first()
    .click()
  await opened
  await expectPage(preview, /locations/i)
  await context.close()
})

test('the form beside the page is of the page shown: of the front page, then of a tile of the results', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  const preview = await openStudio(context, false)
  const { studio } = preview
  await openPresentation(preview, '/')
  await expectPage(preview, /^Find the right car/)
  await expect(studio).toHaveURL(/\/preview\/page\//)
  const address = studio.getByRole('textbox').and(studio.locator(`[value^="${origin}"]`))
  const lead = async (path: string) => {
    await address.fill(`${origin}${path}`)
    await address.press('Enter')
  }
  await lead('/search/new-used-and-demo-cars')
  await expectPage(preview, /^Cars for sale in Sydney/)
  await expect(studio).toHaveURL(/\/preview\/promoTile\//)
  await expect(studio.getByTestId('form-view').getByTestId('field-headline')).toBeVisible()
  await lead('/special-offers')
  await expectPage(preview, /^Special offers/)
  await expect(studio.getByTestId('form-view')).toHaveCount(0)
  await expect(studio.getByText('This page has no form of its own.')).toBeVisible()
  await context.close()
})

/** Signs in as an editor of one dealer. `blocks`: whether third-party storage is denied. */
async function openStudio(context: BrowserContext, blocks: boolean): Promise<Preview> {
  const studio = await context.newPage()
  const preview: Preview = { studio, site: studio.frameLocator('iframe'), errors: [] }
  studio.on('console', (message) => {
    if (message.type() === 'error' && message.location().url.startsWith(origin))
      preview.errors.push(message.text())
  })
  studio.on('pageerror', (error) => {
    if (error.stack?.includes(origin)) preview.errors.push(String(error))
  })
  if (blocks) await blockThirdParties(studio)
  await signIn(studio, studioOrigin, person)
  return preview
}

/**
 * The shipped Chromium has no settings: its network blocks third-party cookies by protocol, and storage is denied as
 * Blink denies it, by an error at the property. A full Chromium under Playwright does both by itself.
 */
async function blockThirdParties(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
  await page.addInitScript(() => {
    if (window === window.top) return
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(
            `Failed to read the '${name}' property from 'Window': Access is denied for this document.`,
            'SecurityError',
          )
        },
      })
    }
  })
}

/** Opens Presentation at a page, as a link to it does; until they are connected the Studio still moves the frame. */
async function openPresentation({ studio }: Preview, path: string): Promise<void> {
  await goTo(studio, `${studioOrigin}/preview?preview=${encodeURIComponent(origin + path)}`)
  await expect(studio).toHaveURL(/sanity-preview-perspective/, { timeout: 60_000 })
}

/** Loads a page in the frame as a document of its own. */
async function openPage({ studio }: Preview, path: string): Promise<void> {
  await siteFrame(studio).goto(origin + path)
}

/** Asserts the page's own heading and the preview bar, which is rendered once the script has taken over. */
async function expectPage(preview: Preview, heading: RegExp | string): Promise<void> {
  await expectBar(preview)
  await expect(preview.site.getByRole('heading', { level: 1 })).toContainText(heading)
}

/** The bar at the foot of the frame, in its own colours. */
async function expectBar({ site }: Preview): Promise<void> {
  const bar = site.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toBeInViewport()
  await expect(bar).toHaveCSS('background-color', 'rgb(20, 23, 28)')
}

/** Goes from the results to the first vehicle by its link, and opens the same page anew. */
async function openVehicle(preview: Preview): Promise<void> {
  const { site } = preview
  await openPage(preview, '/search/new-used-and-demo-cars')
  await expectBar(preview)
  const link = site.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expectPage(preview, name)
  await openPage(preview, href)
  await expectPage(preview, name)
}

/** Chooses another time in the bar; the site then loads the page as it will be. */
async function showAt({ site }: Preview, at: string): Promise<void> {
  await site.getByLabel('See the site on').fill(at)
  await site.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(site.getByRole('button', { name: 'Back to now' })).toBeVisible()
}

/** The error that the frame's own scripts get when they ask for storage; '' for none. */
function storageDenial(studio: Page): Promise<string> {
  return siteFrame(studio).evaluate(() => {
    try {
      void window.localStorage
      void window.sessionStorage
      return ''
    } catch (error) {
      return (error as Error).name
    }
  })
}

function siteFrame(studio: Page): Frame {
  const frame = studio.frames().find((each) => each.url().startsWith(origin))
  if (!frame) throw new Error('The Studio has no frame with the site.')
  return frame
}

/** A tile that is scheduled, a moment while it runs (as the field has it), and a search that may show it. */
async function nextTile(): Promise<{ headline: string; at: string; path: string }> {
  const [tile] = await queryLake<{ headline: string; start: string; expiry: string; display: string[] }[]>(
    '*[_type == "promoTile" && $slug in sites[]->slug.current && start > now() && defined(expiry) && count(display) > 0] | order(start asc)',
    { slug: dealer },
  )
  if (!tile) throw new Error(`${dealer} has no scheduled promo tile`)
  const middle = new Date((Date.parse(tile.start) + Date.parse(tile.expiry)) / 2)
  return {
    headline: tile.headline,
    at: formatSiteTime(middle.toISOString(), ZONE),
    path: `/search/${tile.display[0]}-cars`,
  }
}
