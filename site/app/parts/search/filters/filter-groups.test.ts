import { expect, test } from 'vitest'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { filterGroups } from './filter-groups.ts'

const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }))
const STOCK = { make: counted({ Astra: 9, Volta: 6, Norda: 3 }) }

/** The rows of makes when a search finds so many of each. */
function listMakes(found: Record<string, number>, chosen: string[] = []): string[] {
  const state = { ...EMPTY_SEARCH, filters: chosen.length > 0 ? { make: chosen } : {} }
  const groups = filterGroups(
    state,
    { facets: STOCK, stats: {} },
    { make: counted(found) },
    {
      typeTitle: 'Car type',
      picks: { price: 'usual', km: false },
      now: '2026-11-21T00:00:00Z',
      used: 'Used',
    },
  )
  const makes = groups.find(({ key }) => key === 'make')
  return makes?.kind === 'choices' ? makes.rows.map(({ value, count }) => `${value} ${count}`) : []
}

test('choices that a search does not find come last, the others stay in their order', () => {
  expect(listMakes({ Astra: 0, Volta: 2, Norda: 3 })).toEqual(['Volta 2', 'Norda 3', 'Astra 0'])
  expect(listMakes({ Astra: 4, Volta: 2, Norda: 3 })).toEqual(['Astra 4', 'Volta 2', 'Norda 3'])
})

test('choices keep their places where nothing is found', () => {
  expect(listMakes({})).toEqual(['Astra 0', 'Volta 0', 'Norda 0'])
})
