import { combineVerdicts, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'

/** What decides whether a car is reserved online (RES-06, CARD-16, VDP-39). */
export type ReserveQuestion = {
  car: { status: string; reserved: boolean }
  /** Does the dealer take reservations on its site? */
  offered: boolean
  /** Is there a payment provider for the deposit? */
  reserves: boolean
}

/** Whether the car can be reserved online, with one reason per obstacle. */
export function reserveVerdict({ car, offered, reserves }: ReserveQuestion): Verdict {
  return combineVerdicts([availableVerdict(car), freeVerdict(car), takenVerdict(offered, reserves)])
}

/** Can the car be bought? */
export const availableVerdict = (car: { status: string }): Verdict =>
  isAvailable(car)
    ? shows('available', 'The car can be bought.')
    : hides('gone', `Its status is ${car.status || 'not known'}.`)

const freeVerdict = ({ reserved }: { reserved: boolean }) =>
  reserved ? hides('reserved', 'The car is reserved.') : shows('free', 'Nobody holds the car.')

function takenVerdict(offered: boolean, reserves: boolean): Verdict {
  if (!offered) return hides('reservations-off', 'The dealer takes no reservations online.')
  return reserves
    ? shows('reservable', 'The dealer takes reservations.')
    : hides('no-payments', 'There is no payment provider.')
}
