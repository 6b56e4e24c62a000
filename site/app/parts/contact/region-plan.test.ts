import { expect, it } from 'vitest'
import { regionPlan } from './region-plan.ts'

const place = (number: number, label: string, point: readonly [number, number]) => ({ number, label, point })
const PERTH = [
  place(1, 'Cannington', [-32.017, 115.935]),
  place(2, 'Joondalup', [-31.745, 115.77]),
  place(3, 'Rockingham', [-32.28, 115.74]),
]
const ALICE = [place(1, 'Alice Springs', [-23.7, 133.88])]

it('a region within a city shows its coast, its river and its roads', () => {
  const city = regionPlan(PERTH, null)?.city
  expect(city?.sea[0]).toMatch(/^M[-\d. L]+Z$/)
  expect([city?.rivers.length, city?.roads.length].every(Boolean)).toBe(true)
  expect(city?.names.map(({ text }) => text)).toContain('Indian Ocean')
})

it('a name of the drawing that a place would cover is left out', () => {
  const names = regionPlan([place(1, 'Perth', [-31.952, 115.86]), ...PERTH.slice(2)], null)?.city?.names ?? []
  expect(names.map(({ text }) => text)).not.toContain('Perth')
})

it('a region out of the known cities, and one wider than a city, have no drawing of one', () => {
  expect(regionPlan(ALICE, null)?.city).toBeNull()
  expect(regionPlan([...PERTH, place(4, 'Geelong', [-38.15, 144.36])], null)?.city).toBeNull()
})

it('the route leads from the visitor to the first place, and is missing without a visitor', () => {
  const { way, points } = regionPlan(PERTH, [-31.95, 115.86]) ?? {}
  expect(way?.to).toEqual({ x: points?.[0]?.x, y: points?.[0]?.y })
  expect(way?.from).toEqual({ x: points?.at(-1)?.x, y: points?.at(-1)?.y })
  expect(regionPlan(PERTH, null)?.way).toBeNull()
})
