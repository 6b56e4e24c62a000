import { expect, it } from 'vitest'
import { LAYOUT, streetLayout } from './street-layout.ts'

const NAMES = ['Bourke Road', 'Wickham Street', 'Pacific Highway', 'Pulteney Street', 'Albany Highway', '']

it('the streets of the same names are drawn the same', () => {
  expect(streetLayout(['Bourke Road', 'Doody Street'])).toEqual(streetLayout(['Bourke Road', 'Doody Street']))
})

it('no two places are drawn the same', () => {
  const drawn = NAMES.map((name) => JSON.stringify(streetLayout([name]).roads))
  expect(new Set(drawn).size).toBe(NAMES.length)
})

it.each(NAMES)('of “%s” the mark is within the drawing and above its road', (name) => {
  const { mark, blocks } = streetLayout([name])
  expect(mark.x).toBeGreaterThan(0)
  expect(mark.x + mark.width).toBeLessThan(LAYOUT.width)
  expect(mark.y).toBeGreaterThan(110)
  expect(blocks.every(({ width, height }) => width > 0 && height > 0)).toBe(true)
})
