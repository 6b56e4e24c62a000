import { formatShortDay, wallClockAt } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'

/** A reservation made on the site: until which day it holds the car (`Tue 1 Dec`), and the instant it ends. */
export type Hold = { day: string; endsAt: string }

/** Who holds a car until when; null for a car that is free or sold, and for a dealer's own hold, which has no end (RES-05). */
export function findHold(
  car: { status: string; reserved: boolean; reservedUntil: string | null },
  { now, timeZone }: { now: string; timeZone: string },
): Hold | null {
  const endsAt = car.reservedUntil
  if (!isAvailable(car) || !car.reserved || endsAt === null || Date.parse(endsAt) <= Date.parse(now))
    return null
  const readDate = (instant: string) => wallClockAt(instant, timeZone).date
  return { day: formatShortDay(readDate(endsAt), readDate(now)), endsAt }
}
