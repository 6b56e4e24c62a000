import { addDays, dateAt } from '@forecourt/schemas/contract'
import { formatSiteDate, formatSiteTime, readDay, readSiteTime } from '@forecourt/schemas/contract/pure'
import { type Times, timesOfDays } from '../tools/calendar/window-edit.ts'
import { NEW_KINDS, type NewKind } from './new-kinds.ts'
import type { NewLocation, NewThing } from './use-make-new.ts'

/** What has been entered of something new, as it was typed. */
export interface NewEntries {
  readonly what: NewKind
  readonly name: string
  readonly siteIds: readonly string[]
  readonly locations: readonly NewLocation[]
  readonly from: string
  readonly until: string
  readonly day: string
}

/** The clock on which times are typed. */
export interface Clock {
  /** IANA zone. */
  readonly zone: string
  /** ISO UTC. */
  readonly now: string
}

/** A text as it was read: the value with its words, or why it cannot be read; an empty one is null. */
export type Reading<T> = { readonly value: T | null; readonly words: string } | { readonly problem: string }

export function readMoment(text: string, edge: 'from' | 'until', { zone, now }: Clock): Reading<string> {
  if (text.trim() === '') return { value: null, words: '' }
  const read = readSiteTime(text, { zone, now, edge, current: null })
  if ('problem' in read) return read
  return { value: read.instant, words: formatSiteTime(read.instant, zone, edge) }
}

export function readTypedDay(text: string, { zone, now }: Clock): Reading<string> {
  if (text.trim() === '') return { value: null, words: '' }
  const day = readDay(text, dateAt(now, zone))
  return day ? { value: day, words: formatSiteDate(day) } : { problem: 'Write the day like 24 Dec.' }
}

/** Days of the calendar as they are written into the fields. */
export function writeDays(days: { from: string; until: string } | null, zone: string) {
  if (!days) return { from: '', until: '', day: '' }
  const { start, expiry } = timesOfDays(days.from, days.until, zone)
  return {
    from: start ? formatSiteTime(start, zone, 'from') : '',
    until: expiry ? formatSiteTime(expiry, zone, 'until') : '',
    day: formatSiteDate(days.from),
  }
}

/** A day that is often meant, and how its field says it. */
export interface DayChip {
  readonly words: string
  readonly text: string
}

/** The days on which things usually start, or after which they end. */
export function listDayChips(edge: 'from' | 'until' | 'day', { zone, now }: Clock): DayChip[] {
  const today = dateAt(now, zone)
  const firstOfNextMonth = addDays(`${today.slice(0, 7)}-28`, 4)
    .slice(0, 7)
    .concat('-01')
  const days: readonly (readonly [words: string, day: string])[] =
    edge === 'until'
      ? [
          ['Next Sunday', nextWeekday(today, SUNDAY)],
          ['End of the month', addDays(firstOfNextMonth, -1)],
          ['In 4 weeks', addDays(today, 28)],
        ]
      : [
          ['Today', today],
          ['Next Monday', nextWeekday(today, MONDAY)],
          ['First of next month', firstOfNextMonth],
        ]
  return days.map(([words, day]) => ({
    words,
    text: edge === 'day' ? formatSiteDate(day) : write(day, edge, zone),
  }))
}

const [SUNDAY, MONDAY] = [0, 1]

/** The next day after a date that is this day of the week, 0 for Sunday. */
function nextWeekday(date: string, weekday: number): string {
  const ahead = (weekday - new Date(`${date}T00:00:00Z`).getUTCDay() + 7) % 7
  return addDays(date, ahead === 0 ? 7 : ahead)
}

function write(day: string, edge: 'from' | 'until', zone: string): string {
  const { start, expiry } = timesOfDays(day, day, zone)
  return formatSiteTime((edge === 'from' ? start : expiry) ?? '', zone, edge)
}

/** What is to be made, or what it still waits for in words. */
export function completeEntries(
  entries: NewEntries,
  place: number | null,
  clock: Clock,
): { readonly thing: NewThing } | { readonly waits: string } {
  const { what, siteIds, locations, name } = entries
  const row = NEW_KINDS[what]
  if (siteIds.length === 0) return { waits: 'Choose a site.' }
  if (row.locations && locations.length === 0) return { waits: 'Choose a location.' }
  const window = row.dates === 'window' ? readWindow(entries, clock) : { times: NO_TIMES }
  if ('problem' in window) return { waits: window.problem }
  const day = row.dates === 'day' ? readTypedDay(entries.day, clock) : null
  if (day && 'problem' in day) return { waits: day.problem }
  if (day && day.value === null) return { waits: 'Say which day.' }
  if (name.trim() === '') return { waits: `Write its ${row.name.toLowerCase()}.` }
  return {
    thing: { what, name: name.trim(), siteIds, locations, times: window.times, day: day?.value ?? '', place },
  }
}

const NO_TIMES: Times = { start: null, expiry: null }

function readWindow({ from, until }: NewEntries, clock: Clock): { times: Times } | { problem: string } {
  const [start, expiry] = [readMoment(from, 'from', clock), readMoment(until, 'until', clock)]
  if ('problem' in start) return start
  if ('problem' in expiry) return expiry
  if (start.value && expiry.value && expiry.value <= start.value)
    return { problem: 'It would end before it starts.' }
  return { times: { start: start.value, expiry: expiry.value } }
}

/** What a kind is said to do in the days that were typed. */
export function describeWindow(entries: NewEntries, clock: Clock): string {
  const read = readWindow(entries, clock)
  if ('problem' in read) return ''
  const { start, expiry } = read.times
  if (start && expiry) return ''
  if (start) return 'It shows until you end it.'
  return expiry ? 'It shows as soon as you publish it.' : 'Shows when you publish it, until you end it.'
}
