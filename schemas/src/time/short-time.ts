import { formatMinutes } from './format-time.ts'
import { getWeekday, wallClockAt } from './wall-clock.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-12-01` as `Tue 1 Dec`; with its year where that is not `today`'s (`YYYY-MM-DD`). */
export function formatShortDay(date: string, today: string): string {
  const [year, month, day] = date.split('-')
  const words = `${WEEKDAYS[getWeekday(date)]} ${Number(day)} ${MONTHS[Number(month) - 1]}`
  return today.startsWith(`${year}-`) ? words : `${words} ${year}`
}

/** The time of an instant in a zone: `1:32 pm`. */
export function formatShortTime(instant: string, zone: string): string {
  return formatMinutes(wallClockAt(instant, zone).minutes)
}

/** Day and time of an instant in a zone: `Tue 1 Dec, 1:32 pm`; the year where it is not that of `now`. */
export function formatShortInstant(instant: string, zone: string, now: string): string {
  const today = wallClockAt(now, zone).date
  return `${formatShortDay(wallClockAt(instant, zone).date, today)}, ${formatShortTime(instant, zone)}`
}

/** What a zone's clock is called at an instant: `AEDT`. */
export function zoneName(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' })
  return parts.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
