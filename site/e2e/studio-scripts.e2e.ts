// Whole scripts of work in the Studio, from Today on, each by mouse and by keys alone: a marketer’s tile, and what a
// dealer’s staff change most. Clicks, keys and seconds are printed. Everything is put back afterwards.
import { addDays, dateAt } from '@forecourt/schemas/contract'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { field } from '../../local/checks/e2e/studio-driver.ts'
import { deleteDocument, patchDocument, putBack, queryLake, storedDocuments } from './content.ts'
import { type Hands, measured, publishBy } from './hands.ts'
import { openStudio } from './open-studio.ts'
import { ready, shoot } from './site-process.ts'

test.describe.configure({ mode: 'default' })

const TILE = 'Winter check, two sites'
const ZONE = 'Australia/Sydney'
const WAYS = ['mouse', 'keyboard'] as const
/** The short run does the scripts by mouse; each control’s keys are in studio-keyboard.e2e.ts. */
const tagOf = (way: (typeof WAYS)[number]) => (way === 'keyboard' ? '@long' : [])
const publishedOf = '!(_id in path("drafts.**")) && tenant->slug.current == "quayside"'

interface Location {
  _id: string
  name: string
}
interface Offer {
  _id: string
  name: string
  price: number
  image: { alt: string }
}

let place: Location
let offer: Offer
let before: Record<string, unknown>[]

test.beforeAll(async () => {
  place = await first<Location>(
    `*[_type == "location" && ${publishedOf}] | order(primary desc, name asc){_id, name}`,
  )
  offer = await first<Offer>(
    '*[_type == "offer" && !(_id in path("drafts.**")) && count(sites) == 1 && "quayside" in sites[]->slug.current && defined(price) && defined(image.alt) && (!defined(start) || start < now()) && expiry > now()] | order(orderRank asc){_id, name, price, image}',
  )
  before = await storedDocuments(place._id, offer._id)
})

test.beforeEach(async () => {
  await putAllBack()
  await patchDocument(place._id, { unset: ['specialHours[name == "Easter Monday"]'] })
})

test.afterAll(putAllBack)

async function first<T>(query: string): Promise<T> {
  const [found] = await queryLake<T[]>(query)
  if (!found) throw new Error(`Nothing fits ${query}`)
  return found
}

async function putAllBack(): Promise<void> {
  await putBack(before)
  const made = await queryLake<string[]>('*[_type == "promoTile" && name == $name]._id', { name: TILE })
  for (const id of made) await deleteDocument(id.replace(/^drafts\./, ''))
}

for (const way of WAYS) {
  test(`a marketer’s script by ${way}: a tile on two sites, and next Tuesday’s results`, {
    tag: tagOf(way),
  }, async ({ browser }) => {
    const { page, errors } = await openStudio(browser, 'Sam Ortega')
    const quayside = page
      .getByRole('region', { name: 'Your sites' })
      .getByRole('button', { name: /Quayside/ })
    await quayside.click()
    const made = await measured('a tile on two sites', page, way, makeTile)
    const did = await measured('next Tuesday’s results', page, way, async (hands) => {
      await goTo(hands, 'Today')
      await lookAtNextTuesday(hands)
    })
    await expectTile()
    await shoot(page, `studio-script-marketer-${way}`)
    expect(made.clicks).toBeLessThanOrEqual(15)
    expect(did.clicks).toBeLessThanOrEqual(5)
    expect(made.seconds + did.seconds).toBeLessThanOrEqual(180)
    expect(errors).toEqual([])
    await page.context().close()
  })
}

for (const way of WAYS) {
  test(`a staff script by ${way}: Saturday’s hours, an offer’s price${way === 'mouse' ? ', the crop of its picture' : ''}`, {
    tag: tagOf(way),
  }, async ({ browser }) => {
    const { page, errors } = await openStudio(browser, 'Editor, Quayside')
    const did = await measured('a staff script', page, way, async (hands) => {
      await writeSaturday(hands)
      await goTo(hands, 'Today')
      await changePrice(hands)
      if (way === 'keyboard') return
      await goTo(hands, 'Preview')
      await cropPicture(hands)
    })
    await expectStaffWork(way)
    await shoot(page, `studio-script-staff-${way}`)
    expect(did.clicks).toBeLessThanOrEqual(12)
    expect(did.seconds).toBeLessThanOrEqual(90)
    expect(errors).toEqual([])
    await page.context().close()
  })
}

