import { expect, it } from 'vitest'
import { geocodePostcode } from './geocoder.ts'
import { POSTCODES } from './postcode-geocoder.server.ts'

it('LOC-24: a postcode is geocoded to its point', () => {
  expect(geocodePostcode('4000', POSTCODES)).toEqual([expect.closeTo(-27.5, 0), expect.closeTo(153, 0)])
})

it.each(['9999', '', 'Brisbane'])(
  'LEAD-38, ERR-26, LOC-24: geocoding %j, which no place has, throws “Invalid postcode”',
  (postcode) => {
    expect(() => geocodePostcode(postcode, POSTCODES)).toThrow(/^Invalid postcode$/)
  },
)
