import type { LatLong } from '@forecourt/schemas/contract'

/** Where things are. */
export type Geocoder = {
  /** The middle of a postcode of four digits, or null where there is none. */
  findPostcode(postcode: string): LatLong | null
}
