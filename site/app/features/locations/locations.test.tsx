import { earliest } from '@forecourt/schemas/contract/pure'
import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { LocationGrid } from './components/location-card.tsx'
import { LocationPage } from './components/location-page.tsx'
import { getLocation, getLocations } from './queries.server.ts'

const page = async (raw: Record<string, unknown> = {}, slug = 'north') => {
  const dealer = testDealer(raw)
  const { location } = await getLocation(dealer, slug)
  return { html: pageHtml(<LocationPage location={location} />), location, dealer }
}

test('equal hours from Monday to Friday share one row, with today highlighted', async () => {
  const { location } = await page()
  expect(location.hours).toEqual([
    { days: 'Mon - Fri', text: '8:30 am - 5:30 pm', today: false, closed: false },
    { days: 'Saturday', text: '9:00 am - 4:00 pm', today: true, closed: false },
    { days: 'Sunday', text: 'Closed', today: false, closed: true },
  ])
})

test('an open location says until when, and the page expires at that instant', async () => {
  const { html, dealer } = await page()
  expect(html).toContain('Open now <span>until 4:00 pm</span>')
  expect(earliest(dealer.changes)).toBe('2026-11-21T06:00:00.000Z')
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

test('View Details links to the dealer’s configured address', () => {
  const hrefs = (raw: Record<string, unknown>) =>
    getLocations(testDealer(raw)).locations.map(({ href }) => href)
  expect(hrefs({})).toEqual(['/locations/north'])
  expect(hrefs({ tenant: { flags: { locationLink: 'dealership' } } })).toEqual(['/locations/a-north'])
  expect(hrefs({ tenant: { flags: { locationLink: 'contact' } } })).toEqual(['/contact'])
  expect(hrefs({ tenant: { flags: { locationLink: 'our-location' } } })).toEqual(['/our-location/north'])
})

test('the count of reviews shows only above the minimum, a hidden place shows no stars', () => {
  const rating = (raw: Record<string, unknown>) => getLocations(testDealer(raw)).locations[0]?.rating
  const rated = (averageRating: number) => ({
    locations: [{ ...rawLocation, reviews: { count: 12, averageRating } }],
  })
  expect(rating({})).toEqual({ value: 4.6, count: 12 })
  expect(rating(rated(4))).toEqual({ value: 4 })
  expect(rating({ tenant: { reviews: { hiddenLocations: ['north'] } } })).toBeNull()
})

test('departments at one address switch between their hours', async () => {
  const service = { ...rawLocation, id: 'location-a-service', slug: 'north-service', locationType: 'service' }
  const { location } = await page({ locations: [rawLocation, service] })
  expect(location.departments).toEqual([
    { label: 'Sales', href: '/locations/north#hours', current: true },
    { label: 'Service', href: '/locations/north-service#hours', current: false },
  ])
})

test('a department of the location has its own table and special days at its own address', async () => {
  const parts = {
    department: 'parts',
    openingHours: [
      { weekday: 6, status: 'Closed', byAppointment: true },
      { weekday: 0, status: 'Closed' },
    ],
  }
  const raw = {
    ...rawLocation,
    departments: [parts],
    specialHours: [
      { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
      { date: '2026-12-05', name: 'Stocktake', status: 'Closed', departments: ['parts'] },
    ],
  }
  const show = (department?: string) => getLocation(testDealer({ locations: [raw] }), 'north', department)
  const [sales, own] = [(await show()).location, (await show('parts')).location]
  expect(sales.departments).toEqual([
    { label: 'Sales', href: '/locations/north#hours', current: true },
    { label: 'Parts', href: '/locations/north?department=parts#hours', current: false },
  ])
  expect(own.departments.map(({ current }) => current)).toEqual([false, true])
  expect(own.hours.find(({ days }) => days === 'Saturday')?.text).toBe('By appointment only')
  expect(sales.hours.find(({ days }) => days === 'Saturday')?.text).toBe('9:00 am - 4:00 pm')
  expect(own.special.map(({ name }) => name)).toEqual(['Stocktake', 'Christmas Day'])
  expect(sales.special.map(({ name }) => name)).toEqual(['Christmas Day'])
  expect((await show('boats')).location.hours).toEqual(sales.hours)
})

test('a day by appointment is told as one, with the next opening', async () => {
  const saturday = { weekday: 6, status: 'Closed', byAppointment: true }
  const openingHours = [...rawLocation.openingHours.filter(({ weekday }) => weekday !== 6), saturday]
  const { html, location } = await page({ locations: [{ ...rawLocation, openingHours }] })
  expect(html).toContain('By appointment <span>today, opens Monday 8:30 am</span>')
  expect(location.hours[1]).toMatchObject({ days: 'Saturday', text: 'By appointment only', closed: false })
})

test.each([
  [1, 'places--lg-2 places--xl-2'],
  [2, 'places--lg-2 places--xl-2'],
  [3, 'places--lg-3 places--xl-3'],
  [4, 'places--lg-3 places--xl-4'],
])('a grid of %i locations has the columns of LOC-08', (count, columns) => {
  const [card] = getLocations(testDealer()).locations
  if (!card) throw new Error('no card')
  const places = Array.from({ length: count }, (_, index) => ({ ...card, id: String(index) }))
  const html = pageHtml(<LocationGrid places={places} />)
  expect(html).toContain(`class="places ${columns}"`)
})