// A marketer writes no hours: they are the dealer’s own.
for (const way of WAYS) {
  test(`a public holiday’s hours by ${way}: Easter Monday at one location`, { tag: '@long' }, async ({
    browser,
  }) => {
    const { page, errors } = await openStudio(browser, 'Editor, Quayside')
    const did = await measured('Easter Monday’s hours', page, way, approveEasterMonday)
    await expectEasterMonday()
    expect(did.clicks).toBeLessThanOrEqual(5)
    expect(errors).toEqual([])
    await page.context().close()
  })
}

const goTo = ({ page, press }: Hands, tool: string) =>
  press(page.getByTestId('studio-navbar').getByRole('link', { name: tool, exact: true }))

const julyOf = (today: string) => Number(today.slice(0, 4)) + (today.slice(5, 7) < '07' ? 0 : 1)

async function makeTile(hands: Hands): Promise<void> {
  const { page, press, write, type } = hands
  const year = julyOf(dateAt(new Date().toISOString(), ZONE))
  const input = (name: string) => field(page, name).getByRole('textbox').first()
  const bar = page.getByRole('region', { name: 'Site being worked on' })
  await press(bar.getByRole('button', { name: 'New', exact: true }))
  await press(page.getByRole('menuitem', { name: /^Tile/ }))
  const asked = page.getByRole('dialog', { name: 'New tile' })
  await press(asked.getByRole('checkbox', { name: 'Wattlebrook Motor Group' }))
  await write(asked.getByLabel('From'), `1 Jul ${year}`)
  await write(asked.getByLabel('Until'), `31 Jul ${year}`)
  await write(asked.getByLabel('Name'), TILE)
  await press(asked.getByRole('button', { name: 'Make a draft' }))
  await expect(page.getByTestId('form-view')).toBeVisible({ timeout: 30_000 })
  await write(input('headline'), 'Winter check')
  await press(page.getByRole('button', { name: /^Leads to:/ }))
  await expect(page.getByRole('combobox', { name: /^Search for/ })).toBeFocused()
  await type('book a service')
  await press(page.getByRole('option', { name: 'Book a service' }))
  await press(page.getByRole('button', { name: 'Select', exact: true }))
  const pictures = page.getByRole('dialog', { name: /^Select image/ })
  await press(pictures.getByRole('button', { name: /\.webp$/ }).first())
  await expect(pictures).toHaveCount(0)
  await write(field(page, 'image.alt').getByRole('textbox'), 'A car in winter light')
  await press(page.getByRole('radio', { name: /^Brand, contrast/ }))
  await publishBy(hands)
}

async function approveEasterMonday(hands: Hands): Promise<void> {
  const { page, press, write } = hands
  await press(placeOnToday(page))
  const hours = page.getByRole('textbox', { name: 'Easter Monday, hours' })
  await expect(page.getByRole('heading', { name: /^Public holidays/ })).toBeVisible({ timeout: 30_000 })
  if (!(await hours.isVisible())) await press(page.getByRole('button', { name: /^\d+ more$/ }))
  await write(hours, '10-3')
  await press(page.getByRole('button', { name: 'Approve 1 day' }))
  await publishBy(hands)
}

async function lookAtNextTuesday(hands: Hands): Promise<void> {
  const { page, press, write, key } = hands
  const site = page.frameLocator('iframe')
  await press(page.getByRole('link', { name: 'See the results page' }))
  await expectResults(site)
  const frame = page.frames().find((one) => one !== page.mainFrame())
  if (frame) await ready(frame)
  const tuesday = nextTuesday(dateAt(new Date().toISOString(), ZONE))
  const moment = `${shortDay.format(new Date(tuesday))}, 10:00 am`
  await write(site.getByLabel('See the site on'), moment)
  await key('Enter')
  await expect(site.getByRole('button', { name: 'Back to now' })).toBeVisible()
  await expectResults(site)
  await expect(site.getByLabel('See the site on')).toHaveValue(`Tue ${moment}`)
  await expect(site.getByRole('main').getByText('Winter check')).toHaveCount(0)
}

