import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceKm, type Point } from './distance.ts'

const point: fc.Arbitrary<Point> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('is that of the map between two cities', () => {
  const sydney = { lat: -33.8688, lng: 151.2093 }
  const brisbane = { lat: -27.4698, lng: 153.0251 }
  expect(distanceKm(sydney, brisbane)).toBeCloseTo(731, -1)
})

it('is none to the same place, the same both ways, and at most half the way around', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(distanceKm(one, one)).toBe(0)
      expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6)
      expect(distanceKm(one, other)).toBeLessThanOrEqual(20_016)
    }),
  )
})
