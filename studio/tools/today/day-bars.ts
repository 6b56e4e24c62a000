import { addDays, compareInstants, dateAt, formatShortDay, getWeekday } from '@forecourt/schemas/contract'
import type { Showing } from './showings.ts'

export const DAYS = 14
const DAY_MS = 86_400_000

/** A day of the strip, by the site's own calendar. */
export interface StripDay {
  readonly date: string
  readonly letter: string
  readonly number: number
  readonly weekend: boolean
}

/** Something that runs in these days: from column `from` until and with column `until`, both 1 to 14. */
export interface DayBar {
  readonly showing: Showing
  readonly from: number
  readonly until: number
  /** It goes on beyond the last day. */
  readonly more: boolean
  /** It starts, or ends, within these days. */
  readonly starts: boolean
  readonly ends: boolean
  /** `starts Tue 1 Dec`, `ends Sun 6 Dec`, `until 16 Dec`. */
  readonly words: string
}

/** The days from `today` (`YYYY-MM-DD`) on. */
export function stripDays(today: string): StripDay[] {
  return Array.from({ length: DAYS }, (_, ahead) => {
    const date = addDays(today, ahead)
    const weekday = getWeekday(date)
    return {
      date,
      letter: 'SMTWTFS'[weekday] ?? '',
      number: Number(date.slice(-2)),
      weekend: weekday === 0 || weekday === 6,
    }
  })
}

/** What runs on a site in the days from a moment on: what starts or ends in them first, each by when it does. */
export function dayBars(showings: readonly Showing[], site: string, now: string, zone: string): DayBar[] {
  const today = dateAt(now, zone)
  return showings
    .filter((showing) => showing.sites.includes(site))
    .flatMap((showing) => placeBar(showing, { now, zone, today }) ?? [])
    .toSorted(byWeight)
}

function placeBar(
  showing: Showing,
  { now, zone, today }: { now: string; zone: string; today: string },
): DayBar | null {
  const { start, expiry } = showing
  if (expiry && compareInstants(expiry, now) < 0) return null
  if (start && expiry && compareInstants(start, expiry) > 0) return null
  const column = (instant: string) => (Date.parse(dateAt(instant, zone)) - Date.parse(today)) / DAY_MS + 1
  const [first, last] = [start ? column(start) : 1, expiry ? column(expiry) : DAYS + 1]
  if (first > DAYS) return null
  const starts = start !== null && compareInstants(start, now) > 0
  const ends = last <= DAYS
  const words = formatBarLabel(showing, { starts, ends, zone, today })
  return { showing, from: Math.max(1, first), until: Math.min(DAYS, last), more: !ends, starts, ends, words }
}

function formatBarLabel(
  { start, expiry, draft }: Showing,
  { starts, ends, zone, today }: { starts: boolean; ends: boolean; zone: string; today: string },
): string {
  const day = (instant: string) => formatShortDay(dateAt(instant, zone), today)
  const words =
    starts && start
      ? `starts ${day(start)}`
      : expiry
        ? `${ends ? 'ends' : 'until'} ${day(expiry)}`
        : 'no end date'
  return draft ? `${words}, draft` : words
}

/** What changes goes before what only runs on, and that before what has no end. */
function byWeight(one: DayBar, other: DayBar): number {
  const weight = ({ starts, ends, showing }: DayBar) => (starts || ends ? 0 : showing.expiry ? 1 : 2)
  return (
    weight(one) - weight(other) ||
    one.from - other.from ||
    one.until - other.until ||
    one.showing.title.localeCompare(other.showing.title, 'en-AU')
  )
}
