import { expect, it } from 'vitest'
import { toItemType } from './vocabulary.ts'

const CONTEXT = { timeZone: 'Australia/Sydney', now: '2026-07-10T02:00:00.000Z' }

it.each([
  ['', 'car'],
  ['Passenger', 'car'],
  ['Light Commercial', 'car'],
  ['Off Road Caravan', 'caravan'],
  ['Caravan - Pop Top', 'caravan'],
  ['Camper Trailer', 'caravan'],
  ['Caravans & Motorhomes', 'motorhome'],
  ['Road Bike', 'motorcycle'],
  ['Heavy Truck', 'truck'],
])('VDP-47: a feed’s %j is a %s', (text, type) => {
  expect(toItemType(text, CONTEXT)).toEqual({ value: type })
})

it('an unknown type is stored as it is, with a warning', () => {
  expect(toItemType('Hovercraft', CONTEXT)).toEqual({
    value: 'hovercraft',
    warning: 'item type "hovercraft" is not known',
  })
})
