/** A place of the dealer's and how far it is, in whole kilometres. */
export type NearPlace = { slug: string; name: string; km: number }

/** The result for a postcode: locations with vehicles around it, nearest first, or an unknown postcode. */
export type NearModel =
  | {
      known: true
      /** Locations within the distance. */
      within: NearPlace[]
      /** The nearest location when none is within the distance. */
      nearest: NearPlace | null
      /** Both in a sentence: `Within 50 km of 2000, nearest first: North (5 km).` */
      text: string
    }
  | { known: false }

/** What is wrong with a postcode that no place was found for (ERR-26). */
export const invalidPostcode = (postcode: string): string =>
  /^\d{4}$/.test(postcode)
    ? `Invalid postcode. No place has ${postcode}.`
    : 'Invalid postcode. Please enter a 4-digit number.'
