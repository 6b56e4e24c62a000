/** Weekday names by number; 0 is Sunday. */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** `17:30` as `5:30 pm` (LOC-20, OPEN-51); null when the text is no time of day. `24:00` is midnight. */
export function formatTwelveHour(time: string): string | null {
  const minutes = parseTimeOfDay(time)
  return minutes === null ? null : formatMinutes(minutes)
}

/** Minutes past midnight as `5:30 pm`. */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const past = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${past} ${hour < 12 ? 'am' : 'pm'}`
}

/** `HH:mm` (or `H:mm`) as minutes past midnight, `24:00` included; null when it is no time of day. */
export function parseTimeOfDay(time: string): number | null {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time.trim())
  if (!found) return null
  const minutes = Number(found[1]) * 60 + Number(found[2])
  return Number(found[2]) < 60 && minutes <= 1440 ? minutes : null
}

// Making a formatter costs a hundred times what using it does.
const LONG_DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The clock of an IANA zone, kept because there are few of them. @throws RangeError for an unknown zone */
function getClock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  clocks.set(zone, clock)
  return clock
}

/** `2026-08-15` as `15 August 2026` (OPEN-29). */
export function formatDate(date: string): string {
  return LONG_DATE.format(new Date(`${date}T00:00:00Z`))
}

/** An instant in plain words where it happens: `30 June 2025 23:59:59 AEST`. */
export function formatInstant(instant: string, zone: string): string {
  const key = `${zone} ${instant}`
  const known = formatted.get(key)
  if (known !== undefined) return known
  const text = formatParts(instant, zone)
  // Every page formats the same few instants; the bound is for callers that format many.
  if (formatted.size >= MOST_FORMATTED) formatted.clear()
  formatted.set(key, text)
  return text
}

const MOST_FORMATTED = 500
const formatted = new Map<string, string>()

function formatParts(instant: string, zone: string): string {
  const parts = getClock(zone).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  const date = `${part('day')} ${part('month')} ${part('year')}`
  return `${date} ${part('hour')}:${part('minute')}:${part('second')} ${part('timeZoneName')}`
}
