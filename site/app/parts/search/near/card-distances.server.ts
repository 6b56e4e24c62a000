import type { Car } from '@forecourt/schemas/contract'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { FACTS_ON_CARD, formatKm } from '#app/parts/car/facts/card-facts.ts'
import type { NearModel } from './near-model.ts'

/** Near a postcode each card's first fact is the distance to the car; without coordinates it is omitted. */
export function withDistances(
  cards: readonly CarCardModel[],
  cars: readonly Car[],
  near: NearModel | undefined,
): CarCardModel[] {
  if (!near?.known) return [...cards]
  const distances = new Map(near.within.map(({ slug, km }) => [slug, km]))
  const placeOf = new Map(cars.map(({ id, location }) => [id, location?.slug ?? '']))
  return cards.map((card) => {
    const km = distances.get(placeOf.get(card.id) ?? '')
    if (km === undefined) return card
    const distance = km < 1 ? 'Under 1 km away' : `${formatKm(km)} away`
    return { ...card, facts: [['map-pin', distance], ...(card.facts ?? []).slice(0, FACTS_ON_CARD - 1)] }
  })
}
