import type { LatLong, Location } from '@forecourt/schemas/contract'
import type { Geocoder } from './geocoder.ts'

/** The coordinates of an address; null without, and for ones that are not on the globe. */
export function addressPoint(address: Location['address']): LatLong | null {
  if (address === null || address.lat === null || address.long === null) return null
  return isOnGlobe(address.lat, address.long) ? [address.lat, address.long] : null
}

/**
 * The point of a location: its own coordinates, else the centre of its postcode; null when neither is known. Invalid
 * coordinates are ignored, because the index would refuse every car with them.
 */
export function locationPoint({ address }: Pick<Location, 'address'>, geocoder: Geocoder): LatLong | null {
  if (address === null) return null
  return addressPoint(address) ?? geocoder.findPostcode(address.postcode)
}

function isOnGlobe(lat: number, long: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180
}
