/** Hours a reserved car is held (RES-05). */
export const RESERVATION_HOLD_HOURS = 48

/** The instant (ISO UTC) at which a reservation lapses; at that instant it is over (OPEN-46). */
export function reservationEndsAt(reservedAt: string): string {
  return new Date(Date.parse(reservedAt) + RESERVATION_HOLD_HOURS * 3_600_000).toISOString()
}

/** Is a car whose hold ends at `heldUntil` still held at `now` (ISO instants)? */
export function isHeld(heldUntil: string | null, now: string): boolean {
  return heldUntil !== null && Date.parse(heldUntil) > Date.parse(now)
}
