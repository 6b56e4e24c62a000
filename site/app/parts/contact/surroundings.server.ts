import type { Location } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { addressPoint } from '#app/integrations/geocoder/location-point.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import { localPlan, type RegionPlan } from './region-plan.ts'
import { shortPlaceName } from './short-place-name.ts'
import { type StreetPlanModel, streetPlan } from './street-plan.server.ts'

/** What can be shown of the surroundings of a place; at most one of the drawn plans. */
export type SurroundingsModel = {
  /** A picture of the map around; null without a provider, or without its point. */
  map: PictureModel | null
  plan: StreetPlanModel | null
  /** The place in its city, or else in its state, where its streets are not known. */
  region: RegionPlan | null
}

/** Twice the width at which a page shows it is enough for any screen. */
const MAP_SIZE = { width: 640, height: 427 }

/** A place with what is known of where it is. */
export function buildSurroundings(
  { name, address, plan }: Pick<Location, 'name' | 'address' | 'plan'>,
  dealer: DealerContext,
): SurroundingsModel {
  const point = addressPoint(address)
  const words = withoutStega(name)
  const source = point && dealer.mapPicture(point, MAP_SIZE)
  const numbered = { number: 1, label: shortPlaceName(words, dealer.bundle.tenant), point }
  return {
    map: source ? dealer.picture(source, { ...MAP_SIZE, alt: `Map around ${words}` }) : null,
    plan: streetPlan({ name: words, plan }),
    region: plan === null ? localPlan([numbered]) : null,
  }
}
