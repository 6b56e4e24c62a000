import type { LatLong, Location } from '@forecourt/schemas/contract'
import type { Geocoder } from './geocoder.ts'

/**
 * The point of a location: its own coordinates, else the centre of its postcode; null when neither is known. Invalid
 * coordinates are ignored, because the index would refuse every car with them.
 */
export function locationPoint({ address }: Pick<Location, 'address'>, geocoder: Geocoder): LatLong | null {
  if (address === null) return null
  const { lat, long, postcode } = address
  if (lat === null || long === null || !isOnGlobe(lat, long)) return geocoder.findPostcode(postcode)
  return [lat, long]
}

function isOnGlobe(lat: number, long: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180
}
