import { readFileSync } from 'node:fs'
import { earliest } from '@forecourt/schemas/contract/pure'
import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { regionPlan } from '#app/parts/contact/region-plan.ts'
import { LocationGrid } from '#app/parts/location/location-card.tsx'
import { LocationCarousel } from '#app/parts/location/location-carousel.tsx'
import { LocationPage } from './components/location-page.tsx'
import { LocationsPage } from './components/locations-page.tsx'
import { getLocation } from './location-page.server.ts'
import { getLocations } from './queries.server.ts'

const list = async (raw: Record<string, unknown> = {}, asked = {}) =>
  (await getLocations(testDealer(raw), { near: '', kind: '', make: '', ...asked })).finder
const page = async (raw: Record<string, unknown> = {}, slug = 'north') => {
  const dealer = testDealer(raw)
  const { location } = await getLocation(dealer, slug)
  return { html: pageHtml(<LocationPage location={location} />), location, dealer }
}

test('equal hours from Monday to Friday share one row, with today highlighted', async () => {
  const { location } = await page()
  expect(location.hours).toEqual([
    {
      days: 'Mon\u00a0–\u2060\u00a0Fri',
      text: '8:30\u00a0am\u00a0–\u2060\u00a05:30\u00a0pm',
      today: false,
      closed: false,
    },
    { days: 'Saturday', text: '9:00\u00a0am\u00a0–\u2060\u00a04:00\u00a0pm', today: true, closed: false },
    { days: 'Sunday', text: 'Closed', today: false, closed: true },
  ])
})

test('an open location says until when, and the page expires at that instant', async () => {
  const { html, dealer } = await page()
  expect(html).toContain('Open now <span>until 4:00 pm</span>')
  expect(earliest(dealer.changes)).toBe('2026-11-21T06:00:00.000Z')
})

test('LOC-05, LOC-06: the card of a place has its picture, 150 pixels high, and no box without one', async () => {
  const [place] = (await list({ locations: [rawLocation] })).locations
  if (place === undefined) throw new Error('No place.')
  const picture = { src: '/front.webp', width: 600, height: 150, alt: 'The front' }
  expect(pageHtml(<LocationGrid places={[{ ...place, picture }]} />)).toMatch(/class="pic place__pic"/)
  expect(pageHtml(<LocationGrid places={[{ ...place, picture: null }]} />)).not.toContain('place__pic')
  const styles = readFileSync(new URL('../../styles/components/locations.css', import.meta.url), 'utf8')
  expect(styles).toMatch(/\.place__pic \{[^}]*height: 150px/)
})

test('a closed day has the dealer’s own words', async () => {
  const { location } = await page({ tenant: { flags: { closedText: 'By appointment only' } } })
  expect(location.hours.at(-1)?.text).toBe('By appointment only')
  expect(location.special).toEqual([
    { label: '25 December 2026', name: 'Christmas Day', text: 'By appointment only' },
  ])
})

test('numbers, mail and licences vanish with the flag', async () => {
  const { html } = await page({ tenant: { flags: { showContactDetails: false } } })
  for (const hidden of ['07 5550 0100', 'north@a.example', 'LIC 1']) expect(html).not.toContain(hidden)
  expect((await page()).html).toContain('href="tel:0755500100"')
})

test('a place is found by its slug or its dealership’s, and not at all while it is hidden', async () => {
  await expect(page({}, 'a-north')).resolves.toBeDefined()
  await expect(page({}, 'south')).rejects.toMatchObject({ status: 404 })
  await expect(page({ locations: [{ ...rawLocation, visible: false }] })).rejects.toMatchObject({
    status: 404,
  })
})

