import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { equipmentRows, findBest, signatureRows } from './compare-rows.ts'
import { getCompare } from './queries.server.ts'

const cars = new Map(
  [
    testCar({ id: 'a', slug: 'one', colour: 'Red', standardEquipment: ['Cruise Control', 'Tow Bar'] }),
    testCar({ id: 'b', slug: 'two', colour: 'Blue', km: 9_000, standardEquipment: ['cruise control '] }),
  ].map((car) => [car.slug, car]),
)
const dealer = (flags = { garage: true }) =>
  testDealer({ tenant: { flags } }, { findCarBySlug: async (_scope, slug) => cars.get(slug) ?? null })
const compare = (query: string) => getCompare(dealer(), new URLSearchParams(query))

describe('cars side by side', () => {
  it('are in the requested order, each with a link to the same page without it', async () => {
    const page = await compare('cars=two,one')
    expect(page.cars.map(({ card }) => card.slug)).toEqual(['two', 'one'])
    expect(page.cars[0]?.without).toBe('/compare?cars=one')
    expect(page.meta.path).toBe('/compare?cars=two,one')
  })

  it.each([
    ['', 2, '/compare?cars=one,two,three&with=3', '/compare?cars=one,two,three&with=3'],
    ['&with=3', 3, '/compare?cars=one,two,three', '/compare?cars=one,two,three'],
    ['&with=9', 2, '/compare?cars=one,two,three&with=3', '/compare?cars=one,two,three&with=3'],
    ['&with=x', 2, '/compare?cars=one,two,three&with=3', '/compare?cars=one,two,three&with=3'],
  ])(
    'on a phone have one beside the first (%s), and the way to the others',
    async (query, beside, previous, next) => {
      const three = new Map(cars).set('three', testCar({ id: 'c', slug: 'three' }))
      const stock = { findCarBySlug: async (_scope: unknown, slug: string) => three.get(slug) ?? null }
      const page = await getCompare(
        testDealer({ tenant: { flags: { garage: true } } }, stock),
        new URLSearchParams(`cars=one,two,three${query}`),
      )
      expect(page).toMatchObject({ beside, turns: { previous, next } })
      expect((await compare('cars=one,two')).turns).toBeNull()
    },
  )

  it('list every fact, or only those that differ on request', async () => {
    const all = await compare('cars=one,two')
    const differing = await compare('cars=one,two&differences=1')
    const labels = (page: typeof all) => page.groups.flatMap(({ rows }) => rows.map(({ label }) => label))
    expect(labels(all)).toEqual(expect.arrayContaining(['Kilometres', 'Year', 'Colour', 'Cruise Control']))
    expect(labels(differing)).toEqual(expect.arrayContaining(['Kilometres', 'Colour', 'Tow Bar']))
    expect(labels(differing)).not.toContain('Year')
    expect(labels(differing)).not.toContain('Cruise Control')
    expect(all.counts).toEqual({ all: labels(all).length, differing: labels(differing).length })
    expect(differing.counts).toEqual(all.counts)
  })

  it('have the features that all have in a group of their own, after those of some', async () => {
    const { groups } = await compare('cars=one,two')
    expect(groups.slice(-2)).toMatchObject([
      { title: 'Features', rows: [{ label: 'Tow Bar' }] },
      { title: 'Features they all have', shared: true, rows: [{ label: 'Cruise Control' }] },
    ])
  })

  it('name the lowest price and the fewest kilometres, and where to ask about each', async () => {
    const { groups, cars: columns } = await compare('cars=one,two')
    const kilometres = groups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Kilometres')
    expect(kilometres?.best).toEqual({ index: 1, words: 'Fewest' })
    expect(columns.map(({ enquire }) => enquire?.href)).toEqual(['/contact?car_id=a', '/contact?car_id=b'])
    expect(findBest([2_000, 1_000], 'Lowest')).toEqual({ index: 1, words: 'Lowest' })
    expect(findBest([1_000, 1_000], 'Lowest')).toBeNull()
    expect(findBest([1_000, null], 'Lowest')).toBeNull()
  })

  it('mark what tows most and burns least, and begin with what the dealer’s cards say', async () => {
    const stock = new Map(
      [
        testCar({ id: 'a', slug: 'one', towingcapacitybraked: '3,500', fuelconsumptioncombined: '8.1' }),
        testCar({ id: 'b', slug: 'two', towingcapacitybraked: '750', fuelconsumptioncombined: '5.4' }),
      ].map((car) => [car.slug, car]),
    )
    const { groups } = await getCompare(
      testDealer(
        { tenant: { flags: { garage: true } } },
        { findCarBySlug: async (_scope: unknown, slug: string) => stock.get(slug) ?? null },
      ),
      new URLSearchParams('cars=one,two'),
    )
    const best = groups
      .flatMap(({ rows }) => rows)
      .flatMap(({ label, best }) => (best ? [[label, best]] : []))
    expect(best).toEqual(
      expect.arrayContaining([
        ['Towing capacity, braked', { index: 0, words: 'Most' }],
        ['Consumption, combined', { index: 1, words: 'Lowest' }],
      ]),
    )
    const said = signatureRows([
      { figures: [['Tows', '3,500 kg']], note: 'Falls to $26,050 on Thu 10 Dec' },
      { reach: { share: 1, text: 'Springwood to Grafton, on the highway', km: '350 km' } },
    ])
    expect(said.map(({ label, values }) => [label, ...values])).toEqual([
      ['Tows', '3,500 kg', ''],
      ['Range', '', '350 km · Springwood to Grafton, on the highway'],
      ['Worth knowing', 'Falls to $26,050 on Thu 10 Dec', ''],
    ])
  })

  it.each([
    ['Drive Away', 'Drive Away', { index: 1, words: 'Lowest' }],
    ['Drive Away', 'Excl. Govt. Charges', null],
    ['Drive Away', '', null],
  ])('names the lowest of prices %s and %s only where they include the same', async (one, two, best) => {
    const priced = new Map(
      [
        testCar({ id: 'a', slug: 'one', price: 26_990, price_type: one }),
        testCar({ id: 'b', slug: 'two', price: 19_490, price_type: two }),
      ].map((car) => [car.slug, car]),
    )
    const findCarBySlug = async (_scope: unknown, slug: string) => priced.get(slug) ?? null
    const page = await getCompare(
      testDealer({ tenant: { flags: { garage: true } } }, { findCarBySlug }),
      new URLSearchParams('cars=one,two'),
    )
    expect(page.bestPrice).toEqual(best)
  })

  it('counts an unknown car without naming it', async () => {
    const page = await compare('cars=one,of-another-dealer')
    expect(page.missing).toBe(1)
    expect(page.cars).toHaveLength(1)
    expect(JSON.stringify({ ...page, meta: null })).not.toContain('of-another-dealer')
  })

  it('is empty without cars, and reports when too many were requested', async () => {
    expect(await compare('')).toMatchObject({ cars: [], groups: [], missing: 0, tooMany: false })
    expect(await compare('cars=one,two,c,d,e')).toMatchObject({ missing: 2, tooMany: true })
  })

  it('is a 404 where the dealer has no garage', async () => {
    const refused = getCompare(dealer({ garage: false }), new URLSearchParams('cars=one'))
    await expect(refused).rejects.toMatchObject({ status: 404 })
  })
})

it('treats equipment that differs in case or spaces as the same', () => {
  const rows = equipmentRows([
    { standardEquipment: ['Tow Bar', ''] },
    { standardEquipment: [' tow bar', 'Hill Hold'] },
  ])
  expect(rows).toEqual([
    { label: 'Tow Bar', values: ['Yes', 'Yes'], same: true },
    { label: 'Hill Hold', values: ['', 'Yes'], same: false },
  ])
})

it('a measure among the features is the figure of each vehicle, and one without a name is left out', () => {
  const rows = equipmentRows([
    { standardEquipment: ['Seat Height 805 mm', '1298 cc', 'ABS'] },
    { standardEquipment: ['Seat height 820mm', '895 cc'] },
  ])
  expect(rows).toEqual([
    { label: 'Seat Height', values: ['805 mm', '820mm'], same: false },
    { label: 'ABS', values: ['Yes', ''], same: false },
  ])
})