async function expectResults(site: FrameLocator): Promise<void> {
  await expect(site.getByRole('complementary', { name: 'Preview' })).toBeVisible({ timeout: 30_000 })
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Cars')
  await expect(site.getByRole('main').getByRole('article').first()).toBeVisible()
}

/** As the field has it after the name of the day: `1 Dec 2026`. */
const shortDay = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })

function nextTuesday(today: string): string {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => addDays(today, day))
  return days.find((day) => new Date(day).getUTCDay() === 2) ?? today
}

const placeOnToday = (page: Page) =>
  page.getByRole('region', { name: 'Locations & hours' }).getByRole('link', { name: place.name })

async function writeSaturday(hands: Hands): Promise<void> {
  const { page, press, write } = hands
  await press(placeOnToday(page))
  await write(page.getByRole('textbox', { name: 'Saturday, Sales' }), '8.30-3.20')
  await publishBy(hands)
}

async function changePrice(hands: Hands): Promise<void> {
  const { page, press, write } = hands
  const live = page.getByRole('region', { name: 'On the site now' })
  await press(live.getByRole('link', { name: offer.name }))
  await write(field(page, 'price').getByRole('textbox'), String(offer.price - 500))
  await expect(page.frameLocator('iframe[title="Offer card"]').getByRole('article')).toBeVisible()
  await publishBy(hands)
}

/** A picture of the page leads to its field. */
async function cropPicture(hands: Hands): Promise<void> {
  const { page, press, key } = hands
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('complementary', { name: 'Preview' })).toBeVisible({ timeout: 30_000 })
  // Before it, a click is one on the page.
  await expect(site.locator('sanity-visual-editing')).toBeAttached({ timeout: 30_000 })
  const picture = site.getByRole('main').getByRole('img', { name: offer.image.alt }).first()
  await picture.hover()
  await press(picture)
  const shown = page.getByTestId('crop-offerCard').locator('img')
  const cropped = () => shown.evaluate((image) => image.style.cssText)
  await expect(shown).toBeVisible()
  const before = await cropped()
  await press(page.getByRole('button', { name: 'Open image edit dialog' }))
  await hands.cropRight()
  await expect.poll(cropped).not.toBe(before)
  await key('Escape')
  await expect(page.getByRole('dialog', { name: 'Edit hotspot and crop' })).toHaveCount(0)
  await publishBy(hands)
}

async function expectTile(): Promise<void> {
  const year = julyOf(dateAt(new Date().toISOString(), ZONE))
  const made = await queryLake<unknown[]>(
    '*[_type == "promoTile" && name == $name]{position, background, start, expiry, link, "sites": sites[]->slug.current, "alt": image.alt}',
    { name: TILE },
  )
  expect(made).toEqual([
    {
      position: null,
      background: 'brand',
      sites: ['quayside', 'wattlebrook'],
      start: `${year}-06-30T14:00:00.000Z`,
      expiry: `${year}-07-31T13:59:59.000Z`,
      link: expect.stringMatching(/^\/service/),
      alt: 'A car in winter light',
    },
  ])
}

async function expectEasterMonday(): Promise<void> {
  const days = await queryLake<unknown[]>(
    '*[_id == $id][0].specialHours[name == "Easter Monday"]{intervals[]{open, close}}',
    {
      id: place._id,
    },
  )
  expect(days).toEqual([{ intervals: [{ open: '10:00', close: '15:00' }] }])
}

async function expectStaffWork(way: Hands['way']): Promise<void> {
  const now = await queryLake<unknown>(
    `{"saturday": *[_id == $place][0].openingHours[weekday == 6][0].intervals[]{open, close}, "price": *[_id == $offer][0].price, "crop": *[_id == $offer][0].image.crop.right}`,
    { place: place._id, offer: offer._id },
  )
  expect(now).toEqual({
    saturday: [{ open: '08:30', close: '15:20' }],
    price: offer.price - 500,
    crop: way === 'mouse' ? expect.any(Number) : null,
  })
}
