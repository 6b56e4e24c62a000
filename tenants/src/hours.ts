import { keyed } from './content-fields.ts'
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
    [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, ...dayOf(days[weekday] ?? texts[weekday] ?? '') })),
    'openingDay',
  )
}

/** A date with hours of its own. */
export function specialDay(date: string, name: string, hours: HoursText) {
  return { date, name, ...dayOf(hours) }
}

/** The public holidays every Australian dealer knows, the next of each, and the location's own dates. */
export function specialDays(seedDate: string, own: ReturnType<typeof specialDay>[] = []) {
  const closed = (monthDay: string, name: string) => specialDay(nextYearly(seedDate, monthDay), name, '')
  const days = [
    closed('12-25', 'Christmas Day'),
    closed('12-26', 'Boxing Day'),
    closed('01-01', 'New Year’s Day'),
    closed('01-26', 'Australia Day'),
    specialDay(nextYearly(seedDate, '12-24'), 'Christmas Eve', '08:30-13:00'),
  ]
  const taken = new Set(own.map((day) => day.date))
  return keyed([...own, ...days.filter((day) => !taken.has(day.date))], 'specialDay')
}

function dayOf(hours: HoursText) {
  if (hours === '') return { status: 'Closed', intervals: [] }
  const intervals = hours.split(',').map((part) => {
    const [open = '', close = ''] = part.trim().split('-')
    return { open, close }
  })
  return { status: 'Open', intervals: keyed(intervals, 'interval') }
}
