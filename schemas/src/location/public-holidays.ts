import { AUSTRALIAN_STATES } from '../content/states.ts'
import { addDays, getWeekday } from '../time/wall-clock.ts'

/** A state or territory of Australia, as addresses write it. */
export type StateCode = (typeof AUSTRALIAN_STATES)[number]['code']

/** A whole day on which most of a state does not work. */
export type PublicHoliday = {
  /** `YYYY-MM-DD`. */
  date: string
  name: string
  /** The day is set each year and was not yet known: this is the usual day. */
  toBeAnnounced?: true
}

/** What a state does when the date falls on a Saturday or Sunday. */
type WeekendRule =
  /** Nothing: the day itself is the holiday. */
  | 'stays'
  /** The next working day is the holiday instead of the day itself. */
  | 'moves'
  /** As `moves`, on Sundays only. */
  | 'moves-from-sunday'
  /** The day itself and the next working day are holidays. */
  | 'adds'

type StateRules = {
  easterSaturday: boolean
  easterSunday: boolean
  anzac: WeekendRule
  boxing: WeekendRule
  boxingName?: string
  /** The state's own days. */
  own: (year: number) => PublicHoliday[]
}

const MONDAY = 1
const TUESDAY = 2

/**
 * The rules of each state, as their acts give them for 2026 and later:
 * NSW Public Holidays Act 2010 and Order 2011 (the days added after Anzac Day 2026 and 2027); Vic Public Holidays Act
 * 1993 s 6; Qld Holidays Act 1983 Schedule; SA Public Holidays Act 2023; WA Public and Bank Holidays Act 1972 with the
 * Amendment Act 2025 (from 2028); Tas Statutory Holidays Act 2000; NT Public Holidays Act 1981; ACT Holidays Act 1958.
 */
const STATES: Readonly<Record<StateCode, StateRules>> = {
  NSW: {
    easterSaturday: true,
    easterSunday: true,
    anzac: 'stays',
    boxing: 'adds',
    own: (year) => [
      ...declared(year, { 2026: '04-27', 2027: '04-26' }, 'Anzac Day holiday'),
      { date: nthWeekday(year, 6, MONDAY, 2), name: 'King’s Birthday' },
      { date: nthWeekday(year, 10, MONDAY, 1), name: 'Labour Day' },
    ],
  },
  VIC: {
    easterSaturday: true,
    easterSunday: true,
    anzac: 'stays',
    boxing: 'adds',
    own: (year) => [
      { date: nthWeekday(year, 3, MONDAY, 2), name: 'Labour Day' },
      { date: nthWeekday(year, 6, MONDAY, 2), name: 'King’s Birthday' },
      announced(year, {
        name: 'Friday before the AFL Grand Final',
        known: { 2025: '09-26', 2026: '09-25' },
        // The final is usually played on the last Saturday of September.
        usual: addDays(lastWeekday(year, 9, 6), -1),
      }),
      { date: nthWeekday(year, 11, TUESDAY, 1), name: 'Melbourne Cup Day' },
    ],
  },
  QLD: {
    easterSaturday: true,
    easterSunday: true,
    anzac: 'moves-from-sunday',
    boxing: 'adds',
    own: (year) => [
      { date: nthWeekday(year, 5, MONDAY, 1), name: 'Labour Day' },
      { date: nthWeekday(year, 10, MONDAY, 1), name: 'King’s Birthday' },
    ],
  },
  SA: {
    easterSaturday: true,
    easterSunday: true,
    anzac: 'stays',
    boxing: 'adds',
    boxingName: 'Proclamation Day',
    own: (year) => [
      { date: nthWeekday(year, 3, MONDAY, 2), name: 'Adelaide Cup Day' },
      { date: nthWeekday(year, 6, MONDAY, 2), name: 'King’s Birthday' },
      { date: nthWeekday(year, 10, MONDAY, 1), name: 'Labour Day' },
    ],
  },
  WA: {
    easterSaturday: false,
    easterSunday: true,
    anzac: 'adds',
    boxing: 'adds',
    own: (year) => (year < 2028 ? westernAustraliaUntil2027(year) : westernAustraliaFrom2028(year)),
  },
  TAS: {
    easterSaturday: false,
    easterSunday: false,
    anzac: 'stays',
    boxing: 'moves',
    own: (year) => [
      { date: nthWeekday(year, 3, MONDAY, 2), name: 'Eight Hours Day' },
      { date: nthWeekday(year, 6, MONDAY, 2), name: 'King’s Birthday' },
    ],
  },
  NT: {
    easterSaturday: true,
    easterSunday: true,
    anzac: 'moves-from-sunday',
    boxing: 'adds',
    own: (year) => [
      { date: nthWeekday(year, 5, MONDAY, 1), name: 'May Day' },
      { date: nthWeekday(year, 6, MONDAY, 2), name: 'King’s Birthday' },
      { date: nthWeekday(year, 8, MONDAY, 1), name: 'Picnic Day' },
    ],
  },
  ACT: {
    easterSaturday: true,
    easterSunday: true,
    anzac: 'moves-from-sunday',
    boxing: 'adds',
    own: (year) => [
      ...declared(year, { 2026: '04-27' }, 'Anzac Day holiday'),
      { date: nthWeekday(year, 3, MONDAY, 2), name: 'Canberra Day' },
      { date: firstFrom(`${year}-05-27`, MONDAY), name: 'Reconciliation Day' },
      { date: nthWeekday(year, 6, MONDAY, 2), name: 'King’s Birthday' },
      { date: nthWeekday(year, 10, MONDAY, 1), name: 'Labour Day' },
    ],
  },
}

