import { type BlockOf, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type LocationCardModel, locationCard } from '#app/features/locations/location-card.server.ts'

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
  const places = listLocations(dealer.bundle.locations, show === 'one' ? { id: location } : show)
  if (places.length === 0) return null
  const swipes = layout === 'carousel'
  return { title, swipes, places: places.map((place) => locationCard(place, dealer)) }
}
