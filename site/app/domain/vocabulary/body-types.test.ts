import { expect, it } from 'vitest'
import { BODY_TYPES, bodyIcon, bodyLabels, simpleBody } from './body-types.ts'

it('has twenty body types, each with a unique key and label', () => {
  expect(new Set(BODY_TYPES.map(({ key }) => key)).size).toBe(20)
  expect(new Set(BODY_TYPES.map(({ label }) => label)).size).toBe(20)
})

it('the icon of a body is that of its kind, by its label in any case; an unknown body has none', () => {
  expect(BODY_TYPES.map(({ label }) => bodyIcon(label)).every(Boolean)).toBe(true)
  expect([bodyIcon('bus'), bodyIcon('EV'), bodyIcon('Motorhome')]).toEqual(['bus', 'zap', 'caravan'])
  expect([bodyIcon('Naked'), bodyIcon('Pop Top Caravan'), bodyIcon('Spaceship')]).toEqual([
    'motorbike',
    'caravan',
    null,
  ])
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

it.each([
  ['motorcycle', 'Adventure Touring', 'Adventure Tourer'],
  ['motorcycle', 'Sport Touring', 'Sports Tourer'],
  ['motorcycle', 'Grand Touring', 'Tourer'],
  ['motorcycle', 'Roadster', 'Roadster'],
  ['motorcycle', 'Naked Sport', 'Naked'],
  ['motorcycle', 'Super Sport', 'Sports'],
  ['motorcycle', 'Something else', 'Something else'],
  ['truck', 'Pantech Truck', 'Pantech'],
  ['truck', 'Crew Cab Tray', 'Tray'],
  ['truck', 'Table Top', 'Tray'],
  ['truck', 'Truck', 'Truck'],
  ['caravan', 'Touring Caravan', 'Caravan'],
  ['caravan', 'Hard Top Camper Trailer', 'Camper Trailer'],
  ['caravan', 'Pop-Top', 'Pop Top Caravan'],
  ['caravan', 'Family Van', 'Caravan'],
  ['motorhome', 'Van Conversion', 'Campervan'],
  ['motorhome', 'C-Class Coach', 'Motorhome'],
  ['boat', 'Runabout Hard Top', 'Runabout Hard Top'],
  ['car', 'Roadster', 'Convertible'],
  ['', 'Touring', 'Wagon'],
])('SRCH-41: of a %s "%s" is read as %s', (itemType, written, simple) => {
  expect(simpleBody(written, itemType)).toBe(simple)
})

it('the icon of a vehicle’s body is that of its own kind', () => {
  expect([bodyIcon('Van', 'truck'), bodyIcon('Van', 'car'), bodyIcon('Van')]).toEqual([
    'truck',
    'car-front',
    'car-front',
  ])
  expect([bodyIcon('Roadster', 'motorcycle'), bodyIcon('Wagon', 'motorcycle')]).toEqual(['motorbike', null])
})

it.each(['motorcycle', 'truck', 'caravan', 'motorhome'])(
  'a body of a %s keeps its name when it is read again',
  (itemType) => {
    const carLabels = new Set(bodyLabels([]))
    for (const label of bodyLabels([itemType]).filter((each) => !carLabels.has(each))) {
      expect(simpleBody(label, itemType)).toBe(label)
    }
  },
)
