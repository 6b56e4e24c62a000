import type { LatLong } from '@forecourt/schemas/contract'

/** Coordinates of postcodes. */
export type Geocoder = {
  /** The centre of a postcode of four digits, or null for an unknown one. */
  findPostcode(postcode: string): LatLong | null
}
