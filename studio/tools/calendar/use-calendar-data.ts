import { addDays } from '@forecourt/schemas/contract'
import { useDocumentStore } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { type Loaded, useLive } from '../../content-api/use-live.ts'
import { CALENDAR_LISTEN, type CalendarAnswer, calendarQuery } from './calendar.groq.ts'
import { type DayRange, lastDay } from './range.ts'

/** How long before the range a tile can have ended and still bound a gap in it. */
const GAP_DAYS = 62

/** What the sites show in a range, with drafts, read again after every change. */
export function useCalendarData(sites: readonly StudioSite[], range: DayRange): Loaded<CalendarAnswer> {
  const store = useDocumentStore()
  const ids = sites.map(({ id }) => id)
  // A day more on either side: no zone is further from UTC.
  const [from, until] = [addDays(range.first, -1), addDays(lastDay(range), 2)]
  const params = {
    sites: ids,
    from: `${from}T00:00:00Z`,
    until: `${until}T00:00:00Z`,
    fromDay: range.first,
    untilDay: lastDay(range),
    tilesFrom: `${addDays(from, -GAP_DAYS)}T00:00:00Z`,
  }
  return useLive<CalendarAnswer, CalendarAnswer>(
    () =>
      store.listenQuery({ fetch: calendarQuery, listen: CALENDAR_LISTEN }, params, {
        perspective: 'drafts',
        apiVersion: '2025-02-19',
        tag: 'calendar',
      }),
    (answer) => answer,
    [...ids, range.first, range.days].join(' '),
  )
}
