import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type LocationCardModel, locationCard } from '#app/features/locations/location-card.server.ts'
import { placesOf } from '../locations/locations.server.ts'

/** Where the dealer is. */
export type MapModel = { title: string; places: LocationCardModel[] }

/** The places of the block's mode; null without any that is visible. */
export function mapModel(block: BlockOf<'map'>, dealer: DealerContext): MapModel | null {
  const places = placesOf(block, dealer)
  if (places.length === 0) return null
  return { title: block.title, places: places.map((place) => locationCard(place, dealer)) }
}
