import fc from 'fast-check'
import { expect, it } from 'vitest'
import { VALUE_KEYS } from '#app/domain/search-address/search-keys.ts'
import { EMPTY_SEARCH, type SearchBase, type SearchState } from '#app/domain/search-address/search-state.ts'
import { findRelaxations } from './find-relaxations.server.ts'
import { relaxedByRemoval } from './relaxations.ts'

const all: SearchBase = { path: '/search/new-used-and-demo-cars', filters: {} }
const asked: SearchState = {
  ...EMPTY_SEARCH,
  query: 'tow bar',
  filters: { make: ['Volta'], body: ['SUV', 'Ute'] },
  excluded: { colour: ['Black', 'White'] },
  ranges: { price: [null, 20_000] },
  near: { postcode: '4000', km: 50 },
  photos: true,
}

it('offers to remove each part that leaves cars, most cars first, with the labels of its pills', () => {
  const without = { query: 4, make: 0, body: 9, not_colour: 2, price: 30, places: 1, photos: 0 }
  const choices = relaxedByRemoval(asked, all, without, 'Used')
  expect(choices.map(({ label, count }) => [label, count])).toEqual([
    ['Up to $20,000', 30],
    ['SUV or Ute', 9],
    ['“tow bar”', 4],
    ['Not black, Not white', 2],
    ['Within 50 km of 4000', 1],
  ])
  expect(choices[1]?.href).toBe(
    '/search/new-used-and-demo-cars?query=tow+bar&make=Volta&not_colour=Black&not_colour=White&price=-20000&near=4000&within=50&photos=1',
  )
})

it('offers to remove the path’s own choice too', () => {
  const make: SearchBase = { path: '/search/volta', filters: { make: ['Volta'] } }
  const state: SearchState = { ...EMPTY_SEARCH, filters: { make: ['Volta'], body: ['Ute'] } }
  expect(relaxedByRemoval(state, make, { make: 3, body: 8 }, 'Used')).toEqual([
    { label: 'Ute', href: '/search/volta', count: 8 },
    { label: 'Volta', href: '/search/new-used-and-demo-cars?body=Ute', count: 3 },
  ])
})

it('offers at most five, all with cars', () => {
  const parts = ['query', 'make', 'body', 'not_colour', 'price', 'places', 'photos']
  fc.assert(
    fc.property(fc.record(Object.fromEntries(parts.map((part) => [part, fc.nat(5)]))), (without) => {
      const choices = relaxedByRemoval(asked, all, without, 'Used')
      expect(choices.length).toBe(Math.min(5, Object.values(without).filter((found) => found > 0).length))
      expect(choices.every(({ count }) => count > 0)).toBe(true)
    }),
  )
})

it('offers each part alone when no single part is the cause, and queries these only then', async () => {
  const state: SearchState = {
    ...EMPTY_SEARCH,
    filters: { make: ['Volta'] },
    ranges: { price: [null, 3_000] },
  }
  const asked: SearchState[] = []
  const alone = async (part: SearchState) => {
    asked.push(part)
    return part.filters.make ? 7 : 0
  }
  const search = { state, base: all, used: 'Used' }
  expect(await findRelaxations({ ...search, without: { make: 0, price: 0 } }, alone)).toEqual({
    kind: 'only',
    choices: [{ label: 'Volta', href: '/search/new-used-and-demo-cars?make=Volta', count: 7 }],
  })
  expect(asked).toHaveLength(2)
  const crowd = Object.fromEntries(VALUE_KEYS.map((key) => [key, ['x']]))
  expect(
    await findRelaxations({ ...search, state: { ...state, filters: crowd }, without: {} }, alone),
  ).toBeNull()
  expect(asked).toHaveLength(2)
  expect((await findRelaxations({ ...search, without: { make: 4 } }, alone))?.kind).toBe('without')
  expect(await findRelaxations({ ...search, state: { ...state, ranges: {} }, without: {} }, alone)).toBeNull()
  expect(asked).toHaveLength(2)
})