/**
 * The public holidays of a whole state in a year, soonest first. Left out: holidays of a region or town (show days, the
 * Ekka, Royal Hobart Regatta), bank holidays, part days (Christmas Eve and New Year’s Eve nights), Easter Tuesday of the
 * Tasmanian public service, and from 2028 Show Day of Western Australia, whose date follows the school terms.
 * A day proclaimed for one year only is known where it was proclaimed before this was written.
 */
export function publicHolidays(state: StateCode, year: number): PublicHoliday[] {
  const rules = STATES[state]
  const easter = easterSunday(year)
  const saturday = rules.easterSaturday || (state === 'WA' && year >= 2028)
  const days: PublicHoliday[] = [
    ...observed(`${year}-01-01`, 'New Year’s Day', 'adds'),
    ...observed(`${year}-01-26`, 'Australia Day', 'moves'),
    { date: addDays(easter, -2), name: 'Good Friday' },
    ...(saturday ? [{ date: addDays(easter, -1), name: 'Easter Saturday' }] : []),
    ...(rules.easterSunday ? [{ date: easter, name: 'Easter Sunday' }] : []),
    { date: addDays(easter, 1), name: 'Easter Monday' },
    ...observed(`${year}-04-25`, 'Anzac Day', rules.anzac),
    ...rules.own(year),
    ...christmas(year, rules),
  ]
  return mergeByDate(days).sort((one, other) => one.date.localeCompare(other.date))
}

/** Two holidays can meet: Anzac Day 2038 is Easter Sunday. */
function mergeByDate(days: readonly PublicHoliday[]): PublicHoliday[] {
  const merged = new Map<string, PublicHoliday>()
  for (const day of days) {
    const other = merged.get(day.date)
    merged.set(day.date, other ? { ...other, name: `${other.name}, ${day.name}` } : day)
  }
  return [...merged.values()]
}

/** The public holidays of a state from a date on, the date included, for so many days. */
export function publicHolidaysFrom(state: StateCode, from: string, days: number): PublicHoliday[] {
  const end = addDays(from, days)
  const years = new Set([Number(from.slice(0, 4)), Number(end.slice(0, 4))])
  return [...years]
    .flatMap((year) => publicHolidays(state, year))
    .filter(({ date }) => date >= from && date < end)
}

