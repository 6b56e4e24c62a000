import { addOpenMinutes, type Hours } from '@forecourt/schemas/contract'
import {
  addDays,
  addMs,
  compareInstants,
  dateAt,
  daysBetween,
  getWeekday,
  WEEKDAY_NAMES,
  wallClockAt,
} from '@forecourt/schemas/contract/pure'
import { formatDay, formatTime } from '../definitions/appointments.ts'
import { formatWholeDay } from '../form/whole-day.ts'

/** Answers are promised for half hours. */
const STEP_MINUTES = 30
const MINUTE_MS = 60_000
const [SUNDAY, SATURDAY] = [0, 6]
/** A weekday alone names a day of the week to come. */
const NAMED_DAYS = 7

/** By when somebody is answered: `text` is `10:30 am on Monday` or `5:00 pm today, Tuesday`. */
export type AnswerTime = { text: string; isPast: boolean }

/** By when a department answers what came at `sentAt`, by its opening hours; null where they are not known. */
export function findAnswerTime(
  hours: Hours,
  { sentAt, now, zone, openHours }: { sentAt: string; now: string; zone: string; openHours: number },
): AnswerTime | null {
  const exact = addOpenMinutes(hours, sentAt, openHours * 60, zone)
  if (exact === null) return null
  const over = wallClockAt(exact, zone).minutes % STEP_MINUTES
  const by = over === 0 ? exact : addMs(exact, (STEP_MINUTES - over) * MINUTE_MS)
  const date = dateAt(by, zone)
  const isNear = daysBetween(dateAt(sentAt, zone), date) < NAMED_DAYS
  const day = isNear ? WEEKDAY_NAMES[getWeekday(date)] : formatDay(by, zone)
  const when = date === dateAt(now, zone) ? `today, ${day}` : `on ${day}`
  return { text: `${formatTime(by, zone)} ${when}`, isPast: compareInstants(now, by) > 0 }
}

/** `Monday 7 December`: the day by which an applicant hears; no Saturday or Sunday. */
export function findAnswerDay(sentAt: string, days: number, zone: string): string {
  let date = addDays(dateAt(sentAt, zone), days)
  while (isWeekend(date)) date = addDays(date, 1)
  return formatWholeDay(date)
}

/** Days on which banks work until a deposit is back on its card, at the most. */
const REFUND_DAYS = 10

/** `Monday 14 December`: the day by which a deposit is back that was given back at `instant`. */
export function findRefundDay(instant: string, zone: string): string {
  let date = dateAt(instant, zone)
  for (let left = REFUND_DAYS; left > 0; ) {
    date = addDays(date, 1)
    if (!isWeekend(date)) left -= 1
  }
  return formatWholeDay(date)
}

const isWeekend = (date: string) => [SUNDAY, SATURDAY].includes(getWeekday(date))