test('View Details links to the dealer’s configured address', async () => {
  const hrefs = async (raw: Record<string, unknown>) => (await list(raw)).locations.map(({ href }) => href)
  expect(await hrefs({})).toEqual(['/locations/north'])
  expect(await hrefs({ tenant: { flags: { locationLink: 'dealership' } } })).toEqual(['/locations/a-north'])
  expect(await hrefs({ tenant: { flags: { locationLink: 'contact' } } })).toEqual(['/contact'])
  expect(await hrefs({ tenant: { flags: { locationLink: 'our-location' } } })).toEqual([
    '/our-location/north',
  ])
})

test('the count of reviews shows only above the minimum, a hidden place shows no stars', async () => {
  const rating = async (raw: Record<string, unknown>) => (await list(raw)).locations[0]?.rating
  const rated = (averageRating: number) => ({
    locations: [{ ...rawLocation, reviews: { count: 12, averageRating } }],
  })
  const stars = { full: 4, partial: expect.closeTo(0.6) }
  expect(await rating({})).toEqual({ value: 4.6, stars, count: 12 })
  expect(await rating(rated(4))).toEqual({ value: 4, stars: { full: 4, partial: 0 } })
  expect(await rating({ tenant: { reviews: { hiddenLocations: ['north'] } } })).toBeNull()
})

test('departments at one address have a week of their own each, and a selector (LOC-11)', async () => {
  const service = { ...rawLocation, id: 'location-a-service', slug: 'north-service', locationType: 'service' }
  const { location } = await page({ locations: [rawLocation, service] })
  expect(location.departments.map(({ label, href, current }) => [label, href, current])).toEqual([
    ['Sales', '/locations/north#hours', true],
    ['Service', '/locations/north?department=service#hours', false],
  ])
})

test('a department of the location has its own table, number and open state', async () => {
  const parts = {
    department: 'parts',
    phone: '07 5550 0199',
    openingHours: [
      { weekday: 6, status: 'Closed', byAppointment: true },
      { weekday: 0, status: 'Closed' },
    ],
  }
  const show = (department?: string) =>
    getLocation(testDealer({ locations: [{ ...rawLocation, departments: [parts] }] }), 'north', department)
  const { location } = await show()
  const [sales, own] = location.departments
  expect(sales).toMatchObject({ label: 'Sales', current: true, state: { open: true } })
  expect(own).toMatchObject({ label: 'Parts', phone: { text: '07 5550 0199' }, state: { open: false } })
  expect(own?.hours.find(({ days }) => days === 'Saturday')?.text).toBe('By appointment only')
  expect(sales?.hours.find(({ days }) => days === 'Saturday')?.text).toBe(
    '9:00\u00a0am\u00a0–\u2060\u00a04:00\u00a0pm',
  )
  expect((await show('parts')).location.departments.map(({ current }) => current)).toEqual([false, true])
  expect((await show('boats')).location.departments.map(({ current }) => current)).toEqual([true, false])
})

test('the next three special days show, the rest behind their number', async () => {
  const specialHours = ['05', '12', '19', '26'].map((day) => ({ date: `2026-12-${day}`, status: 'Closed' }))
  const { html } = await page({ locations: [{ ...rawLocation, specialHours }] })
  expect(html).toContain('All 4 days')
  expect(html.indexOf('19 December')).toBeLessThan(html.indexOf('All 4 days'))
  expect(html.indexOf('26 December')).toBeGreaterThan(html.indexOf('All 4 days'))
})

const quotes = (count: number, rating = 5) =>
  Array.from({ length: count }, (_, index) => ({ author: `A${index}`, rating, text: `T${index}` }))

test('LOC-26: of thirteen reviews twelve show; LOC-25: those below the minimum rating do not', async () => {
  const reviewed = (list: unknown[]) => ({
    locations: [{ ...rawLocation, reviews: { count: 12, averageRating: 4.6, quotes: list } }],
  })
  expect((await page(reviewed(quotes(13)))).location.reviews).toHaveLength(12)
  expect((await page(reviewed([...quotes(1), ...quotes(3, 3)]))).location.reviews).toHaveLength(1)
  const hidden = { tenant: { reviews: { hiddenLocations: ['north'] } } }
  expect((await page({ ...reviewed(quotes(2)), ...hidden })).html).not.toContain('What people say')
})

