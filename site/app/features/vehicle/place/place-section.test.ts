import { describe, expect, it } from 'vitest'
import { announcedCity } from '#app/features/vehicle/place/place-section.server.ts'

describe('the city that is announced (VDP-35)', () => {
  it('is that of a car which is not in the dealer’s primary city', () => {
    expect(announcedCity(' Roma ', 'Toowoomba')).toBe('Roma')
  })

  it.each([
    ['the same city', 'Toowoomba', 'Toowoomba'],
    ['the same city in other letters and spaces', ' TOOWOOMBA', 'Toowoomba '],
    ['no city of the car', '', 'Toowoomba'],
    ['no city of the dealer', 'Roma', ''],
  ])('is none with %s', (_words, city, primary) => {
    expect(announcedCity(city, primary)).toBeNull()
  })
})
