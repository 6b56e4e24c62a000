import type { LatLong } from '@forecourt/schemas/contract'

/** Coordinates of postcodes. */
export type Geocoder = {
  /** The centre of a postcode of four digits, or null for an unknown one. */
  findPostcode(postcode: string): LatLong | null
}

/** The provider of coordinates for postcodes that shoppers type. */
export type Geocoding = {
  /** A geocoder that knows these postcodes as the provider does, and every other one from the embedded list. */
  prepare(postcodes: readonly string[]): Promise<Geocoder>
}

/** Geocoding found nothing (LEAD-38, ERR-26). */
export class InvalidPostcodeError extends Error {
  constructor() {
    super('Invalid postcode')
  }
}

/** The centre of a postcode. @throws InvalidPostcodeError for one that no place has */
export function geocodePostcode(postcode: string, geocoder: Geocoder): LatLong {
  const point = geocoder.findPostcode(postcode)
  if (point === null) throw new InvalidPostcodeError()
  return point
}
