import { hides, shows, type Verdict } from '../reason/reason.ts'
import { formatDate, formatInstant } from '../time/format-time.ts'
import { addMs, compareInstants } from '../time/instant.ts'
import { dateAt } from '../time/wall-clock.ts'

/** From when until when something shows; a missing end is open (PROMO-02). */
export type ShowingWindow = { start?: string | null; expiry?: string | null }

/**
 * Is it time? The start and the expiry instant are both inside (PROMO-02).
 * @param zone IANA zone for the times in the reasons
 */
export function insideWindow({ start, expiry }: ShowingWindow, now: string, zone: string): Verdict {
  // The expiry instant itself still shows: the first instant after it is one millisecond later.
  const goneAt = expiry ? addMs(expiry, 1) : null
  if (expiry && compareInstants(now, expiry) > 0) {
    return hides('expired', `expired ${formatInstant(expiry, zone)}`)
  }
  if (start && compareInstants(now, start) < 0) {
    return hides('not-started', `starts ${formatInstant(start, zone)}`, addMs(start, 0))
  }
  return expiry
    ? shows('in-time', `shows until ${formatInstant(expiry, zone)}`, goneAt)
    : shows('in-time', start ? `shows since ${formatInstant(start, zone)}` : 'shows without an end')
}

/** When something shows, for a line of a list: `1 July 2027 – 31 July 2027`, `Until 19 December 2026`. */
export function summariseWindow({ start, expiry }: ShowingWindow, zone = 'Australia/Sydney'): string {
  const day = (instant: string) => formatDate(dateAt(instant, zone))
  if (start && expiry) return `${day(start)} – ${day(expiry)}`
  if (expiry) return `Until ${day(expiry)}`
  return start ? `From ${day(start)}` : 'Without an end'
}
