import { expect, it } from 'vitest'
import { BODY_TYPES, simpleBody } from './body-types.ts'

it('has twenty body types, each with a unique key and label', () => {
  expect(new Set(BODY_TYPES.map(({ key }) => key)).size).toBe(20)
  expect(new Set(BODY_TYPES.map(({ label }) => label)).size).toBe(20)
})

it.each([
  ['5D WAGON', 'Wagon'],
  ['Dual Cab Utility', 'Ute'],
  ['DOUBLE CAB C/CHAS', 'Cab Chassis'],
  ['Sports Utility Vehicle', 'SUV'],
  ['Hatchback', 'Hatch'],
  ['2D Coupé', 'Coupe'],
  ['Panel Van', 'Van'],
  ['Caravan', 'Caravan'],
  ['', ''],
])('reads a dealer’s "%s" as %s', (written, simple) => {
  expect(simpleBody(written)).toBe(simple)
})
