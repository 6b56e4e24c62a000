/**
 * The state of a reservation: `paying` (details entered, deposit unpaid), `held` (reserved for 48 hours), `refused`
 * (paid too late: the car is held by another shopper or sold), `expired` (not paid in time), `cancelled` (by the
 * shopper), `lapsed` (the 48 hours are over).
 */
export type ReservationState = 'paying' | 'held' | 'refused' | 'expired' | 'cancelled' | 'lapsed'

/**
 * The state of the deposit: `none` (nothing taken), `to-capture` and `to-release` (pending at the provider, retried
 * until done), `captured`, `released`.
 */
export type DepositState = 'none' | 'to-capture' | 'captured' | 'to-release' | 'released'

/** How long a shopper has for paying. The provider's sessions last half an hour at least. */
export const PAY_MINUTES = 32

/** The instant (ISO) at which the payment window ends. */
export const payUntil = (now: string): string =>
  new Date(Date.parse(now) + PAY_MINUTES * 60_000).toISOString()
