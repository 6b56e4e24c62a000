import { formatDays } from '@forecourt/schemas/contract'

/** Weekdays (0 Sunday) in the order of the site. */
export const WEEK_FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]

/** `Thursday`, `Mon - Sat`, `Mon, Tue, Thu`. @param days in the site's order */
export function namedDays(days: readonly number[]): string {
  if (days.length === 1) return formatDays(days)
  const places = days.map((day) => WEEK_FROM_MONDAY.indexOf(day))
  const isRun =
    days.length > 2 && places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1)
  const names = days.map((day) => formatDays([day]).slice(0, 3))
  return isRun ? `${names[0]} - ${names.at(-1)}` : names.join(', ')
}
