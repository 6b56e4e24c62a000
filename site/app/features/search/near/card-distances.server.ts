import type { Car } from '@forecourt/schemas/contract'
import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import { formatKm } from '#app/features/car/facts/card-facts.ts'
import type { NearModel } from './near-model.ts'

/** Facts that a card has room for. */
const FACTS = 3

/** Cards near a postcode say first how far it is to each car; of a place that has no point nothing is said. */
export function withDistances(
  cards: readonly CarCardModel[],
  cars: readonly Car[],
  near: NearModel | undefined,
): CarCardModel[] {
  if (!near?.known) return [...cards]
  const away = new Map(near.within.map(({ slug, km }) => [slug, km]))
  const placeOf = new Map(cars.map(({ id, location }) => [id, location?.slug ?? '']))
  return cards.map((card) => {
    const km = away.get(placeOf.get(card.id) ?? '')
    if (km === undefined) return card
    const distance = km < 1 ? 'Under 1 km away' : `${formatKm(km)} away`
    // A card has room for three, and a page for so many bytes.
    return { ...card, facts: [['map-pin', distance], ...(card.facts ?? []).slice(0, FACTS - 1)] }
  })
}