/** The code of a state that an address or a person wrote, in any case; null for any other text. */
export function parseState(text: string): StateCode | null {
  const known = text.trim().toLowerCase()
  const found = AUSTRALIAN_STATES.find(
    ({ code, name }) => code.toLowerCase() === known || name.toLowerCase() === known,
  )
  return found?.code ?? null
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const day = moon + week - 7 * shift + 114
  return isoDate(year, Math.floor(day / 31), (day % 31) + 1)
}

function observed(date: string, name: string, rule: WeekendRule): PublicHoliday[] {
  const weekday = getWeekday(date)
  const weekend = weekday === 0 || weekday === 6
  if (!weekend || rule === 'stays' || (rule === 'moves-from-sunday' && weekday === 6)) return [{ date, name }]
  const off = { date: firstFrom(date, MONDAY), name: `${name} holiday` }
  return rule === 'adds' ? [{ date, name }, off] : [off]
}

/** Both days after each other: on a weekend the first has the Monday and the second the Tuesday. */
function christmas(year: number, { boxing, boxingName = 'Boxing Day' }: StateRules): PublicHoliday[] {
  const second = `${year}-12-26`
  const day = { date: second, name: boxingName }
  const off = { date: `${year}-12-28`, name: `${boxingName} holiday` }
  const weekday = getWeekday(second)
  const weekend = weekday === 0 || weekday === 6
  const boxingDays = !weekend ? [day] : boxing === 'adds' ? [day, off] : [off]
  const moved = [0, 6].includes(getWeekday(`${year}-12-25`))
  const christmasOff = moved ? [{ date: `${year}-12-27`, name: 'Christmas Day holiday' }] : []
  return [{ date: `${year}-12-25`, name: 'Christmas Day' }, ...boxingDays, ...christmasOff]
}

function westernAustraliaUntil2027(year: number): PublicHoliday[] {
  return [
    { date: nthWeekday(year, 3, MONDAY, 1), name: 'Labour Day' },
    { date: nthWeekday(year, 6, MONDAY, 1), name: 'Western Australia Day' },
    announced(year, {
      name: 'King’s Birthday',
      known: { 2024: '09-23', 2025: '09-29', 2026: '09-28', 2027: '09-27' },
      usual: lastWeekday(year, 9, MONDAY),
    }),
  ]
}

function westernAustraliaFrom2028(year: number): PublicHoliday[] {
  // The state votes in March of every fourth year (2025, 2029, …), and Labour Day keeps out of its way.
  const voting = year % 4 === 1
  return [
    { date: nthWeekday(year, 3, MONDAY, voting ? 3 : 2), name: 'Labour Day' },
    { date: nthWeekday(year, 6, MONDAY, 2), name: 'King’s Birthday' },
    { date: nthWeekday(year, 11, MONDAY, 2), name: 'Western Australia Day' },
  ]
}

/** A day that a government declared for single years. */
function declared(year: number, dates: Record<number, string>, name: string): PublicHoliday[] {
  const monthDay = dates[year]
  return monthDay === undefined ? [] : [{ date: `${year}-${monthDay}`, name }]
}

type AnnouncedDay = { name: string; known: Record<number, string>; usual: string }

function announced(year: number, { name, known, usual }: AnnouncedDay): PublicHoliday {
  const monthDay = known[year]
  return monthDay === undefined
    ? { date: usual, name, toBeAnnounced: true }
    : { date: `${year}-${monthDay}`, name }
}

function isoDate(year: number, month: number, day: number): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** The first day of that weekday from a date on, the date included. */
function firstFrom(date: string, weekday: number): string {
  return addDays(date, (weekday - getWeekday(date) + 7) % 7)
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  return addDays(firstFrom(isoDate(year, month, 1), weekday), (nth - 1) * 7)
}

function lastWeekday(year: number, month: number, weekday: number): string {
  const next = month === 12 ? isoDate(year + 1, 1, 1) : isoDate(year, month + 1, 1)
  return addDays(firstFrom(next, weekday), -7)
}
