import { expect, it } from 'vitest'
import { licenceClass } from '#app/parts/car/facts/key-facts.ts'

it.each([
  [4_495, '4x2', 'Tray Truck', 'Car licence (C)'],
  [4_500, '4x2', 'Tray Truck', 'Car licence (C)'],
  [4_501, '4x2', 'Tray Truck', 'Light rigid (LR)'],
  [8_000, '4x4', 'Tipper', 'Light rigid (LR)'],
  [12_000, '4x2', 'Pantech', 'Medium rigid (MR)'],
  [22_500, '6x4', 'Tipper', 'Heavy rigid (HR)'],
  [24_000, '6x4', 'Prime Mover', 'Heavy combination (HC)'],
  [null, '6x4', 'Tipper', ''],
])('a truck of %s kg with %s as %s needs: %s', (grossKg, wheels, body, licence) => {
  expect(licenceClass({ grossKg, wheels, body })).toBe(licence)
})
