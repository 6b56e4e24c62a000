import { allOf, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '../stock/availability.ts'

/** The buttons a card may have (CARD-01). */
export type CardButton = 'details' | 'finance' | 'reserve' | 'similar'

/** What decides about a card's buttons beside the car. */
export type CardButtonQuestion = {
  car: { status: string; reserved: boolean }
  /** Does the lender's block show for the car (FIN-01 to FIN-09)? */
  finance: Verdict
  /** Is there a page on which a car of this dealer is reserved? */
  reservable: boolean
}

/**
 * Which buttons a card has, with reasons (CARD-01, CARD-16, RES-06): a car that is gone has the way to others like it
 * and nothing else; finance where the lender finances the car, which its make and its dealership may rule out; reserve
 * where the car is free and the dealer takes reservations.
 */
export function cardButtons({ car, finance, reservable }: CardButtonQuestion): Record<CardButton, Verdict> {
  const available = isAvailable(car)
    ? shows('available', 'The car can be bought.')
    : hides('gone', `Its status is ${car.status || 'not known'}.`)
  const free = car.reserved
    ? hides('reserved', 'The car is reserved.')
    : shows('free', 'Nobody holds the car.')
  const taken = reservable
    ? shows('reservable', 'The dealer takes reservations.')
    : hides('no-reserve-page', 'The site has no page for reserving.')
  return {
    details: available,
    finance: allOf([available, finance]),
    reserve: allOf([available, free, taken]),
    similar: available.shown
      ? hides('available', 'The car can be bought.')
      : shows('gone', available.reasons.map(({ text }) => text).join(' ')),
  }
}
