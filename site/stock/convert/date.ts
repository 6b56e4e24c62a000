import { computeInstant, dateAt, toInstant } from '@forecourt/schemas/contract/pure'
import { type Converter, rawText, unreadable } from './conversion.ts'
import type { DateOrder } from './date-order.ts'

/** An instant with an offset. */
const INSTANT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/

/** Seconds or milliseconds since 1970, plain or as .NET writes them. */
const EPOCH = /^(?:\/Date\((\d{12,13})(?:[+-]\d{4})?\)\/|(\d{10}|\d{13}))$/
/** Placeholders for a missing date: the first day of the system's calendar. */
const NO_DATE = /^(?:0001-01-01|0000-00-00|0?1\/0?1\/0001|00\/00\/0000)(?!\d)/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The instant (ISO UTC) of a text with an offset or an epoch number; else null. */
function parseInstant(text: string): string | null {
  const [, net, plain = ''] = EPOCH.exec(text) ?? []
  const digits = net ?? plain
  if (digits !== '') return new Date(Number(digits) * (digits.length === 10 ? 1_000 : 1)).toISOString()
  return INSTANT.test(text) && !Number.isNaN(Date.parse(text)) ? toInstant(text) : null
}

/**
 * A calendar date as `yyyy-mm-dd` from dd/mm/yyyy, dd/mm/yy, `01-Feb-26`, yyyy-mm-dd or a spreadsheet's day number; ''
 * for none. Instants become the dealer's local date; a time without an offset is dropped. Day or month first is the
 * file's own order.
 */
export const toDate: Converter<string> = (raw, { timeZone, dates }) => {
  const text = dateText(raw)
  if (text === '') return { value: '' }
  const instant = parseInstant(text)
  if (instant !== null) return { value: dateAt(instant, timeZone) }
  const date = isoDate(text) ?? spreadsheetDate(text) ?? namedDate(text) ?? localDate(text, dates)
  return date ? { value: date } : unreadable('', raw, 'a date')
}

function isoDate(text: string): string | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text)
  return iso && calendarDate(iso[1], iso[2], iso[3])
}

/** Days since 30 December 1899, as a spreadsheet counts them; numbers of 1982 to 2119, which no other date looks like. */
function spreadsheetDate(text: string): string | null {
  const days = Number(/^([3-7]\d{4})(?:\.\d+)?$/.exec(text)?.[1])
  return Number.isNaN(days) ? null : new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10)
}

/** `9 Jul 2026`, `01-Feb-26`. */
function namedDate(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[ /.-]([a-z]{3,9})[ ,/.-]+(\d{4}|\d{2})(?!\d)/i.exec(text) ?? []
  return year === undefined ? null : calendarDate(wholeYear(year), parseMonth(month), day)
}

function localDate(text: string, dates: DateOrder | undefined): string | null {
  const [written, first = '', second = '', year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text) ?? []
  if (written === undefined || year === undefined) return null
  dates?.note(first, second, written)
  const [day, month] = dates?.isMonthFirst ? [second, first] : [first, second]
  return calendarDate(wholeYear(year), month, day)
}

/** Dates of a vehicle's papers are of this century, or of the last three decades of the one before. */
function wholeYear(year: string): string {
  if (year.length !== 2) return year
  return `${Number(year) < 70 ? 20 : 19}${year}`
}

/**
 * A month as `yyyy-mm` from mm/yyyy, mm/yy, yyyy-mm, `Feb-23` or any date; a year alone stays a year; '' for none.
 */
export const toMonth: Converter<string> = (raw, context) => {
  const text = dateText(raw)
  if (text === '' || /^\d{4}$/.test(text)) return { value: text }
  const month = monthAlone(text)
  if (month !== null) return { value: month }
  const { value } = toDate(raw, context)
  return value === '' ? unreadable('', raw, 'a month') : { value: value.slice(0, 7) }
}

function monthAlone(text: string): string | null {
  const [, month, year] = /^(\d{1,2}|[a-z]{3,9})[ /.-](\d{4}|\d{2})$/i.exec(text) ?? []
  if (month !== undefined && year !== undefined) {
    const number = /^\d/.test(month) ? month : parseMonth(month)
    return calendarDate(wholeYear(year), number, '1')?.slice(0, 7) ?? null
  }
  const iso = /^(\d{4})[/.-](\d{1,2})$/.exec(text)
  return iso && (calendarDate(iso[1], iso[2], '1')?.slice(0, 7) ?? null)
}

/** An instant (ISO UTC), in the dealer's local time where it has no offset; null for none. */
export const toInstantOrNull: Converter<string | null> = (raw, context) => {
  const text = dateText(raw)
  if (text === '') return { value: null }
  const instant = parseInstant(text)
  if (instant !== null) return { value: instant }
  const { value: date } = toDate(raw, context)
  if (date === '') return unreadable(null, raw, 'a date')
  const time = /[T ](\d{1,2}):(\d{2})/.exec(text)
  return { value: localInstant(date, Number(time?.[1] ?? 0) * 60 + Number(time?.[2] ?? 0), context.timeZone) }
}

function dateText(raw: unknown): string {
  const text = rawText(raw)
  return NO_DATE.test(text) ? '' : text
}

/** The number of a month by its English name or the first letters of it. */
function parseMonth(name = ''): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1)
}

const knownInstants = new Map<string, string>()

// Time zone arithmetic is the slowest part of reading a row, and a feed repeats a few hundred dates.
function localInstant(date: string, minutes: number, timeZone: string): string {
  const key = `${date} ${minutes} ${timeZone}`
  let instant = knownInstants.get(key)
  if (instant === undefined) {
    instant = computeInstant(date, minutes, timeZone)
    if (knownInstants.size >= 5_000) knownInstants.clear()
    knownInstants.set(key, instant)
  }
  return instant
}

const knownDates = new Map<string, string | null>()

function calendarDate(year = '', month = '', day = ''): string | null {
  const key = `${year}-${month}-${day}`
  let date = knownDates.get(key)
  if (date === undefined) {
    date = validDate(year, month, day)
    if (knownDates.size >= 5_000) knownDates.clear()
    knownDates.set(key, date)
  }
  return date
}

function validDate(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? null : date
}
