// What a booking ends on, the link that opens it again, and that a time is booked once.
import { request } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { expectSoundPage, openWatched, siteOrigin, sitePort } from './site-process.ts'

/** Fills in a test drive at the nth day that has times; at its last hour, which other tests leave alone. */
async function chooseDrive(page: Page, day: number): Promise<void> {
  const days = page.locator('.when__day').filter({ has: page.locator('.slots input') })
  await days.nth(day).locator('label.day').click()
  await days.nth(day).locator('label.slot').last().click()
  await page.getByLabel('First Name').fill('Hannah')
  await page.getByLabel('Email').fill('hannah@example.com')
}

const book = (page: Page) =>
  page.getByRole('button', { name: /^Book (?:A Test Drive|\w{3} \d+ \w{3}, )/ }).click()

for (const [slug, width, javaScriptEnabled] of [
  ['quayside', 1280, true],
  ['kerbside', 360, false],
] as const)
  test(`a test drive ends on its day, yard and reference, and its link moves and cancels it, at ${width} px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: '@short',
  }, async ({ browser }) => {
    const { context, page } = await openWatched(browser, width, { javaScriptEnabled })
    await page.goto(`${siteOrigin(slug)}/book-test-drive`)
    if (!javaScriptEnabled) {
      await page.getByRole('group', { name: 'Location' }).getByRole('radio').first().check()
    }
    await chooseDrive(page, javaScriptEnabled ? 8 : 9)
    await book(page)
    await expect(page.getByTestId('error-warning'), 'a time needs a mobile').toContainText(
      'Enter your mobile so we can confirm your time',
    )
    await page.getByLabel(/^Mobile/).fill('0491 570 156')
    await book(page)
    await expect(page).toHaveURL(/\/success$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    await expect(page.getByText('We have received your enquiry and will be in touch shortly.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/day \d+ \w+ \d+:\d\d [ap]m/)
    await expect(page.getByText(/^TD-/)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^(Quayside|Kerbside)/ })).toContainText(
      /NSW|WA/,
    )
    await expect(page.getByText('Your driver’s licence, the card')).toBeVisible()
    // Loaded anew: what moves while one page takes the place of another depends on how busy the machine is.
    await page.reload()
    if (javaScriptEnabled) await expectSoundPage(page, `a confirmation ${width}`)
    const calendar = (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? ''
    const file = await fetchPage(slug, calendar)
    expect(file.text).toMatch(
      /^BEGIN:VCALENDAR[\s\S]*DTSTART:\d{8}T\d{6}Z[\s\S]*LOCATION:(Quayside|Kerbside)/,
    )
    const link = page.getByRole('link', { name: 'Change or cancel' })
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).not.toContain('hannah')
    const other = await context.newPage()
    for (const address of [siteOrigin('redgum') + href, `${siteOrigin(slug)}${href.slice(0, -1)}_`]) {
      expect((await other.goto(address))?.status(), 'another dealer’s, or forged').toBe(404)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('We can’t find this booking')
      await expect(other.getByRole('main').getByRole('link', { name: /^Call \d/ })).toHaveAttribute(
        'href',
        /^tel:\d+$/,
      )
      await expect(other.getByRole('definition').filter({ hasText: /\d:\d\d [ap]m/ })).toHaveCount(1)
    }
    await other.close()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking')
    await expect(page.getByText('hannah@example.com'), 'a link says nothing of the person').toHaveCount(0)
    const before = await page.getByRole('heading', { level: 2 }).first().textContent()
    const days = page.locator('.when__day').filter({ has: page.locator('.slots input') })
    await days
      .nth(javaScriptEnabled ? 6 : 7)
      .locator('label.day')
      .click()
    await days
      .nth(javaScriptEnabled ? 6 : 7)
      .locator('label.slot')
      .last()
      .click()
    await page.getByRole('button', { name: 'Change to this time' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Moved to / })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(String(before))
    if (javaScriptEnabled) await expectSoundPage(page, `your booking ${width}`)
    await page.getByText('Cancel this booking', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByText('It’s cancelled.')).toBeVisible()
    await expect(
      page.getByText(/^Your test drive on \w+day .* is cancelled\. There’s nothing more to do\.$/),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pick another time' })).toBeVisible()
    await page.getByRole('button', { name: 'Book it again' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'You’re booked in' })).toBeVisible()
    await page.getByText('Cancel this booking', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByText('It’s cancelled.')).toBeVisible()
    await context.close()
  })

test('a test drive without a time says by when somebody calls, and a time is picked from there', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('quayside')}/book-test-drive`)
  await page.getByLabel('First Name').fill('Hannah')
  await page.getByLabel('Email').fill('hannah@example.com')
  await page.getByLabel(/^Mobile/).fill('0491 570 156')
  await book(page)
  await expect(page).toHaveURL(/\/success$/)
  await expect(
    page.getByText(/^We’ll call you by \d+:[03]0 [ap]m (on|today,) \w+day( \d+ \w+)?\.$/),
    'a time with its weekday',
  ).toBeVisible()
  await page.getByRole('link', { name: 'Pick a time now' }).click()
  await expect(page.getByRole('heading', { name: 'Pick a time now' })).toBeInViewport()
  await expectSoundPage(page, 'a booking without a time')
  expect(errors).toEqual([])
  await context.close()
})

