/** A place of the dealer's and how far it is, in whole kilometres. */
export type NearPlace = { slug: string; name: string; km: number }

/** What became of a postcode: places with vehicles around it, nearest first, or a postcode nobody knows. */
export type NearModel =
  | {
      known: true
      /** Those within the distance. */
      within: NearPlace[]
      /** The nearest of all when none is within it. */
      nearest: NearPlace | null
    }
  | { known: false }

/** ERR-26. */
export const INVALID_POSTCODE = 'Invalid postcode. Please enter a 4-digit number.'