const sydney = {
  ...rawLocation,
  id: 'location-a-south',
  slug: 'south',
  name: 'South',
  locationType: 'service',
  address: { ...rawLocation.address, city: 'Harbour', postcode: '2000', lat: -33.87, long: 151.21 },
}

test('a finder narrows by make where not every place sells the same, and says which is nearest', async () => {
  const [kia, mg] = [
    { name: 'Kia', slug: 'kia' },
    { name: 'MG', slug: 'mg' },
  ]
  const north = { ...rawLocation, manufacturers: [kia, mg] }
  const south = { ...sydney, manufacturers: [mg] }
  const found = await list({ locations: [north, south] }, { near: '2010', make: 'kia' })
  expect(found.makes).toEqual([
    { value: 'kia', label: 'Kia' },
    { value: 'mg', label: 'MG' },
  ])
  expect(found.locations.map(({ name, makes }) => [name, makes])).toEqual([['North', 'Kia, MG']])
  expect(found.summary).toMatch(/^1 sells Kia\. Your nearest is North, [\d,.]+ km away\.$/)
  expect(pageHtml(<LocationsPage finder={found} />)).toContain('id="make"')
  const alike = await list({ locations: [north, { ...south, manufacturers: [kia, mg] }] }, { make: 'kia' })
  expect([alike.makes, alike.summary, alike.locations.map(({ makes }) => makes)]).toEqual([
    [],
    '',
    ['Kia, MG', 'Kia, MG'],
  ])
})

test('people are a list, in today on their weekdays, and pictured only where all are', async () => {
  const people = [
    { name: 'Priya Raman', role: 'Manager', weekdays: [6] },
    { name: 'Tom', weekdays: [1] },
  ]
  const { location, html } = await page({ locations: [{ ...rawLocation, people }] })
  expect(location.people.map(({ inToday }) => inToday)).toEqual([true, false])
  expect(html).not.toContain('people--pictured')
  expect(html.match(/In today/g)).toHaveLength(1)
})

test('LOC-15, LOC-30: the forms of a place lead to its own contact page, each with its subject', async () => {
  const { location } = await page()
  expect(location.email?.href).toBe('/contact-us/north?location_id=location-a-north')
  expect(
    location.subjects.map(({ href }) => new URLSearchParams(href.split('?')[1]).get('category')),
  ).toEqual(['Vehicle Enquiry', 'Service', 'Parts', 'Finance'])
})

test('a location’s structured data has its hours, special days included', async () => {
  const { meta } = await getLocation(testDealer(), 'north')
  const [structured] = meta.structured ?? []
  expect(structured).toMatchObject({
    '@type': 'AutoDealer',
    address: { postalCode: '4000', addressRegion: 'QLD' },
    geo: { latitude: -27.5 },
    aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
  })
  expect(structured).toHaveProperty(
    'openingHoursSpecification',
    expect.arrayContaining([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Saturday',
        opens: '09:00',
        closes: '16:00',
      },
    ]),
  )
  expect(structured).toHaveProperty('specialOpeningHoursSpecification', [
    expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
  ])
})

test('the list is nearest first to a postcode or a suburb of its own, with kilometres and the visitor', async () => {
  const near = (text: string) => list({ locations: [rawLocation, sydney] }, { near: text })
  const found = await near('2010')
  expect(found.locations.map(({ name, number }) => [name, number])).toEqual([
    ['South', 1],
    ['North', 2],
  ])
  expect(found.locations[0]?.distance).toMatch(/^(Under 1|\d+\.\d) km$/)
  expect(found.plan?.points.filter(({ numbers }) => numbers.length === 0)).toHaveLength(1)
  expect((await near('harbour')).locations[0]?.name).toBe('South')
  expect((await near('2010 Surry Hills')).from).toBe('2010')
})

