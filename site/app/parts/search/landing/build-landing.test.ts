import { expect, it } from 'vitest'
import { EMPTY_SEARCH, type Values } from '#app/domain/search-address/search-state.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { buildLanding } from './build-landing.server.ts'

const KNOWN = {
  makes: ['Volta', 'Ohm'],
  makeModels: ['Volta Ampere 5', 'Volta Joule'],
  bodies: ['SUV'],
  truckBodies: [],
  locations: [
    { slug: 'north', name: 'North' },
    { slug: 'south', name: 'South' },
  ],
  dealerships: [],
}
const RESULT = {
  cars: [],
  total: 14,
  totalPages: 1,
  page: 1,
  ms: 0,
  stats: { price: { min: 18_990, max: 40_000 }, year: { min: 2016, max: 2023 } },
  facets: {
    make: [
      { value: 'Volta', count: 14 },
      { value: 'Ohm', count: 9 },
    ],
    model: [
      { value: 'Ampere 5', count: 11 },
      { value: 'Joule', count: 2 },
    ],
    location_name: [
      { value: 'North', count: 10 },
      { value: 'South', count: 4 },
    ],
  },
}
const nameChoice = (filters: Values) => `Used ${Object.values(filters).flat().join(' ')} for sale in Perth`
const build = (filters: Values, result: Partial<typeof RESULT> = {}) =>
  buildLanding(testDealer(), {
    state: { ...EMPTY_SEARCH, filters },
    known: KNOWN,
    result: { ...RESULT, ...result },
    nameChoice,
  })

it('a page of a make by condition says its stock in two sentences', () => {
  const landing = build({ car_type: ['used'], make: ['Volta'] })
  expect(landing?.sentences).toEqual([
    expect.stringMatching(/^14 used used Volta at .+, built 2016 to 2023, from \$18,990\.$/),
    'You’ll find them at North (10) and South (4).',
  ])
})

it('neighbours have paths of their own; those of fewer than three vehicles are not linked', () => {
  const groups = build({ car_type: ['used'], make: ['Volta'] })?.groups ?? []
  const hrefs = groups.flatMap(({ links }) => links.map(({ href }) => href))
  expect(hrefs).toEqual([
    '/search/used-cars/volta/ampere-5',
    // All of the make: the Joules have no page.
    '/search/used-cars/volta',
    '/search/used-cars/volta/north',
    '/search/used-cars/volta/south',
    '/search/used-cars/ohm',
  ])
})

it('without a price and a year, and of few vehicles, nothing is made up', () => {
  expect(build({ make: ['Volta'] }, { stats: {} as never })?.sentences[0]).toMatch(
    /^14 Used Volta at [^,]+\.$/,
  )
  expect(build({ make: ['Volta'] }, { total: 2 })?.sentences).toEqual([])
})

it('all stock, a condition alone, other filters and an empty page have none', () => {
  expect(build({})).toBeUndefined()
  expect(build({ car_type: ['used'] })).toBeUndefined()
  expect(build({ make: ['Volta'], colour: ['Red'] })).toBeUndefined()
  expect(build({ make: ['Volta'] }, { total: 0 })).toBeUndefined()
})