/** What a motorcycle is not, and what nobody does with it. */
const OF_CARS = /\b(cars?|test drive|you drive|drive it|to drive|drive away|driver)\b/i

for (const [width, javaScriptEnabled] of [
  [1280, true],
  [360, false],
] as const)
  test(`a motorcycle is ridden, from its page to the confirmation, at ${width} px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: '@short',
  }, async ({ browser }) => {
    const { context, page } = await openWatched(browser, width, { javaScriptEnabled })
    const main = page.getByRole('main')
    const expectRidden = (name: string) =>
      expect(main, name).not.toContainText(OF_CARS, { useInnerText: true })
    await page.goto(`${siteOrigin('throttle-lane')}/book-test-drive`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a test ride')
    await expectRidden('no motorcycle chosen')
    await page.goto(`${siteOrigin('throttle-lane')}/search/used-cars`)
    await main.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/cars\//)
    const href = await main
      .getByRole('link', { name: 'Book a test ride', includeHidden: true })
      .first()
      .getAttribute('href')
    await page.goto(siteOrigin('throttle-lane') + href)
    await expect(page.getByLabel('I have a current rider’s licence and I’ll bring it')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'You ride' })).toContainText(
      'Bring your rider’s licence.',
    )
    await expectRidden('a motorcycle chosen')
    await chooseDrive(page, javaScriptEnabled ? 5 : 6)
    await page.getByLabel(/^Mobile/).fill('0491 570 156')
    await page.getByRole('button', { name: /^Book (?:a test ride|\w{3} \d+ \w{3}, )/ }).click()
    await expect(page).toHaveURL(/\/success$/)
    await expect(page.getByText('Test ride', { exact: true }).first()).toBeVisible()
    await expectRidden('the confirmation')
    await page.getByRole('link', { name: 'Change or cancel' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking')
    await expectRidden('the booking')
    await context.close()
  })

test('a reload of the test drive page keeps place, time and what was typed', { tag: '@short' }, async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('kerbside')}/book-test-drive`)
  await expect(page.locator('main form[novalidate]')).toBeVisible()
  const places = page.getByRole('group', { name: 'Location' }).getByRole('radio')
  await places.last().check()
  const days = page.locator('.when__day').filter({ has: page.locator('.slots input') })
  await days.nth(3).locator('label.day').click()
  await days.nth(3).locator('label.slot').first().click()
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Comments').fill('Is it the manual?')
  const summary = page.getByRole('complementary', { name: 'Your test drive' }).getByRole('heading').first()
  const chosen = String(await summary.textContent())
  expect(chosen).toMatch(/\d:\d\d [ap]m/)
  await page.reload()
  await expect(summary).toHaveText(chosen)
  await expect(places.last()).toBeChecked()
  await expect(days.nth(3).locator('.slots input').first()).toBeChecked()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Comments')).toHaveValue('Is it the manual?')
  expect(errors).toEqual([])
  await context.close()
})

