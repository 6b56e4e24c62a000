import { expect, it } from 'vitest'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { locationPoint } from './location-point.ts'
import { POSTCODES } from './postcode-geocoder.server.ts'

const findPoint = (address: Record<string, unknown> | null) => {
  const [location] = testDealer({ locations: [{ ...rawLocation, address }] }).bundle.locations
  return location && locationPoint(location, POSTCODES)
}

it.each([
  ['the point that staff gave it', { lat: -27.5, long: 153, postcode: '2000' }, [-27.5, 153]],
  [
    'the middle of its postcode without one',
    { lat: null, long: null, postcode: '4000' },
    POSTCODES.findPostcode('4000'),
  ],
  [
    'the middle of its postcode with half of one',
    { lat: -27.5, long: null, postcode: '4000' },
    POSTCODES.findPostcode('4000'),
  ],
  [
    'the middle of its postcode with one off the globe',
    { lat: 153, long: -27.5, postcode: '4000' },
    POSTCODES.findPostcode('4000'),
  ],
  ['nowhere without either', { lat: null, long: null, postcode: '9999' }, null],
  ['nowhere without an address', null, null],
])('locationPoint: a location is at %s', (_what, address, point) => {
  expect(findPoint(address)).toEqual(point)
})
