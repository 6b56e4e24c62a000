import { expect, it } from 'vitest'
import { listTileColours } from './tile-colours.ts'

it('lists a tile’s backgrounds by name, with the contrast of the words on them', () => {
  const colours = listTileColours({ brand: '#1549d8', accent: '#ffc936' }, 'metro')
  expect(colours.map(({ title }) => title)).toEqual(['Brand', 'Accent', 'Ink', 'Paper'])
  expect(colours[0]).toMatchObject({
    value: 'brand',
    background: '#1549d8',
    words: '#ffffff',
    isReadable: true,
  })
  expect(colours[0]?.ratio).toBeCloseTo(7.08, 1)
})

it('says of a background that no ink can be read on that it fails', () => {
  const [brand] = listTileColours({ brand: '#787878', accent: '#ffc936' }, 'metro')
  expect(brand?.ratio).toBeLessThan(4.5)
  expect(brand?.isReadable).toBe(false)
})
