import { expect, test } from 'vitest'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { filterGroups, type GroupOptions } from './filter-groups.ts'

const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }))
const STOCK = { make: counted({ Astra: 9, Volta: 6, Norda: 3 }) }
const OPTIONS: GroupOptions = {
  typeTitle: 'Car type',
  picks: { price: 'usual', km: false },
  now: '2026-11-21T00:00:00Z',
  used: 'Used',
  signature: 'place',
}

/** The rows of makes when a search finds so many of each. */
function listMakes(found: Record<string, number>, chosen: string[] = []): string[] {
  const state = { ...EMPTY_SEARCH, filters: chosen.length > 0 ? { make: chosen } : {} }
  const groups = filterGroups(state, { facets: STOCK, stats: {} }, { make: counted(found) }, OPTIONS)
  const makes = groups.find(({ key }) => key === 'make')
  return makes?.kind === 'choices' ? makes.rows.map(({ value, count }) => `${value} ${count}`) : []
}

test('choices that most vehicles of a search have come first; what it does not find is shown only when chosen', () => {
  expect(listMakes({ Astra: 0, Volta: 2, Norda: 3 })).toEqual(['Norda 3', 'Volta 2'])
  expect(listMakes({ Astra: 0, Volta: 2, Norda: 3 }, ['Astra'])).toEqual(['Norda 3', 'Volta 2', 'Astra 0'])
  expect(listMakes({ Astra: 4, Volta: 2, Norda: 3 })).toEqual(['Astra 4', 'Norda 3', 'Volta 2'])
})

test('choices keep their places where nothing is found', () => {
  expect(listMakes({})).toEqual(['Astra 0', 'Volta 0', 'Norda 0'])
})

test.each([
  [{ item_type: { car: 3, truck: 2 }, make: { Astra: 2, Volta: 1 } }, 'item_type'],
  [
    { item_type: { car: 9, motorcycle: 2 }, filtered_features: { 'LAMS Approved': 2 }, make: { Astra: 2 } },
    'item_type',
  ],
  [
    {
      item_type: { motorcycle: 5 },
      filtered_features: { Sunroof: 4, 'LAMS Approved': 2 },
      make: { Astra: 2, Volta: 1 },
    },
    'filtered_features',
  ],
  [{ fuel: { Electric: 2, Petrol: 3 }, make: { Astra: 2, Volta: 1 } }, 'fuel'],
  [{ fuel: { Petrol: 3, Diesel: 1 }, make: { Astra: 2, Volta: 1 } }, 'make'],
])('of a stock with %j the first group is %s', (stock, key) => {
  const facets = Object.fromEntries(Object.entries(stock).map(([name, counts]) => [name, counted(counts)]))
  const [first] = filterGroups(EMPTY_SEARCH, { facets, stats: {} }, {}, OPTIONS)
  expect(first).toMatchObject({ key, open: true })
})

const YARDS = { ...STOCK, location_name: counted({ Geelong: 3, Mackay: 2 }) }

test.each([
  ['where', 'location_name', YARDS],
  ['tow', 'towing_kg', YARDS],
  ['tow', 'towing_kg', { ...YARDS, item_type: counted({ car: 3, truck: 2 }) }],
  ['faults', 'make', YARDS],
] as const)('of a dealer whose idea is “%s” the first group is %s, once', (signature, key, facets) => {
  const stats = { towing_kg: { min: 1_000, max: 3_500 } }
  const groups = filterGroups(EMPTY_SEARCH, { facets, stats }, facets, { ...OPTIONS, signature })
  expect(groups[0]).toMatchObject({ key, open: true })
  expect(groups[0]?.more).toBeUndefined()
  expect(groups.filter((group) => group.key === key)).toHaveLength(1)
})

test('of motorcycles the licence comes before features that more of them have', () => {
  const facets = {
    item_type: counted({ motorcycle: 9 }),
    filtered_features: counted({ ABS: 9, 'LAMS Approved': 2 }),
  }
  const [first] = filterGroups(EMPTY_SEARCH, { facets, stats: {} }, facets, OPTIONS)
  expect(first).toMatchObject({ rows: [{ value: 'LAMS Approved', count: 2 }], rest: true })
})

test('the bars and the quick picks of prices are those of what a search finds, or of the stock where it finds none', () => {
  const stock = counted({ 6000: 40, 20000: 30, 90000: 2, 380000: 1 })
  const showPrices = (price: ReturnType<typeof counted>) => {
    const groups = filterGroups(EMPTY_SEARCH, { facets: { price: stock }, stats: {} }, { price }, OPTIONS)
    const group = groups.find(({ key }) => key === 'price')
    return group?.kind === 'range' ? { most: Math.max(...(group.bars ?? [])), picks: group.picks } : null
  }
  const trucks = showPrices(counted({ 90000: 2, 380000: 1 }))
  expect(trucks?.most).toBe(2)
  expect(Math.min(...(trucks?.picks ?? []))).toBeGreaterThan(6_000)
  expect(showPrices([])?.most).toBe(40)
})
