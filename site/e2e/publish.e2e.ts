// The whole system: staff change something in the real Studio in one browser, a shopper sees it on the
// page in another. The time until it is seen (by reloading) is printed; the bar is one second.
import { expect, type Page, test } from '@playwright/test'
import {
  openDocument,
  publish,
  setSiteTime,
  setString,
  signIn,
} from '../../local/checks/e2e/studio-driver.ts'
import { queryLake } from './content.ts'
import { fetchPage } from './fetch-page.ts'
import { listDealers, siteOrigin, studioOrigin } from './site-process.ts'

test.describe.configure({ mode: 'serial' })

let studio: Page
let shop: Page
let dealer: string

test.beforeAll(async ({ browser }) => {
  const staff = await browser.newContext({ viewport: { width: 1400, height: 900 } })
  const shopper = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  studio = await staff.newPage()
  shop = await shopper.newPage()
  dealer = (await listDealers(shop)).at(-1) ?? ''
  await signIn(studio, studioOrigin, 'all sites')
})

test.afterAll(async () => {
  await studio.context().close()
  await shop.context().close()
})

type Change = {
  what: string
  /** The document that is published. */
  id: string
  path: string
  /** Whether the page's source has the change. */
  served: (html: string) => boolean
  /** Asserts that the open page shows it. */
  shown: () => Promise<void>
}

/**
 * Publishes in the Studio while the shopper's page is polled until it has the change, then opens it in the
 * shopper's browser. Polling is done without a browser: on two cores, one that reloads all the time slows the
 * Studio that it waits for, and the time printed would be its own. The click comes after the Studio's “Saved”: one before
 * it waits for the rules that check what was typed, which start a second after the last key.
 */
async function publishAndSee({ what, id, path, served, shown }: Change): Promise<void> {
  await expect(studio.getByTestId('pane-footer')).toContainText('Saved')
  let servedAt = 0
  const watch = expect(async () => {
    expect(served((await fetchPage(dealer, path)).html)).toBe(true)
    servedAt = Date.now()
  }).toPass({ intervals: [20], timeout: 30_000 })
  const [clicked] = await Promise.all([publish(studio), watch])
  await shop.goto(siteOrigin(dealer) + path, { waitUntil: 'commit' })
  await shown()
  const seenAt = Date.now()
  const committedAt = await queryLake<string>('*[_id == $id][0]._updatedAt', { id })
  process.stdout.write(
    `» ${what}: after the click on Publish the lake had it at ${Date.parse(committedAt) - clicked} ms, the page at ${servedAt - clicked} ms (bar 1000 ms), the open browser at ${seenAt - clicked} ms\n`,
  )
}

test('a published offer name is on the shopper’s page', async () => {
  const [offer] = await queryLake<{ _id: string; name: string }[]>(
    '*[_type == "offer" && $slug in sites[]->slug.current && (!defined(start) || start < now()) && (!defined(expiry) || expiry > now())] | order(_id asc)',
    { slug: dealer },
  )
  if (!offer) throw new Error(`${dealer} has no running offer`)
  await shop.goto(`${siteOrigin(dealer)}/special-offers`)
  await expect(shop.getByRole('link', { name: offer.name, exact: true })).toBeVisible()

  const renamed = `${offer.name}, extended`
  await openDocument(studio, studioOrigin, 'offer', offer._id)
  await setString(studio, 'name', renamed)
  await publishAndSee({
    what: 'offer',
    id: offer._id,
    path: '/special-offers',
    served: (html) => html.includes(renamed),
    shown: async () => {
      await expect(shop.getByRole('link', { name: renamed, exact: true })).toBeVisible()
      await expect(shop.getByRole('link', { name: offer.name, exact: true })).toHaveCount(0)
    },
  })
})

test('a published opening hour is in the shopper’s table', async () => {
  const [location] = await queryLake<
    {
      _id: string
      slug: string
      days: { weekday: number; intervals: { close: string }[] }[]
    }[]
  >(
    '*[_type == "location" && tenant->slug.current == $slug && visible != false]{_id, "slug": slug.current, "days": openingHours[]{weekday, intervals[]{close}}} | order(_id asc)',
    { slug: dealer },
  )
  const saturday = location?.days.find(({ weekday }) => weekday === 6)
  const interval = saturday?.intervals[0]
  if (!location || !interval) throw new Error(`${dealer} has no location open on Saturdays`)
  const [typed, written] = interval.close === '14:20' ? ['9-2.40', '2:40 pm'] : ['9-2.20', '2:20 pm']

  await openDocument(studio, studioOrigin, 'location', location._id)
  const cell = studio.getByRole('textbox', { name: /^Saturday, / }).first()
  await cell.fill(typed)
  await cell.press('Enter')
  await publishAndSee({
    what: 'opening hour',
    id: location._id,
    path: `/locations/${location.slug}`,
    // A time does not break before am or pm.
    served: (html) => html.replaceAll('\u00a0', ' ').includes(written),
    shown: () => expect(shop.getByRole('row', { name: new RegExp(`Saturday.*${written}`) })).toBeVisible(),
  })
})

test('a promo tile is shown within its dates and not after them', { tag: '@short' }, async () => {
  const [tile] = await queryLake<{ _id: string; headline: string; zone: string }[]>(
    '*[_type == "promoTile" && $slug in sites[]->slug.current && count(display) == 0 && start < now() && expiry > now()]{_id, headline, "zone": coalesce(sites[0]->timeZone, "Australia/Brisbane")} | order(_id asc)',
    { slug: dealer },
  )
  if (!tile) throw new Error(`${dealer} has no running promo tile for every car type`)
  const path = '/search/new-used-and-demo-cars'
  const shown = () => shop.getByRole('main').getByText(tile.headline, { exact: true })
  await shop.goto(siteOrigin(dealer) + path)
  await expect(shown()).toBeVisible()

  await openDocument(studio, studioOrigin, 'promoTile', tile._id)
  const onSite = new Intl.DateTimeFormat('en-AU', {
    timeZone: tile.zone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: true,
  })
  await setSiteTime(studio, 'expiry', onSite.format(Date.now() - 3_600_000))
  await publishAndSee({
    what: 'promo tile, ended',
    id: tile._id,
    path,
    served: (html) => !html.includes(tile.headline),
    shown: () => expect(shown()).toHaveCount(0),
  })

  await setSiteTime(studio, 'expiry', onSite.format(Date.now() + 86_400_000))
  await publishAndSee({
    what: 'promo tile, prolonged',
    id: tile._id,
    path,
    served: (html) => html.includes(tile.headline),
    shown: () => expect(shown()).toBeVisible(),
  })
})
