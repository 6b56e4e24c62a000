import { distanceKm, type LatLong, type Location } from '@forecourt/schemas/contract'
import type { Near } from '#app/domain/search-address/near.ts'
import { type Geocoder, geocodePostcode, InvalidPostcodeError } from '#app/integrations/geocoder/geocoder.ts'
import { locationPoint } from '#app/integrations/geocoder/location-point.ts'
import { formatKm } from '#app/parts/car/facts/card-facts.ts'
import { nearLabel } from '../filters/filter-labels.ts'
import type { NearModel, NearPlace } from './near-model.ts'

/**
 * A dealer's locations around a postcode. A vehicle is at its location: the index stores the location's slug.
 * @param stocked names of locations with vehicles: a workshop has no vehicles to view
 */
export function nearPlaces(
  { postcode, km }: Near,
  locations: readonly Location[],
  stocked: ReadonlySet<string>,
  geocoder: Geocoder,
): NearModel {
  const from = findPoint(postcode, geocoder)
  if (from === null) return { known: false }
  const places = locations.flatMap(({ slug, name, address }) => {
    const point = stocked.has(name) ? locationPoint({ address }, geocoder) : null
    return point === null ? [] : [{ slug, name, exact: distanceKm(from, point) }]
  })
  const nearestFirst = places.sort((a, b) => a.exact - b.exact || a.name.localeCompare(b.name))
  const [within = [], beyond = []] = [true, false].map((inside) =>
    nearestFirst
      .filter(({ exact }) => exact <= km === inside)
      .map(({ exact, ...place }) => ({ ...place, km: Math.round(exact) })),
  )
  const nearest = within.length > 0 ? null : (beyond[0] ?? null)
  return { known: true, within, nearest, text: describePlaces({ postcode, km }, within, nearest) }
}

function describePlaces(near: Near, within: readonly NearPlace[], nearest: NearPlace | null): string {
  const where = nearLabel(near)
  if (within.length > 0) {
    const places = within.map((place) => `${place.name} (${formatKm(place.km)})`)
    return `${where}, nearest first: ${places.join(', ')}.`
  }
  const instead = nearest ? ` Your nearest is ${nearest.name}, ${formatKm(nearest.km)} away.` : ''
  return `We have no location ${where.toLowerCase()}.${instead}`
}

/** Null for an invalid postcode, which the page reports beside the field (ERR-26). */
function findPoint(postcode: string, geocoder: Geocoder): LatLong | null {
  try {
    return geocodePostcode(postcode, geocoder)
  } catch (error) {
    if (error instanceof InvalidPostcodeError) return null
    throw error
  }
}
