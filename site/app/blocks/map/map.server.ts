import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { addressPoint } from '#app/integrations/geocoder/location-point.ts'
import { localPlan, type RegionPlan } from '#app/parts/contact/region-plan.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import { type StreetPlanModel, streetPlan } from '#app/parts/contact/street-plan.server.ts'
import { type LocationCardModel, locationCard } from '#app/parts/location/location-card.server.ts'
import { listPlaces } from '../locations/locations.server.ts'

/** Where the dealer is: the streets around one place where staff named them, else the places in their region. */
export type MapModel = {
  title: string
  places: LocationCardModel[]
  streets: StreetPlanModel | null
  region: RegionPlan | null
}

/** The places of the block's mode; null without any that is visible. */
export function mapModel(block: BlockOf<'map'>, dealer: DealerContext): MapModel | null {
  const places = listPlaces(block, dealer)
  const [first] = places
  if (!first) return null
  const numbered = places.map(({ name, address }, index) => ({
    number: index + 1,
    label: shortPlaceName(name, dealer.bundle.tenant),
    point: addressPoint(address),
  }))
  return {
    title: block.title,
    places: places.map((place) => locationCard(place, dealer)),
    streets: places.length === 1 ? streetPlan(first) : null,
    region: localPlan(numbered),
  }
}
