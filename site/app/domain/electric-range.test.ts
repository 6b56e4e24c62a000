import { expect, it } from 'vitest'
import { chargeCents, chargeHours, rangeKm, roadLength, weekCents } from './electric-range.ts'

it.each([
  [655, 0.78, 510],
  [555, 1, 555],
  [435, 0.72, 315],
])('%d km by WLTP are at %d of it %d km', (wltpKm, factor, km) => expect(rangeKm(wltpKm, factor)).toBe(km))

it('a charge takes hours to the next half, and costs whole cents', () => {
  expect(chargeHours(100, 11)).toBe(9.5)
  expect(chargeHours(64, 11)).toBe(6)
  expect(chargeCents(100, 16)).toBe(1_600)
})

it('the road is longer than its last place and the farthest range', () => {
  expect(roadLength([79, 540], 655)).toBeCloseTo(681.2)
  expect(roadLength([79, 540], 315)).toBeCloseTo(561.6)
})

it('a week of 250 km at 450 km a charge of 75 kWh costs five ninths of a charge', () => {
  expect(weekCents({ wltpKm: 450, batteryKwh: 75, centsPerKwh: 16 })).toBe(667)
})
