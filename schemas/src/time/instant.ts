/** An instant as an ISO string in UTC, for example `2025-06-30T13:59:59.000Z`. */
export type Instant = string

/**
 * An ISO date-time with any offset as an ISO string in UTC.
 * @throws RangeError when the text is not an instant
 */
export function toInstant(text: string): Instant {
  return new Date(text).toISOString()
}

/** Negative, zero or positive as `a` is before, at or after `b`, whatever offsets they are written with. */
export function compareInstants(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b)
}

/** The instant `ms` milliseconds later. */
export function addMs(instant: string, ms: number): Instant {
  return new Date(Date.parse(instant) + ms).toISOString()
}

/** The earliest of the instants that are there, or null: the end of life of a page that asked several rules. */
export function earliest(instants: readonly (string | null | undefined)[]): Instant | null {
  const known = instants.filter((instant): instant is string => Boolean(instant))
  return known.reduce<string | null>(
    (first, next) => (first === null || compareInstants(next, first) < 0 ? next : first),
    null,
  )
}
