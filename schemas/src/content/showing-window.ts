import { hides, shows, type Verdict } from '../reason/reason.ts'
import { formatInstant } from '../time/format-time.ts'
import { addMs, compareInstants } from '../time/instant.ts'

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
