import { type BlockOf, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type LocationCardModel, locationCard } from '#app/features/locations/location-card.server.ts'

/** Locations of the dealer. */
export type LocationsModel = { title: string; places: LocationCardModel[] }

/** LOC-01: the main location, those of a kind, all, or one; null without any that is visible. */
export function locationsModel(
  { title, show, location }: BlockOf<'locations'>,
  dealer: DealerContext,
): LocationsModel | null {
  const places = listLocations(dealer.bundle.locations, show === 'one' ? { id: location } : show)
  return places.length > 0 ? { title, places: places.map((place) => locationCard(place, dealer)) } : null
}
