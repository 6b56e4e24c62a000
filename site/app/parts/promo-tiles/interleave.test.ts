import { expect, it } from 'vitest'
import { interleavePromos } from './interleave.ts'

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
