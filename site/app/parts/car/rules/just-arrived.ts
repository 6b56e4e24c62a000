const DAY_MS = 86_400_000
/** Default number of days a car counts as just arrived (CARD-10). */
export const DEFAULT_JUST_ARRIVED_DAYS = 8

/**
 * The instant (ISO UTC) at which "just arrived" ends, or null when the car's arrival is unknown.
 * At exactly that instant it is over (OPEN-43).
 */
export function justArrivedEndsAt(createdAt: string | null, justArrivedDays?: number | null): string | null {
  if (createdAt === null || Number.isNaN(Date.parse(createdAt))) return null
  return new Date(
    Date.parse(createdAt) + (justArrivedDays ?? DEFAULT_JUST_ARRIVED_DAYS) * DAY_MS,
  ).toISOString()
}

/** Has the car arrived within the dealer's window before `now` (ISO instants)? */
export function isJustArrived(
  createdAt: string | null,
  justArrivedDays: number | null | undefined,
  now: string,
): boolean {
  const endsAt = justArrivedEndsAt(createdAt, justArrivedDays)
  return endsAt !== null && Date.parse(endsAt) > Date.parse(now)
}
