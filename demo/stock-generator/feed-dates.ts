import { addDays } from '@forecourt/schemas/contract/pure'

/** The day the demo feeds are as of; the import moves their dates to its own day. */
export const DATES_AS_OF = '2026-07-01'
export const THIS_YEAR = 2026

/** `days` before that day, ISO. */
export function daysBefore(days: number): string {
  return addDays(DATES_AS_OF, -days)
}

/** An ISO date as dealers write it: dd/mm/yyyy. */
export function australianDate(date: string): string {
  return date.split('-').reverse().join('/')
}
