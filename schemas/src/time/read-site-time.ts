import { formatMinutes } from './format-time.ts'
import { getSiteTime, isSkipped, LAST_MINUTE, toStoredInstant, type WindowEdge } from './site-time.ts'
import { addDays, dateAt, getWeekday } from './wall-clock.ts'

/** Where and for what a time is typed. */
export interface TypingContext {
  /** IANA zone of the site. */
  readonly zone: string
  /** ISO UTC. */
  readonly now: string
  readonly edge: WindowEdge
  /** The stored instant, which completes a day or time that is not typed; null while there is none. */
  readonly current: string | null
}

/** What was typed, as it is stored, with a remark where the clock has no such time; or why it cannot be read. */
export type TypedTime = { instant: string; remark?: string } | { problem: string }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?'
const WEEKDAY = '(sun|mon|tue|wed|thu|fri|sat)[a-z]*\\.?'
const YEAR = '(?:\\s*,?\\s*(\\d{4}|\\d{2}))?'
const HOW = 'Write it like 1 Dec, 11:59 pm.'

/**
 * A moment as people type it: `1 dec`, `1/12/2026`, `Tue 1 Dec 2026, 9am`, `tomorrow noon`, `11:59 pm`. A day alone keeps
 * the time, or begins at midnight and ends at 11:59 pm; a time alone keeps the day. A day without a year is the next one.
 */
export function readSiteTime(text: string, context: TypingContext): TypedTime {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim()
  const { time, rest, problem } = takeTime(plain, context.edge)
  if (problem) return { problem }
  const day = rest === '' ? currentDay(context) : readDay(rest, dateAt(context.now, context.zone))
  if (day === null) {
    return { problem: rest === '' ? `Say which day too. ${HOW}` : `“${rest}” is not a day. ${HOW}` }
  }
  const minutes = time ?? currentMinutes(context)
  const instant = toStoredInstant(day, minutes, context.zone, context.edge)
  if (!isSkipped(day, minutes, context.zone)) return { instant }
  const moved = formatMinutes(getSiteTime(instant, context.zone).minutes)
  return { instant, remark: `The clocks go forward: ${formatMinutes(minutes)} is ${moved} on that day.` }
}

/** A day as people type it, the next one where no year is given; null for any other text. `today` is `YYYY-MM-DD`. */
export function readDay(text: string, today: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
  const fromToday: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1 }
  const ahead = fromToday[plain]
  if (ahead !== undefined) return addDays(today, ahead)
  const weekday = new RegExp(`^(?:next |this )?${WEEKDAY}$`).exec(plain)?.[1]
  if (weekday) return addDays(today, (WEEKDAYS.indexOf(weekday) - getWeekday(today) + 7) % 7 || 7)
  const bare = plain.replace(new RegExp(`^${WEEKDAY},? `), '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare)
  if (iso) return findDate(iso[3], Number(iso[2]), iso[1], today)
  const slashed = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(bare)
  if (slashed) return findDate(slashed[1], Number(slashed[2]), slashed[3], today)
  const dayFirst = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ?${MONTH}${YEAR}$`).exec(bare)
  if (dayFirst) return findDate(dayFirst[1], parseMonth(dayFirst[2]), dayFirst[3], today)
  const monthFirst = new RegExp(`^${MONTH} ?(\\d{1,2})(?:st|nd|rd|th)?${YEAR}$`).exec(bare)
  return monthFirst ? findDate(monthFirst[2], parseMonth(monthFirst[1]), monthFirst[3], today) : null
}

const parseMonth = (name = '') => MONTHS.indexOf(name.slice(0, 3)) + 1

function findDate(day = '', month: number, year: string | undefined, today: string): string | null {
  const build = (fullYear: number) => {
    const date = `${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    const real = new Date(`${date}T00:00:00Z`)
    return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(date) ? date : null
  }
  if (year !== undefined) return build(year.length === 2 ? 2000 + Number(year) : Number(year))
  const thisYear = Number(today.slice(0, 4))
  // 29 February may be years ahead.
  const candidates = Array.from({ length: 9 }, (_, ahead) => build(thisYear + ahead))
  return candidates.find((date) => date !== null && date >= today) ?? null
}

type TakenTime = { time?: number; rest: string; problem?: string }

const TIME_AT_END = /(?:^|[\s,]+)(?:at )?(\d{1,2})(?:[:.]?(\d{2}))? ?([ap])\.?m?\.?$/
const CLOCK_AT_END = /(?:^|[\s,]+)(?:at )?(\d{1,2}):(\d{2})$/
const WORD_AT_END =
  /(?:^|[\s,]+)(?:at )?(?:12 )?(noon|midday|midnight|(?:the )?(?:start|end) of (?:the )?day)$/

/** The time at the end of the text, in minutes past midnight, and the text before it. */
function takeTime(text: string, edge: WindowEdge): TakenTime {
  const word = WORD_AT_END.exec(text)
  if (word) return { time: minutesOfWord(word[1] ?? '', edge), rest: cut(text, word[0]) }
  const half = TIME_AT_END.exec(text)
  if (half) {
    const [hour, minute] = [Number(half[1]), Number(half[2] ?? 0)]
    const rest = cut(text, half[0])
    if (hour < 1 || hour > 12 || minute > 59) return { rest, problem: notATime(half[0]) }
    return { time: (hour % 12) * 60 + minute + (half[3] === 'p' ? 720 : 0), rest }
  }
  const clock = CLOCK_AT_END.exec(text)
  if (!clock) return { rest: text }
  const [hour, minute] = [Number(clock[1]), Number(clock[2])]
  const rest = cut(text, clock[0])
  return hour > 23 || minute > 59 ? { rest, problem: notATime(clock[0]) } : { time: hour * 60 + minute, rest }
}

const cut = (text: string, end: string) => text.slice(0, text.length - end.length).replace(/[\s,]+$/, '')
const notATime = (text: string) => `“${text.replace(/^[\s,]+/, '')}” is not a time. ${HOW}`

function minutesOfWord(word: string, edge: WindowEdge): number {
  if (word === 'noon' || word === 'midday') return 720
  if (word.includes('start')) return 0
  return word.includes('end') || edge === 'until' ? LAST_MINUTE : 0
}

function currentDay({ current, zone, edge }: TypingContext): string | null {
  return current === null ? null : getSiteTime(current, zone, edge).date
}

function currentMinutes({ current, zone, edge }: TypingContext): number {
  if (current === null) return edge === 'until' ? LAST_MINUTE : 0
  return getSiteTime(current, zone, edge).minutes
}
