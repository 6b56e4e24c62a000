import { expect, it } from 'vitest'
import { fillLastRow, interleavePromos } from './interleave.ts'

const shown = (cars: string[], tiles: { id: string; position: number }[]) =>
  interleavePromos(cars, tiles).map((cell) => (cell.kind === 'car' ? cell.car : cell.tile.id))

it('shows no tile beside no cars', () => {
  expect(shown([], [{ id: 'P', position: 1 }])).toEqual([])
})

it('lets the second of two tiles for one cell follow', () => {
  const tiles = [
    { id: 'P', position: 1 },
    { id: 'Q', position: 1 },
  ]
  expect(shown(['a', 'b'], tiles)).toEqual(['P', 'Q', 'a', 'b'])
})

it('moves a tile with an invalid position to the nearest end', () => {
  expect(shown(['a'], [{ id: 'P', position: -3 }])).toEqual(['P', 'a'])
  expect(shown(['a'], [{ id: 'P', position: 99 }])).toEqual(['a', 'P'])
})

it.each([
  [21, 2, [2, 2, 2]],
  [3, 1, [1, 3, 1]],
  [1, 1, [1, 2, 3]],
])('makes the last tile as wide as the last row needs it: %d cars and %d tiles', (cars, tiles, fills) => {
  const places = Array.from({ length: tiles }, (_, index) => ({ position: 2 + 4 * index, wide: false }))
  const cells = fillLastRow(interleavePromos(Array.from({ length: cars }, String), places))
  const promos = cells.flatMap((cell) => (cell.kind === 'promo' ? [cell.fills] : []))
  expect(promos.at(-1)).toEqual(fills)
  expect(promos.slice(0, -1)).toEqual(promos.slice(1).map(() => undefined))
  for (const [index, columns] of [2, 3, 4].entries())
    expect((cars + tiles - 1 + (fills[index] ?? 0)) % columns).toBe(0)
})

it('counts a wide tile twice, and leaves cars without a tile as they are', () => {
  const wide = [
    { position: 1, wide: true },
    { position: 3, wide: false },
  ]
  const cells = fillLastRow(interleavePromos(['a', 'b'], wide))
  expect(cells.flatMap((cell) => (cell.kind === 'promo' ? [cell.fills] : []))).toEqual([undefined, [2, 2, 4]])
  expect(fillLastRow(interleavePromos(['a'], []))).toEqual([{ kind: 'car', car: 'a' }])
})
