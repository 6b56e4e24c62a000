import { formatMinutes, parseTimeOfDay } from '../time/format-time.ts'
import { describeOverlap } from './hours-problems.ts'
import type { Interval } from './hours-text.ts'

/** A day's hours as they are stored: `HH:mm`, `24:00` for midnight at the end; closing earlier than opening is the next day. */
export type DayHours = { status: 'Open' | 'Closed'; byAppointment: boolean; intervals: Interval[] }

/** What a person wrote, or why it cannot be read, in plain words. */
export type WrittenHours = { hours: DayHours } | { problem: string }

const NOON = 720
const MIDNIGHT = 1440
const CLOSED: DayHours = { status: 'Closed', byAppointment: false, intervals: [] }
const BY_APPOINTMENT: DayHours = { ...CLOSED, byAppointment: true }

const CLOSED_WORDS = /^(closed?|shut|not open|no|none|nil|off|n\/?a|x|-+)( all day)?$/
const APPOINTMENT_WORDS = /\b(app(oin)?t(ment)?s?)\b\.?/
const WHOLE_DAY = /^(24 ?(hours?|hrs?|h)( a day)?|24\/7|all day|round the clock)$/
const NEXT_DAY = /\s*\(?(next day|\+ ?1( day)?)\)?$/
const BETWEEN_PARTS = /\s*(?:[,;&+\n]|\/|\band\b|\bthen\b)\s*/
const BETWEEN_TIMES = /\s*(?:-|\bto\b|\btil\b|\btill\b|\buntil\b)\s*/

/** A time as written: minutes past midnight where that is certain, else the two readings of its hour. */
type WrittenTime = { readings: number[]; leadingZero?: true; afternoonDigits?: true }

/**
 * A day's hours as people write them: `9-5`, `8.30am – 4pm`, `8:30-12, 1-5`, `closed`, `by appt`, `24 hours`. Without am
 * or pm a place opens between 5 am and 4:59 pm, and closes at the first such time after it opened.
 */
export function parseHours(text: string): WrittenHours {
  const plain = normalise(text)
  if (plain === '') return { problem: 'Write the hours, for example 9-5, closed or by appt.' }
  if (CLOSED_WORDS.test(plain)) return { hours: CLOSED }
  if (APPOINTMENT_WORDS.test(plain)) {
    return /\d/.test(plain)
      ? { problem: 'Write either the hours or “by appointment”: the page shows one of them.' }
      : { hours: BY_APPOINTMENT }
  }
  if (WHOLE_DAY.test(plain)) return open([{ open: '00:00', close: '24:00' }])
  const intervals: Interval[] = []
  // The plus of “+1” belongs to its time and separates nothing.
  for (const part of plain.replace(/\+ ?1( day)?\b/g, 'next day').split(BETWEEN_PARTS)) {
    const read = parseInterval(part, intervals.at(-1))
    if ('problem' in read) return read
    intervals.push(read)
  }
  const sorted = [...intervals].sort((one, other) => minutesOf(one.open) - minutesOf(other.open))
  const overlap = describeOverlap(sorted)
  return overlap ? { problem: overlap } : open(sorted)
}

/** A day's hours in the form that `parseHours` reads back: `8:30 am – 12:30 pm, 1:30 pm – 5:00 pm`. */
export function printHours({ status, byAppointment, intervals }: DayHours): string {
  if (byAppointment) return 'By appointment'
  if (status === 'Closed' || intervals.length === 0) return 'Closed'
  return intervals.map(printInterval).join(', ')
}

function printInterval({ open: opens, close }: Interval): string {
  const [from, until] = [parseTimeOfDay(opens), parseTimeOfDay(close)]
  if (from === null || until === null) return `${opens} – ${close}`
  if (from === 0 && until === MIDNIGHT) return '24 hours'
  const nextDay = until !== 0 && until <= from ? ' next day' : ''
  return `${formatMinutes(from)} – ${formatMinutes(until)}${nextDay}`
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^\s*(open|hours)\b:?\s*(?=.)/, '')
    .replace(/[\s.;,]+$/, '')
    .trim()
}

function open(intervals: Interval[]): WrittenHours {
  return { hours: { status: 'Open', byAppointment: false, intervals } }
}

