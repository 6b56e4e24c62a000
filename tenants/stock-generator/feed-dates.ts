import { addDays } from '@forecourt/schemas/contract/pure'

/** The day the demo feeds are as of; the import moves their dates to its own day. */
export const DATES_AS_OF = '2026-07-01'

/** `days` before that day, as dealers write it: dd/mm/yyyy. */
export function daysBefore(days: number): string {
  return addDays(DATES_AS_OF, -days).split('-').reverse().join('/')
}

/** A month of a year: mm/yyyy. */
export function monthOf(year: number, month: number): string {
  return `${String(month).padStart(2, '0')}/${year}`
}
