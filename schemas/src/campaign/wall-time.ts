import { addMs, type Instant } from '../time/instant.ts'
import { computeInstant } from '../time/wall-clock.ts'

/** A date and time of day without a zone, `2026-12-01T09:00`: each site of a campaign reads it on its own clock. */
export const WALL_TIME = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/

const LAST_MINUTE = 1439

/** The instant at which a zone's clocks show a wall time. 11:59 pm, as an end, counts to its last second. */
export function instantOfWallTime(wall: string, zone: string, edge: 'from' | 'until'): Instant {
  const [date = '', time = ''] = wall.split('T')
  const [hours = 0, minute = 0] = time.split(':').map(Number)
  const minutes = hours * 60 + minute
  const instant = computeInstant(date, minutes, zone)
  return edge === 'until' && minutes === LAST_MINUTE ? addMs(instant, 59_000) : instant
}
