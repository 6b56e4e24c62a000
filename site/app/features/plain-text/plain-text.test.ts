import { expect, test } from 'vitest'
import { locationMarkdown } from '#app/features/locations/location-markdown.server.ts'
import { offerMarkdown } from '#app/features/offers/offer-markdown.server.ts'
import { vehicleMarkdown } from '#app/features/print/vehicle-markdown.server.ts'
import { rawLocation, rawOffer, testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { mdLink, mdText } from '#app/page/markdown.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { llmsText } from './llms.server.ts'

const vehicle = (car = testCar()) =>
  vehicleMarkdown(testDealer({}, { findCarBySlug: async () => car }), car.slug)

test.each([
  ['a [link](javascript:x) <b>', 'a \\[link\\](javascript:x) \\<b\\>'],
  ['- one', '\\- one'],
  ['12. two\n# three', '\\12. two \\# three'],
  ['Seen\u200b\u200c\u200d\ufeff', 'Seen'],
])('of the text %j nothing has a meaning in Markdown', (text, written) => {
  expect(mdText(text)).toBe(written)
})

test('an address cannot end its link', () => {
  expect(mdLink('x', '/a(b)c')).toBe('[x](/a%28b%29c)')
})

test('a vehicle has its price with its kind, its facts and its dealer', async () => {
  const text = await vehicle()
  expect(text).toMatch(/^# 2023 Volta Ampere 5\n/)
  for (const line of ['- Condition: Used', '- Availability: For sale', '- Price: $38,990 Drive Away'])
    expect(text).toContain(`${line}\n`)
  expect(text).toContain('[Page of this vehicle](http://a.example/cars/2023-volta-ampere-5-touring-1)')
})

test('a sold vehicle has neither price nor repayment', async () => {
  const text = await vehicle(soldCar(1))
  expect(text).toContain('- Availability: Sold')
  expect(text).not.toMatch(/\$|Repayment/)
})

test('a vehicle on its way is not said to be for sale here', async () => {
  expect(await vehicle(testCar({ status: 'coming_soon' }))).toContain('- Availability: Coming soon')
})

test('a vehicle that the dealer does not have is not found', async () => {
  await expect(vehicleMarkdown(testDealer(), 'x')).rejects.toMatchObject({ status: 404 })
})

test('an offer has its conditions; one that is over is not found', () => {
  const text = offerMarkdown(testDealer({ offers: [{ ...rawOffer, disclaimer: 'One.\nTwo *.' }] }), 'winter')
  expect(text).toContain('# Winter offer')
  expect(text).toContain('## Conditions\n\n- One.\n- Two \\*.')
  const over = testDealer({ offers: [{ ...rawOffer, expiry: '2026-01-01T00:00:00.000Z' }] })
  expect(() => offerMarkdown(over, 'winter')).toThrow(expect.objectContaining({ status: 404 }))
})

test('a location has its hours and special days; a hidden one is not found', () => {
  const text = locationMarkdown(testDealer(), 'north')
  expect(text).toContain('- Address: 1 Main Road, Town QLD 4000')
  expect(text).toContain('## Sales hours')
  expect(text).toMatch(/## Special days\n\n- 25 December 2026, Christmas Day: /)
  const hidden = testDealer({ locations: [{ ...rawLocation, visible: false }] })
  expect(() => locationMarkdown(hidden, 'north')).toThrow(expect.objectContaining({ status: 404 }))
})

test('llms.txt names the vehicles by type, the twins of offers and locations, and listed pages only', async () => {
  const page = { id: 'page-1', slug: 'about-us', title: 'About us', blocks: [] }
  const search = async () => ({
    cars: [],
    total: 3,
    totalPages: 0,
    page: 1,
    stats: {},
    ms: 0,
    facets: { car_type: [{ value: 'used', count: 3 }] },
  })
  const pages = [page, { ...page, id: 'page-2', slug: 'secret', unlisted: true }]
  const text = await llmsText(testDealer({ pages }, { search }))
  expect(text).toMatch(/^# Dealer A\n\n> /)
  expect(text).toContain('- [Used vehicles](http://a.example/search/used-cars): 3 in stock')
  expect(text).toContain('(http://a.example/offers/make-one/winter.md)')
  expect(text).toContain('(http://a.example/locations/north.md)')
  expect(text).toContain('(http://a.example/about-us)')
  expect(text).toContain('(http://a.example/api/search/new-used-and-demo-cars)')
  expect(text).toContain('(http://a.example/api/locations)')
  expect(text).not.toContain('secret')
})

test('llms.txt without the stock is no list without vehicles', async () => {
  const away = new StockUnavailableError('away')
  await expect(llmsText(testDealer({}, { search: () => Promise.reject(away) }))).rejects.toBe(away)
})
