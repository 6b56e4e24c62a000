import { addDays } from '@forecourt/schemas/contract/pure'
import Holidays from 'date-holidays'
import { nextYearly } from './seed-dates.ts'

/** A day on which most of a state does not work. `date` is `YYYY-MM-DD`. */
export type PublicHoliday = { date: string; name: string }

/** The states and territories, as addresses write them. */
export type StateCode = 'NSW' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'NT' | 'ACT'

/** Whole days, whatever a state calls the days around them or moves a day off to. */
const EVERYWHERE: readonly [monthDay: string, name: string][] = [
  ['01-01', 'New Year’s Day'],
  ['01-26', 'Australia Day'],
  ['04-25', 'Anzac Day'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Boxing Day'],
]

/**
 * The public holidays of a state in the year from the seed date on: those of the whole country, Easter, and
 * the state's own days and substitutes.
 */
export function listPublicHolidays(seedDate: string, state: StateCode): PublicHoliday[] {
  const year = Number(seedDate.slice(0, 4))
  const fixed = EVERYWHERE.map(([monthDay, name]) => ({ date: nextYearly(seedDate, monthDay), name }))
  const calendar = new Holidays('AU', state)
  const own = [year, year + 1]
    .flatMap((each) => calendar.getHolidays(each))
    .filter((day) => day.type === 'public' && !/Eve$/.test(day.name))
    .map((day) => ({ date: day.date.slice(0, 10), name: plainName(day.name) }))
  const end = addDays(seedDate, 365)
  const byDate = new Map([...own, ...fixed].map((day) => [day.date, day]))
  return [...byDate.values()]
    .filter(({ date }) => date >= seedDate && date < end)
    .sort((a, b) => a.date.localeCompare(b.date))
}

function plainName(name: string): string {
  return name.replace(' (substitute day)', ' holiday').replaceAll("'", '’')
}
