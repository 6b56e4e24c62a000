// Dealer staff change hours in the Studio: a Saturday's closing time, a public holiday at two places, the end of a tile.
// Clicks and seconds of each are printed. Everything is put back afterwards.
import { expect, type Page, test } from '@playwright/test'
import { openDocument, publish, setSiteTime, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { axeFindings } from './axe-findings.ts'
import { discardDraft, patchDocument, queryLake } from './content.ts'
import { fetchPage } from './fetch-page.ts'
import { measured, publishBy } from './hands.ts'
import { shoot, siteOrigin, studioOrigin } from './site-process.ts'

test.describe.configure({ mode: 'serial' })

const DEALER = 'quayside'
type Place = { _id: string; slug: string; name: string; openingHours: unknown[]; specialHours: unknown[] }

let studio: Page
const errors: string[] = []
let before: Place[]

test.beforeAll(async ({ browser }) => {
  before = await queryLake<Place[]>(
    '*[_type == "location" && !(_id in path("drafts.**")) && tenant->slug.current == $slug]{_id, "slug": slug.current, name, openingHours, specialHours} | order(orderRank asc)',
    { slug: DEALER },
  )
  for (const { _id } of before) await discardDraft(_id)
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  studio = await context.newPage()
  await signIn(studio, studioOrigin, 'Editor, Quayside')
  // From here on: before, the lake answers each request with 401.
  studio.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  studio.on('pageerror', (error) => errors.push(String(error)))
})

test.afterAll(async () => {
  await studio.context().close()
  for (const { _id, openingHours, specialHours } of before) {
    await discardDraft(_id)
    await patchDocument(_id, { set: { openingHours, specialHours } })
  }
})

// The Studio asks its maker for newer versions, which nobody answers here, and writes to a closed socket when it leaves.
const NOT_OURS =
  /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|Failed to fetch version for package|^WebSocket is already/

test.afterEach(() => expect(errors.filter((text) => !NOT_OURS.test(text))).toEqual([]))

function place(at: number): Place {
  const found = before[at]
  if (!found) throw new Error(`${DEALER} has no location number ${at + 1}`)
  return found
}

/** The parts of the form that are ours; the tabs above them are the Studio's. */
async function expectSound(part: string): Promise<void> {
  expect(await axeFindings(studio, part)).toEqual([])
}

async function expectOnPage(path: string, text: RegExp): Promise<void> {
  await expect(async () => {
    expect((await fetchPage(DEALER, path)).html).toMatch(text)
  }).toPass({ intervals: [100], timeout: 20_000 })
}

test('a Saturday’s closing time takes two clicks and the typing, and is on the page', {
  tag: '@short',
}, async ({ browser }) => {
  const { name, slug } = place(0)
  await studio.goto(`${studioOrigin}/content`)
  await studio.getByRole('link', { name: 'Locations & hours' }).click()
  const inList = studio.getByRole('link', { name: new RegExp(name) })
  await expect(inList).toBeVisible()
  const saturday = studio.getByRole('textbox', { name: 'Saturday, Sales' })
  await measured('Saturday’s closing time, without publishing', studio, 'mouse', async ({ press, type }) => {
    await press(inList)
    await press(saturday)
    await type('8.30-3.20')
    await expect(studio.getByRole('status').getByText('8:30 am – 3:20 pm', { exact: true })).toBeVisible()
  })
  await publish(studio)
  await expect(saturday).toHaveValue('8:30 am – 3:20 pm')
  const shop = await browser.newPage()
  await expectOnPage(`/locations/${slug}`, /8:30\sam\s–\u2060\s3:20\spm/)
  await shop.goto(`${siteOrigin(DEALER)}/locations/${slug}`)
  await expect(shop.getByRole('row', { name: /Saturday.*3:20 pm/ })).toBeVisible()
  await shop.close()
})

test('hours that overlap say where, and stop publishing until they are corrected', async () => {
  const cell = studio.getByRole('textbox', { name: 'Saturday, Service' })
  await cell.fill('8-12, 11.30-3')
  await expect(studio.getByText('These overlap between 11:30 am and 12:00 pm.')).toBeVisible()
  await cell.press('Tab')
  await expect(cell).toHaveValue('8-12, 11.30-3')
  await expect(studio.getByText('These overlap between 11:30 am and 12:00 pm.')).toBeVisible()
  await expect(studio.getByRole('button', { name: /things? stops? this$/ })).toBeVisible()
  await cell.fill('8-12')
  await cell.press('Tab')
  await expect(cell).toHaveValue('8:00 am – 12:00 pm')
})

test('the week is written by keyboard alone: Enter goes down, Tab from hours to hours, and a day is copied from above', async () => {
  const monday = studio.getByRole('textbox', { name: 'Monday, Parts' })
  await monday.focus()
  await studio.keyboard.type('by appt')
  await studio.keyboard.press('Enter')
  await expect(monday).toHaveValue('By appointment')
  await expect(studio.getByRole('textbox', { name: 'Tuesday, Parts' })).toBeFocused()
  await studio.keyboard.press('ControlOrMeta+d')
  await expect(studio.getByRole('textbox', { name: 'Tuesday, Parts' })).toHaveValue('By appointment')
  await studio.getByRole('textbox', { name: 'Saturday, Sales' }).focus()
  for (const next of ['Saturday, Service', 'Saturday, Parts', 'Sunday, Sales']) {
    await studio.keyboard.press('Tab')
    await expect(studio.getByRole('textbox', { name: next })).toBeFocused()
  }
  await studio.keyboard.press('Alt+ArrowDown')
  await expect(studio.getByRole('menuitem', { name: 'Copy to every day' })).toBeVisible()
  await studio.keyboard.press('Escape')
  await studio.getByRole('button', { name: 'Parts', exact: true }).click()
  await expect(studio.getByRole('row', { name: 'Tuesday By appointment only' })).toBeVisible()
})

test('special days are beside the week at 1280 pixels', { tag: '@long' }, async () => {
  await studio.setViewportSize({ width: 1280, height: 1000 })
  await openDocument(studio, studioOrigin, 'location', place(0)._id)
  try {
    const week = studio.getByRole('heading', { name: 'Every week' })
    const special = studio.getByRole('heading', { name: 'Special days' })
    await expect
      .poll(async () =>
        Math.abs(((await week.boundingBox())?.y ?? 0) - ((await special.boundingBox())?.y ?? 999)),
      )
      .toBeLessThan(24)
    await shoot(studio, 'studio-hours-1280')
  } finally {
    await studio.setViewportSize({ width: 1440, height: 1000 })
  }
})

test('the form of hours passes axe', async () => {
  await expect(studio.getByTestId('form-view').getByRole('region')).toHaveCount(4)
  await expectSound('section')
})

test('Easter Monday is approved for two locations at once, and is on both pages', async () => {
  const [here, there] = [place(0), place(2)]
  for (const { _id } of [here, there]) {
    await discardDraft(_id)
    await patchDocument(_id, { unset: ['specialHours[name == "Easter Monday"]'] })
  }
  await openDocument(studio, studioOrigin, 'location', here._id)
  await measured('Easter Monday at two locations', studio, 'mouse', async (hands) => {
    const { press, type } = hands
    await press(studio.getByRole('textbox', { name: 'Easter Monday, hours' }))
    await type('10-3')
    await press(studio.getByRole('checkbox', { name: there.name }))
    await shoot(studio, 'studio-hours')
    await press(studio.getByRole('button', { name: 'Approve 1 day at 2 locations' }))
    const other = studio.getByRole('status').getByRole('link', { name: there.name })
    await expect(other).toBeVisible()
    await publishBy(hands)
    await press(other)
    await expect(studio).toHaveURL(new RegExp(there._id))
    await publishBy(hands)
  })
  for (const { slug } of [here, there]) {
    await expectOnPage(
      `/locations/${slug}`,
      /Easter Monday<\/(dd|span)><(dd|span) class="num">10:00\sam\s–\u2060\s3:00\spm/,
    )
  }
})

test('a tile that ends at 23:59 ends at 23:59, on the clock of its site', { tag: '@long' }, async () => {
  const [tile] = await queryLake<{ _id: string; expiry: string | null }[]>(
    '*[_type == "promoTile" && !(_id in path("drafts.**")) && count(sites) == 1 && sites[0]->slug.current == $slug]{_id, expiry} | order(_id asc)',
    { slug: DEALER },
  )
  if (!tile) throw new Error(`${DEALER} has no tile of its own`)
  await openDocument(studio, studioOrigin, 'promoTile', tile._id)
  await setSiteTime(studio, 'expiry', '31/1/2028 23:59')
  const field = studio.getByTestId('field-expiry')
  await expect(field.getByRole('textbox')).toHaveValue('Mon 31 Jan 2028, 11:59 pm')
  await expect(field.getByText(/^Sydney time \(AEDT\), \d+ days$/)).toBeVisible()
  await shoot(studio, 'studio-tile-dates')
  await expectSound('[data-testid="field-expiry"]')
  await publish(studio)
  const stored = () => queryLake<string>('*[_id == $id][0].expiry', { id: tile._id })
  await expect.poll(stored).toBe('2028-01-31T12:59:59.000Z')
  await patchDocument(tile._id, tile.expiry ? { set: { expiry: tile.expiry } } : { unset: ['expiry'] })
})