/** Posts a lead as a program does. */
function postLead(slug: string, lead: object): Promise<{ status: number; text: string }> {
  const body = JSON.stringify(lead)
  return new Promise((done, fail) => {
    const headers = {
      host: `${slug}.localhost:${sitePort}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    request({ host: '127.0.0.1', port: sitePort, path: '/api/leads', method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }))
    })
      .on('error', fail)
      .end(body)
  })
}

test('two shoppers for one time: one gets it, the other is told, and it is gone from the times', {
  tag: '@short',
}, async () => {
  const { text: places } = await fetchPage('kerbside', '/api/locations')
  const [place] = (JSON.parse(places) as { locations: { id: string }[] }).locations
  const path = `/api/appointments?location_id=${place?.id}`
  const times = async () =>
    (JSON.parse((await fetchPage('kerbside', path)).text) as { slots: string[] }).slots
  const appointment = (await times()).at(-1)
  const shopper = (name: string) =>
    postLead('kerbside', {
      kind: 'test_drive',
      name,
      email: `${name.toLowerCase()}@example.com`,
      phone: '0491570156',
      location_id: place?.id,
      appointment,
    })
  const answers = await Promise.all(['Ada', 'Ben', 'Cy', 'Di'].map(shopper))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.text).toContain('just gone. Pick another.')
  expect(await times()).not.toContain(appointment)
})

test('Back, Forward and a reload of a service booking keep the step and what was typed', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('quayside')}/service`)
  await expect(page.locator('main form[novalidate]')).toBeVisible()
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Mobile').fill('0491 570 006')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/service\?step=2$/)
  const heading = page.locator('fieldset:not([hidden]) > legend b')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByLabel('Registration').fill('XYZ789')
  await page.goBack()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await page.goForward()
  await expect(page.getByLabel('Registration')).toHaveValue('XYZ789')
  await page.reload()
  await expect(page.getByLabel('Registration')).toHaveValue('XYZ789')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  expect(errors).toEqual([])
  await context.close()
})

test('Back closes the sheet of an enquiry, and the vehicle’s page stays', { tag: '@short' }, async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('quayside')}/search/used-cars`)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cars\//)
  const address = page.url()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Enquire/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('form')).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  expect(page.url()).toBe(address)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Enquire/ })
    .first()
    .click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\/used-cars/)
  expect(errors).toEqual([])
  await context.close()
})

test('Back, Forward and a reload of a finance application keep the step and what was typed', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('quayside')}/personalised/finance`)
  const term = page.getByRole('slider', { name: /^Term/ })
  await term.press('ArrowLeft')
  await expect(page.getByText('Term: 4 years')).toBeVisible()
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(page).toHaveURL(/step=2$/)
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  const next = page.getByRole('button', { name: /^Next/ })
  for (const name of ['Postcode', /^Spoken to someone/, /^Send me news/]) {
    await page.keyboard.press('Tab')
    const field = page.getByLabel(name)
    await expect(field).toBeFocused()
    const [at, bar] = [await field.boundingBox(), await next.boundingBox()]
    expect((at?.y ?? 0) + (at?.height ?? 0), 'the bar covers no field with the focus').toBeLessThan(
      bar?.y ?? 0,
    )
  }
  await page.goBack()
  await expect(page.getByLabel('First Name')).toBeHidden()
  await page.goForward()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await expect(page.locator('fieldset:not([hidden]) > legend b')).toBeInViewport()
  await expect(page.getByText('$30,000 over 4 years, great credit')).toBeVisible()
  await page.getByRole('button', { name: 'Change Quick Estimate' }).click()
  await expect(term).toHaveValue('4')
  expect(errors).toEqual([])
  await context.close()
})
