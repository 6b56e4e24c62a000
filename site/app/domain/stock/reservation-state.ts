/**
 * How far a shopper's reservation is: `paying` (details given, the deposit is not paid), `held` (the car is theirs for
 * 48 hours), `refused` (paid too late: somebody else holds the car, or it is sold), `expired` (not paid in time),
 * `cancelled` (given back by the shopper), `lapsed` (the 48 hours are over).
 */
export type ReservationState = 'paying' | 'held' | 'refused' | 'expired' | 'cancelled' | 'lapsed'

/**
 * What became of the deposit: `none` (nothing was taken), `to-capture` and `to-release` (the provider has yet to do it,
 * which is tried until it is done), `captured`, `released`.
 */
export type DepositState = 'none' | 'to-capture' | 'captured' | 'to-release' | 'released'

/** How long a shopper has for paying. The provider's sessions last half an hour at least. */
export const PAY_MINUTES = 32

/** The instant (ISO) from which nothing can be paid. */
export const payUntil = (now: string): string =>
  new Date(Date.parse(now) + PAY_MINUTES * 60_000).toISOString()

/** The deposit of a dealer that names no other (RES-04, CONST-06). */
export const DEFAULT_DEPOSIT_CENTS = 20_000
