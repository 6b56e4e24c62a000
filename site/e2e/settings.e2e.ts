// Choices that none of the demo dealers has made: one is made here, seen, and taken back.
import { expect, test } from '@playwright/test'
import { field, openDocument, publish, setString, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { patchDocument, queryLake } from './content.ts'
import { fetchPage } from './fetch-page.ts'
import {
  closeAll,
  dealers,
  expectSoundPage,
  follow,
  openWatched,
  siteOrigin,
  studioOrigin,
} from './site-process.ts'

const dealer = dealers.at(-1) ?? ''
const settings = `tenant-${dealer}`

test.afterEach(() => patchDocument(settings, { unset: ['flags.resultsLayout'] }))

test('SRCH-07: a dealer may show results in a carousel, which moves by keys', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await patchDocument(settings, { set: { 'flags.resultsLayout': 'carousel' } })
  const cards = page.getByRole('main').getByRole('article')
  await expect(async () => {
    await page.goto(`${siteOrigin(dealer)}/search/used-cars`)
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(9).boundingBox()]
    expect(second?.y).toBe(first?.y)
  }).toPass()
  await expectSoundPage(page, 'results in a carousel')
  const far = cards.nth(9)
  await far.getByRole('link').first().focus()
  await expect(far).toBeInViewport()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('a manager writes a field far down a form on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const studio = await context.newPage()
  await signIn(studio, studioOrigin, 'Manager, Throttle Lane')
  await openDocument(studio, studioOrigin, 'siteSettings', 'siteSettings-throttle-lane')
  const far = field(studio, 'licence').getByRole('textbox')
  await far.click()
  await expect(far).toBeFocused()
  await expect(far).toBeInViewport()
  await context.close()
})

test('a name that a manager publishes is in the shopper’s header', async ({ browser }) => {
  const studio = await browser.newPage()
  await signIn(studio, studioOrigin, 'Manager, Throttle Lane')
  await openDocument(studio, studioOrigin, 'siteSettings', 'siteSettings-throttle-lane')
  await setString(studio, 'wordmark', 'Throttle Lane & Co')
  await publish(studio)
  const shop = await browser.newPage()
  await expect(async () => {
    await shop.goto(siteOrigin('throttle-lane'))
    await expect(shop.getByRole('banner')).toContainText('Throttle Lane & Co', { timeout: 1_000 })
  }).toPass()
  await patchDocument('siteSettings-throttle-lane', { set: { wordmark: 'Throttle Lane' } })
  await Promise.all([studio.close(), shop.close()])
})

test('how many bookings a location takes, and how soon, is what its manager publishes', async ({
  browser,
}) => {
  const [place] = await queryLake<string[]>(
    '*[_type == "location" && tenant->slug.current == $slug && !(_id in path("drafts.**"))] | order(_id)._id',
    { slug: 'throttle-lane' },
  )
  const listTimes = async (query: string) => {
    const { text } = await fetchPage('throttle-lane', `/api/appointments?location_id=${place}${query}`)
    return (JSON.parse(text) as { slots: string[] }).slots
  }
  const hoursUntil = (time = '') => (Date.parse(time) - Date.now()) / 3_600_000
  expect(hoursUntil((await listTimes(''))[0])).toBeLessThan(100)
  expect(await listTimes('&department=service')).not.toEqual([])
  const studio = await browser.newPage()
  await signIn(studio, studioOrigin, 'Manager, Throttle Lane')
  await openDocument(studio, studioOrigin, 'location', String(place))
  await setString(studio, 'testDrivesAtOnce', '51')
  await studio.keyboard.press('Tab')
  await studio.getByRole('button', { name: /stops? this$/ }).click()
  await expect(studio.getByTestId('reasons')).toContainText('A whole number from 0 to 50, or empty for 1.')
  await studio.keyboard.press('Escape')
  await setString(studio, 'testDrivesAtOnce', '2')
  await setString(studio, 'servicesADay', '0')
  await setString(studio, 'bookingNoticeHours', '100')
  await publish(studio)
  try {
    await expect.poll(async () => hoursUntil((await listTimes(''))[0])).toBeGreaterThan(100)
    await expect.poll(() => listTimes('&department=service')).toEqual([])
    await setString(studio, 'testDrivesAtOnce', '0')
    await publish(studio)
    await expect.poll(() => listTimes('')).toEqual([])
    const shop = await browser.newPage()
    await shop.goto(`${siteOrigin('throttle-lane')}/book-test-drive?location_id=${place}`)
    const when = shop.getByRole('group', { name: /^Test ride day and time/ })
    await expect(when).toContainText('Send your details and we’ll call you to set a time.')
    await expect(when.getByRole('radio')).toHaveCount(0)
    await shop.close()
  } finally {
    await patchDocument(String(place), {
      unset: ['testDrivesAtOnce', 'servicesADay', 'bookingNoticeHours'],
    })
  }
  await studio.close()
})

test('LEAD-35, LEAD-36: the only location that forms offer is chosen once, and stays away when it is cleared', async ({
  browser,
}) => {
  const [, ...others] = await queryLake<string[]>(
    '*[_type == "location" && tenant->slug.current == $slug && !(_id in path("drafts.**"))]._id',
    { slug: 'kerbside' },
  )
  const hidden = others.map((_ref) => ({ _type: 'reference', _ref, _key: _ref }))
  expect(hidden.length).toBeGreaterThan(0)
  const { context, page } = await openWatched(browser, 1280)
  await patchDocument('siteSettings-kerbside', { set: { 'leads.hiddenLocations': hidden } })
  try {
    const place = page.getByRole('combobox', { name: 'Location' })
    await expect(async () => {
      await page.goto(`${siteOrigin('kerbside')}/contact`)
      await expect(place.getByRole('option')).toHaveCount(2, { timeout: 500 })
    }).toPass()
    await expect(place).not.toHaveValue('')
    await place.selectOption('Choose a location')
    await page.getByRole('form').getByRole('textbox', { name: 'First Name' }).fill('Hannah')
    await page.getByRole('form').getByRole('button', { name: 'Enquire Now' }).click()
    await expect(
      page.getByTestId('error-warning').getByRole('link', { name: 'Choose a place' }),
    ).toBeVisible()
    await expect(place).toHaveValue('')
  } finally {
    await patchDocument('siteSettings-kerbside', { unset: ['leads.hiddenLocations'] })
  }
  await closeAll(context)
})

test('SHARE-03: a dealer without a host name of its own offers no sharing', async ({ browser }) => {
  const id = 'tenant-redgum'
  const [hosts] = await queryLake<string[][]>('*[_id == $id].hosts', { id })
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('redgum')}/search/used-cars`)
  await follow(
    page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first(),
  )
  const actions = page.getByRole('complementary', { name: 'Price and actions' })
  await expect(actions.getByRole('button', { name: 'Share' })).toBeVisible()
  await patchDocument(id, { unset: ['hosts'] })
  try {
    await expect(async () => {
      await page.reload()
      await expect(actions.getByRole('link', { name: 'Print' })).toBeVisible()
      await expect(actions.getByRole('button', { name: 'Share' })).toHaveCount(0, { timeout: 500 })
    }).toPass()
  } finally {
    await patchDocument(id, { set: { hosts } })
  }
  await closeAll(context)
})