test.each([
  ['9999', 'Invalid postcode'],
  ['abc', 'Invalid postcode. Please enter a 4-digit number.'],
  ['20100', 'Invalid postcode. Please enter a 4-digit number.'],
])('ERR-26: %s is answered with “%s” at the field, and every location', async (near, error) => {
  const found = await list({ locations: [rawLocation, sydney] }, { near })
  expect(found).toMatchObject({ error, from: '' })
  expect(found.locations).toHaveLength(2)
  expect(pageHtml(<LocationsPage finder={found} />)).toMatch(/id="near"[^>]*aria-describedby="near-error"/)
})

test('a kind leaves the locations that have such a department; an unknown one leaves all', async () => {
  const names = async (kind: string) =>
    (await list({ locations: [rawLocation, sydney] }, { kind })).locations.map(({ name }) => name)
  expect(await names('service')).toEqual(['South'])
  expect(await names('boats')).toEqual(['North', 'South'])
})

test('points lie on the plan as on a map, north up, inside its margins, near ones as one', () => {
  const plan = regionPlan(
    [
      { number: 1, label: 'A', point: [-33, 151] },
      { number: 2, label: 'B', point: [-34, 151] },
      { number: 3, label: 'C', point: null },
      { number: 4, label: 'D', point: [-33.02, 151.02] },
      { number: 5, label: 'A', point: [-33.01, 151] },
    ],
    [-33.5, 151],
  )
  expect(plan?.points).toMatchObject([
    { numbers: [1, 4, 5], label: 'A, D', y: 12 },
    { numbers: [2], label: 'B', y: 80 },
    { numbers: [], label: '', y: 46 },
  ])
  // A degree is 68 per cent of the plan, so 20 km are 12.2 and 50 km 30.6.
  expect(plan?.grid).toEqual({ km: 20, percent: 12.23 })
})

test('a plan of a region as wide as a state has the outlines around, one of a city has none', () => {
  const planOf = (south: number) =>
    regionPlan(
      [
        { number: 1, label: 'A', point: [-27.5, 153] },
        { number: 2, label: 'B', point: [south, 153] },
      ],
      null,
    )
  const names = planOf(-33)?.states.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Queensland', 'New South Wales']))
  expect(names).not.toContain('Western Australia')
  expect(planOf(-33)?.country).toBeNull()
  expect(planOf(-27.7)).toMatchObject({ states: [], country: null, city: { roads: expect.any(Array) } })
})

test('a plan without states and without a known city has the country with a mark', () => {
  const plan = regionPlan([{ number: 1, label: 'A', point: [-23.7, 133.9] }], null)
  expect(plan).toMatchObject({ states: [], city: null, country: { x: 350.4, y: 252.1 } })
  expect(plan?.country?.states).toHaveLength(7)
})

test('a place names its makes where they are several, and a department its number where it is another', async () => {
  const own = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, slug: name.toLowerCase() }))
  const departments = [
    { department: 'service', phone: '07 5550 0199', openingHours: rawLocation.openingHours },
    { department: 'parts', phone: '', openingHours: rawLocation.openingHours },
  ]
  const [place] = (await list({ locations: [{ ...rawLocation, manufacturers: own, departments }] })).locations
  expect(place?.makes).toBe('A, B, C, D and 1 more')
  expect(place?.open.map(({ label, phone }) => [label, phone?.text ?? ''])).toEqual([
    ['Sales', ''],
    ['Service', '07 5550 0199'],
    ['Parts', ''],
  ])
  const flags = { showContactDetails: false }
  const hidden = await list({ tenant: { flags }, locations: [{ ...rawLocation, departments }] })
  expect(hidden.locations[0]?.open.every(({ phone }) => phone === null)).toBe(true)
})

