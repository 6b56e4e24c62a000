import { type BlockOf, type Location, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type LocationCardModel, locationCard } from '#app/parts/location/location-card.server.ts'

/** Locations of the dealer. */
export type LocationsModel = {
  title: string
  /** In one row that swipes, rather than in a grid. */
  swipes: boolean
  places: LocationCardModel[]
}

/** LOC-01: the main location, those of a kind, all, or one; null without any that is visible. */
export function locationsModel(
  { title, show, layout, location }: BlockOf<'locations'>,
  dealer: DealerContext,
): LocationsModel | null {
  const places = listPlaces({ show, location }, dealer)
  if (places.length === 0) return null
  const swipes = layout === 'carousel'
  return { title, swipes, places: places.map((place) => locationCard(place, dealer)) }
}

/** The places of a block's mode (LOC-01). */
export function listPlaces(
  { show, location }: Pick<BlockOf<'locations'>, 'show' | 'location'>,
  { bundle }: DealerContext,
): Location[] {
  return listLocations(bundle.locations, show === 'one' ? { id: location } : show)
}
