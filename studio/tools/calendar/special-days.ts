import {
  type DayHours,
  DEPARTMENT_NAMES,
  getWeekday,
  isForDepartment,
  type PublicHoliday,
  parseState,
  printHours,
  publicHolidaysFrom,
} from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { CalendarAnswer } from './calendar.groq.ts'
import type { DayRange } from './range.ts'

export type LocationAnswer = CalendarAnswer['locations'][number]

/** A day on which some locations of a site keep other hours, or a public holiday nobody has decided about yet. */
export interface SpecialDay {
  readonly key: string
  readonly kind: 'hours' | 'holiday'
  readonly site: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly name: string
  /** The hours in words: `closed`, `9:00 am – 3:00 pm`. */
  readonly hours: string
  readonly closed: boolean
  /** A public holiday of the state that these locations have no hours for yet. */
  readonly proposed: boolean
  readonly locations: readonly LocationAnswer[]
}

/** The special days of a site in a range: what is entered, and the state's holidays from `today` on that are not. */
export function listSpecialDays(
  locations: readonly LocationAnswer[],
  site: StudioSite,
  range: DayRange,
  today: string,
): SpecialDay[] {
  const holidaysOf = holidaysByState(site, range)
  const own = locations.filter((location) => location.site === site.id && location.visible !== false)
  const entered = own.flatMap((location) =>
    (location.specialHours ?? []).flatMap((day) => {
      if (!day.date) return []
      const holiday = holidaysOf(location).find(({ date }) => date === day.date)
      const hours = inSentence(printHours(storedHours(day)))
      const closed = day.status === 'Closed' || !day.intervals?.length
      const departments = listDepartments(day.departments).map((department) => DEPARTMENT_NAMES[department])
      const title = day.name || holiday?.name || 'Special hours'
      const name = [title, departments.join(' and ').toLowerCase()].filter(Boolean).join(', ')
      const kind = holiday ? 'holiday' : 'hours'
      return [{ kind, date: day.date, name, hours, closed, proposed: false, location } as const]
    }),
  )
  const proposed = own.flatMap((location) =>
    holidaysOf(location)
      .filter(({ date }) => date >= today && !location.specialHours?.some((day) => day.date === date))
      .map(({ date, name }) => {
        const holiday = { date, name, hours: 'proposed: closed', closed: true }
        return { ...holiday, kind: 'holiday', proposed: true, location } as const
      }),
  )
  return group([...entered, ...proposed], site.id)
}

type OneDay = Omit<SpecialDay, 'key' | 'site' | 'locations'> & { location: LocationAnswer }

/** Locations that keep the same hours on a day are one entry. */
function group(days: readonly OneDay[], site: string): SpecialDay[] {
  const groups = Map.groupBy(days, ({ date, name, hours }) => `${date} ${name} ${hours}`)
  return [...groups]
    .flatMap(([key, all]) => {
      const { location: _, ...day } = all[0] as OneDay
      return [{ ...day, key: `${site} ${key}`, site, locations: all.map(({ location }) => location) }]
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name))
}

/** The public holidays where a location is; each state's are worked out once. */
function holidaysByState(site: StudioSite, range: DayRange) {
  const known = new Map<string, PublicHoliday[]>()
  return (location: LocationAnswer): PublicHoliday[] => {
    const state = parseState(location.state ?? site.state ?? '')
    if (!state) return []
    const holidays = known.get(state) ?? publicHolidaysFrom(state, range.first, range.days)
    known.set(state, holidays)
    return holidays
  }
}

type Stored = {
  status: 'Open' | 'Closed' | null
  byAppointment: boolean | null
  intervals: { open: string | null; close: string | null }[] | null
}

/** Hours as the document holds them, with what is missing filled in as the site does. */
function storedHours({ status, byAppointment, intervals }: Stored): DayHours {
  return {
    status: status ?? 'Open',
    byAppointment: byAppointment ?? false,
    intervals: (intervals ?? []).flatMap(({ open, close }) => (open && close ? [{ open, close }] : [])),
  }
}

type Department = keyof typeof DEPARTMENT_NAMES

const listDepartments = (names: readonly string[] | null) =>
  (Object.keys(DEPARTMENT_NAMES) as Department[]).filter((name) => names?.includes(name))

/** `Closed` as it is written after a name. */
const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** The hours of a location's main department on a date, in words, and whether they differ from its weekday's. */
export function hoursOn(location: LocationAnswer, date: string): { text: string; special: boolean } {
  const department = location.locationType ?? 'sales'
  const special = location.specialHours?.find(
    (day) =>
      day.date === date && isForDepartment({ departments: listDepartments(day.departments) }, department),
  )
  const day = special ?? location.openingHours?.find(({ weekday }) => weekday === getWeekday(date))
  return { text: day ? printHours(storedHours(day)) : 'Closed', special: special !== undefined }
}