test('the list has workdays of the same hours in one row, the weekend by its days', async () => {
  const openingHours = rawLocation.openingHours.map((day) =>
    day.weekday === 4 ? { ...day, intervals: [{ open: '08:30', close: '20:00' }] } : day,
  )
  const [place] = (await list({ locations: [{ ...rawLocation, openingHours }] })).locations
  expect(place?.week.map(({ days, today }) => [days, today])).toEqual([
    ['Mon, Tue, Wed, Fri', false],
    ['Thursday', false],
    ['Saturday', true],
    ['Sunday', false],
  ])
})

test('a plan without any known point is not drawn, and one place has squares of half a kilometre', () => {
  expect(regionPlan([{ number: 1, label: 'A', point: null }], null)).toBeNull()
  expect(regionPlan([{ number: 1, label: 'A', point: [-33, 151] }], null)?.grid.km).toBe(0.5)
})

test('a day by appointment says so, with the next opening', async () => {
  const saturday = { weekday: 6, status: 'Closed', byAppointment: true }
  const openingHours = [...rawLocation.openingHours.filter(({ weekday }) => weekday !== 6), saturday]
  const { html, location } = await page({ locations: [{ ...rawLocation, openingHours }] })
  expect(html).toContain('By appointment <span>today, opens Monday 8:30 am</span>')
  expect(location.departments[0]?.hours[1]).toMatchObject({
    days: 'Saturday',
    text: 'By appointment only',
    closed: false,
  })
})

test.each([
  [1, 'places--lg-2 places--xl-2'],
  [2, 'places--lg-2 places--xl-2'],
  [3, 'places--lg-3 places--xl-3'],
  [4, 'places--lg-3 places--xl-4'],
])('a grid of %i locations has the columns of LOC-08', async (count, columns) => {
  const [card] = (await list()).locations
  if (!card) throw new Error('no card')
  const places = Array.from({ length: count }, (_, index) => ({ ...card, id: String(index) }))
  const html = pageHtml(<LocationGrid places={places} />)
  expect(html).toContain(`class="places ${columns}"`)
})

test.each([
  [3, 3, true],
  [4, 4, false],
  [5, 5, false],
  [8, 5, false],
])(
  'LOC-09, LOC-10: a carousel of %i has %i columns; its hint shows on large screens: %s',
  async (count, columns, hint) => {
    const [card] = (await list()).locations
    if (!card) throw new Error('no card')
    const places = Array.from({ length: count }, (_, index) => ({ ...card, id: String(index) }))
    const html = pageHtml(<LocationCarousel places={places} />)
    expect(html).toContain(`--columns:${columns}`)
    expect(html).toContain('Swipe')
    expect(html.includes('swipe-hint--small')).toBe(!hint)
  },
)

test('how to get to a place without written notes says its address and number, and leads to directions', async () => {
  const { html, location } = await page()
  const [, section = ''] = html.split('id="getting-here"')
  expect(location.gettingHere).toEqual([])
  expect(section).toContain(location.address)
  expect(section).toContain('Ask us the way')
  expect(section).toContain(`href="${location.directions?.replaceAll('&', '&amp;')}"`)
})

test('a place without hours says one thing on its card and on its page', async () => {
  const raw = {
    locations: [{ ...rawLocation, openingHours: [] }],
    tenant: { flags: { closedText: 'By appointment only' } },
  }
  const { html, location } = await page(raw)
  expect(location.hours).toEqual([])
  for (const text of [html, pageHtml(<LocationGrid places={[location]} />)]) {
    expect(text).toContain('Please call us for our hours.')
    expect(text).not.toContain('By appointment only</td>')
  }
})

test('LOC-15: a place has a link called Enquire to its own form, unless contact details are hidden', async () => {
  const links = async (raw = {}) => {
    const { html, location } = await page(raw)
    return [html, pageHtml(<LocationGrid places={[location]} />)].map((text) =>
      /<a[^>]*href="\/contact-us\/north"[^>]*>(?:<[^>]*>)*Enquire</.test(text),
    )
  }
  expect(await links()).toEqual([true, true])
  expect(await links({ tenant: { flags: { showContactDetails: false } } })).toEqual([false, false])
})
