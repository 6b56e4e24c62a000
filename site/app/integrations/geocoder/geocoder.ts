import type { Point } from '#app/domain/search/distance.ts'

/** Where things are. */
export type Geocoder = {
  /** The middle of a postcode of four digits, or null where there is none. */
  findPostcode(postcode: string): Point | null
}
