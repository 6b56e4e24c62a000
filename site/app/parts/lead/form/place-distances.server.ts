import { distanceKm, type Location, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { locationPoint } from '#app/integrations/geocoder/location-point.ts'
import { postcodeMessage } from './postcode.ts'

/** How far each place is from a shopper, in kilometres, by the place's id. */
export type PlaceDistances = ReadonlyMap<Location['id'], number>

/** How far a dealer's places are from a postcode; none for one that is missing, malformed or unknown. */
export async function findDistances(
  { bundle, geocoding }: Pick<DealerContext, 'bundle' | 'geocoding'>,
  postcode = '',
): Promise<PlaceDistances> {
  if (postcode === '' || postcodeMessage(postcode) !== null) return new Map()
  const geocoder = await geocoding.prepare([postcode])
  const from = geocoder.findPostcode(postcode)
  if (from === null) return new Map()
  return new Map(
    listLocations(bundle.locations, 'all').flatMap((place) => {
      const point = locationPoint(place, geocoder)
      return point ? [[place.id, distanceKm(from, point)]] : []
    }),
  )
}
