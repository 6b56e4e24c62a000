import { addDays, type StateCode } from '@forecourt/schemas/contract'
import { keyed } from './content-fields.ts'
import { listPublicHolidays } from './public-holidays.ts'
import { nextYearly } from './seed-dates.ts'

/** `08:30-17:30`, or several with commas for a split day; '' is closed. */
type HoursText = string

/** A week's opening hours from Monday to Friday, Saturday and Sunday; `days` overrides single weekdays. */
export function week(
  workdays: HoursText,
  saturday: HoursText,
  sunday: HoursText,
  days: Record<number, HoursText> = {},
) {
  const texts = [sunday, workdays, workdays, workdays, workdays, workdays, saturday]
  return keyed(
    [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, ...parseDay(days[weekday] ?? texts[weekday] ?? '') })),
    'openingDay',
  )
}

/** A date with hours of its own. */
export function specialDay(date: string, name: string, hours: HoursText) {
  return { date, name, ...parseDay(hours) }
}

/** What a location does on public holidays: where it is, its own dates, and hours other than closed on lesser ones. */
export type HolidayPlan = {
  state: StateCode
  own?: ReturnType<typeof specialDay>[]
  lesser?: HoursText
  /** How far ahead its holidays are decided; the Studio proposes those after. */
  daysAhead?: number
}

/** Days on which every dealer is closed. */
const SOLEMN = /Christmas Day$|Good Friday|Anzac Day$/

/** The public holidays to come, Christmas Eve until one, and the location's own dates before any of them. */
export function specialDays(
  seedDate: string,
  { state, own = [], lesser = '', daysAhead = 365 }: HolidayPlan,
) {
  const end = addDays(seedDate, daysAhead)
  const days = [
    ...listPublicHolidays(seedDate, state).map(({ date, name }) =>
      specialDay(date, name, SOLEMN.test(name) ? '' : lesser),
    ),
    specialDay(nextYearly(seedDate, '12-24'), 'Christmas Eve', '08:30-13:00'),
  ]
  const taken = new Set(own.map((day) => day.date))
  const all = [...own, ...days.filter(({ date }) => !taken.has(date) && date < end)]
  return keyed(
    all.sort((a, b) => a.date.localeCompare(b.date)),
    'specialDay',
  )
}

function parseDay(hours: HoursText) {
  if (hours === '') return { status: 'Closed', intervals: [] }
  const intervals = hours.split(',').map((part) => {
    const [open = '', close = ''] = part.trim().split('-')
    return { open, close }
  })
  return { status: 'Open', intervals: keyed(intervals, 'interval') }
}
