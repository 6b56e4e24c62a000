import type { Car } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { LEAST_LIMIT_KG, MOST_ON_A_BALL_KG } from '#app/domain/towing.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { findSignature, findYard } from '#app/parts/car/card/card-signature.server.ts'
import { formatKm } from '#app/parts/car/facts/card-facts.ts'
import { findDelivery } from '#app/parts/car/facts/find-delivery.server.ts'
import { describeVansBehind, type Van } from '#app/parts/car/facts/vans-here.server.ts'
import type { NearModel } from '../near/near-model.ts'

/** What a page of results knows besides its vehicles. */
type Surroundings = {
  near: NearModel | undefined
  /** As in the address. */
  postcode: string | undefined
  /** The caravans in stock; [] where no vehicle of the page is shown with what it tows. */
  vans: readonly Van[]
}

/** A card among results, with how far its vehicle is, what bringing it costs, and what in the yards it tows. */
export function placeCard(
  card: CarCardModel,
  car: Car,
  dealer: DealerContext,
  { near, postcode, vans }: Surroundings,
): CarCardModel {
  const away = formatAway(car, near)
  const placed =
    away === '' ? card : { ...card, yard: [findYard(car, dealer), away].filter(Boolean).join(', ') }
  if (card.unavailable !== undefined) return placed
  const signature = findSignature(car, dealer)
  if (signature === 'where' && postcode !== undefined) return addDelivery(placed, car, dealer, postcode)
  if (signature === 'tow') return addVans(placed, car, vans)
  return placed
}

/** `20 km away`; '' without a postcode, and for a vehicle at no place within the distance. */
function formatAway({ location }: Car, near: NearModel | undefined): string {
  const place = near?.known ? near.within.find(({ slug }) => slug === location?.slug) : undefined
  if (place === undefined) return ''
  return place.km < 1 ? 'under 1 km away' : `${formatKm(place.km)} away`
}

/** A dealer that brings its vehicles from yard to town says for how much, once the town is known. */
function addDelivery(card: CarCardModel, car: Car, dealer: DealerContext, postcode: string): CarCardModel {
  const brought = findDelivery(car, dealer, postcode)
  if (brought?.priceCents == null) return card
  const yard = card.yard ?? findYard(car, dealer)
  return {
    ...card,
    ...(yard === '' ? {} : { yard }),
    note: `In ${brought.name} by ${brought.by} for ${formatDollars(brought.priceCents)}`,
  }
}

function addVans(card: CarCardModel, { towingKg }: Car, vans: readonly Van[]): CarCardModel {
  if (towingKg === null || towingKg < LEAST_LIMIT_KG || towingKg > MOST_ON_A_BALL_KG) return card
  const note = describeVansBehind(vans, towingKg)
  return note === '' ? card : { ...card, note }
}
