import { combineVerdicts, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import { availableVerdict, type ReserveQuestion, reserveVerdict } from './reserve-verdict.ts'

/** The buttons a card may have (CARD-01). */
export type CardButton = 'details' | 'finance' | 'reserve' | 'similar'

/** What decides about a card's buttons beside the car. */
export type CardButtonQuestion = ReserveQuestion & {
  /** Does the lender's block show for the car (FIN-01 to FIN-09)? */
  finance: Verdict
}

/**
 * Which buttons a card has, with reasons (CARD-01, CARD-16, RES-06): an unavailable car only has the link to similar
 * cars; finance requires an eligible car, make and dealership; reserve requires a free car and a dealer that takes
 * reservations.
 */
export function cardButtons({ finance, ...reserve }: CardButtonQuestion): Record<CardButton, Verdict> {
  const available = availableVerdict(reserve.car)
  return {
    details: available,
    finance: combineVerdicts([available, finance]),
    reserve: reserveVerdict(reserve),
    similar: available.shown
      ? hides('available', 'The car can be bought.')
      : shows('unavailable', available.reasons.map(({ text }) => text).join(' ')),
  }
}
