import { type PublicHoliday, publicHolidaysFrom, type StateCode } from '@forecourt/schemas/contract'
import { nextYearly } from './seed-dates.ts'

/** Days that dealers keep on their date even where the state moves the day off to a Monday. */
const KEPT_ON_THEIR_DATE: readonly [monthDay: string, name: string][] = [
  ['01-26', 'Australia Day'],
  ['04-25', 'Anzac Day'],
  ['12-26', 'Boxing Day'],
]

/** The public holidays of a state in the year from the seed date on, and the days they are named for. */
export function listPublicHolidays(seedDate: string, state: StateCode): PublicHoliday[] {
  const named = KEPT_ON_THEIR_DATE.map(([monthDay, name]) => ({ date: nextYearly(seedDate, monthDay), name }))
  const own = publicHolidaysFrom(state, seedDate, 365)
  const byDate = new Map([...named, ...own].map((day) => [day.date, day]))
  return [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date))
}
