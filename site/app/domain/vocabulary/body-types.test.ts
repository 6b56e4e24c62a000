import { expect, it } from 'vitest'
import { BODY_TYPES, bodyIcon, simpleBody } from './body-types.ts'

it('has twenty body types, each with a unique key and label', () => {
  expect(new Set(BODY_TYPES.map(({ key }) => key)).size).toBe(20)
  expect(new Set(BODY_TYPES.map(({ label }) => label)).size).toBe(20)
})

it('the icon of a body is that of its kind, by its label in any case; an unknown body has none', () => {
  expect(BODY_TYPES.map(({ label }) => bodyIcon(label)).every(Boolean)).toBe(true)
  expect([bodyIcon('bus'), bodyIcon('EV'), bodyIcon('Motorhome')]).toEqual(['bus', 'zap', 'caravan'])
  expect(bodyIcon('Naked')).toBeNull()
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
