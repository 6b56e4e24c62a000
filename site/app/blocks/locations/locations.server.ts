import { type BlockOf, type Location, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type LocationCardModel, locationCard } from '#app/parts/location/location-card.server.ts'
import {
  findPlaces,
  type PlaceFinderModel,
  readPlacesAsked,
} from '#app/parts/place-finder/find-places.server.ts'
import { readAsked } from '../asked.server.ts'

/** Locations of the dealer: cards below each other, in one row that swipes, or found by a postcode on a plan. */
export type LocationsModel = { title: string } & (
  | { layout: 'carousel' | 'grid'; places: LocationCardModel[] }
  | { layout: 'finder'; finder: PlaceFinderModel }
)

/** LOC-01: the main location, those of a kind, all, or one; null without any that is visible. */
export async function locationsModel(
  { key, title, show, layout, location }: BlockOf<'locations'>,
  dealer: DealerContext,
): Promise<LocationsModel | null> {
  const places = listPlaces({ show, location }, dealer)
  if (places.length === 0) return null
  if (layout !== 'finder')
    return { title, layout, places: places.map((place) => locationCard(place, dealer)) }
  const finder = await findPlaces(places, readPlacesAsked(readAsked(key, dealer)), dealer)
  return { title, layout, finder }
}

/** The places of a block's mode (LOC-01). */
export function listPlaces(
  { show, location }: Pick<BlockOf<'locations'>, 'show' | 'location'>,
  { bundle }: DealerContext,
): Location[] {
  return listLocations(bundle.locations, show === 'one' ? { id: location } : show)
}