function parseInterval(part: string, before: Interval | undefined): Interval | { problem: string } {
  const nextDay = NEXT_DAY.test(part)
  const times = part
    .replace(NEXT_DAY, '')
    .replace(/^from /, '')
    .split(BETWEEN_TIMES)
  const [first = '', second = ''] = times
  if (times.length > 2) {
    return { problem: `“${part}” has more than two times. Put a comma between the parts of the day.` }
  }
  const missing = findMissing(part, first, second)
  if (missing) return { problem: missing }
  const [opening, closing] = [parseTime(first), parseTime(second)]
  if (!opening) return { problem: notATime(first) }
  if (!closing) return { problem: notATime(second) }
  const from = openingMinutes(opening, before)
  if (from === MIDNIGHT)
    return { problem: 'A day cannot open when it ends. Write 12:00 am to open at its start.' }
  // 17:30-08:30 is on the 24-hour clock, 08:30-05:30 is not.
  const exact = opening.afternoonDigits && closing.leadingZero
  return closeInterval(from, exact ? { readings: closing.readings.slice(0, 1) } : closing, nextDay)
}

function findMissing(part: string, first: string, second: string): string | null {
  if (first === '' && second === '') return 'Something is missing beside the comma.'
  if (second === '') {
    return parseTime(first)
      ? `Say when it closes too, for example ${first} – 5 pm.`
      : `“${part}” cannot be read. Write it like 9-5, closed or by appt.`
  }
  return first === '' ? `Say when it opens too, for example 9 am – ${second}.` : null
}

const notATime = (text: string) => `“${text}” is not a time. Write it like 8:30, 4 pm or noon.`

function parseTime(text: string): WrittenTime | null {
  if (/^(12 ?)?(noon|midday)$/.test(text)) return { readings: [NOON] }
  if (/^(12 ?)?midnight$/.test(text)) return { readings: [0, MIDNIGHT] }
  const found = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?\s*(?:([ap])\.?(?:m\.?)?)?(?: ?o'?clock)?$/.exec(text)
  if (!found) return null
  const [, digits = '', minuteDigits = '0', half] = found
  const [hour, minute] = [Number(digits), Number(minuteDigits)]
  if (half) return hour >= 1 && hour <= 12 ? { readings: readingsOfHalf(hour, minute, half) } : null
  if (hour > 24 || (hour === 24 && minute > 0)) return null
  if (hour === 0 && minute === 0) return { readings: [0, MIDNIGHT] }
  if (hour === 0) return { readings: [minute] }
  if (hour > 12) return { readings: [hour * 60 + minute], afternoonDigits: true }
  if (hour === 12) return { readings: [NOON + minute, minute === 0 ? MIDNIGHT : minute] }
  const readings = [hour * 60 + minute, hour * 60 + minute + NOON]
  return digits.startsWith('0') ? { readings, leadingZero: true } : { readings }
}

function readingsOfHalf(hour: number, minute: number, half: string): number[] {
  const minutes = (hour % 12) * 60 + minute + (half === 'p' ? NOON : 0)
  return minutes === 0 ? [0, MIDNIGHT] : [minutes]
}

/** When it opens: from 5 in the morning to the afternoon, and in the evening after a part that began later. */
function openingMinutes({ readings, leadingZero }: WrittenTime, before: Interval | undefined): number {
  const [first = 0, second] = readings
  if (second === undefined || second === MIDNIGHT || leadingZero) return first
  const likely = first >= NOON || first >= 5 * 60 ? first : second
  const early = before !== undefined && likely < minutesOf(before.open)
  return early && second >= minutesOf(before.close) ? second : likely
}

function closeInterval(
  from: number,
  { readings }: WrittenTime,
  nextDay: boolean,
): Interval | { problem: string } {
  if (nextDay) {
    const early = readings.find((reading) => reading > 0 && reading <= from)
    if (early === undefined) return { problem: 'That is longer than a day. Write 24 hours instead.' }
    if (early === from) return { problem: 'It opens and closes at the same time. Write 24 hours, or closed.' }
    return { open: printTime(from), close: printTime(early) }
  }
  const until = readings.find((reading) => reading > from)
  if (until !== undefined) return { open: printTime(from), close: printTime(until) }
  const last = Math.max(...readings)
  if (last === from) return { problem: 'It opens and closes at the same time. Write 24 hours, or closed.' }
  const range = `${formatMinutes(from)} – ${formatMinutes(last)}`
  return { problem: `It closes before it opens: ${range}. If it closes after midnight, add “next day”.` }
}

const minutesOf = (time: string) => parseTimeOfDay(time) ?? 0

function printTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
