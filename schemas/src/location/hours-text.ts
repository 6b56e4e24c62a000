import { formatTwelveHour } from '../time/format-time.ts'

/** Wall-clock times `HH:mm`. */
export type Interval = { open: string; close: string }

/** What the page says of a day on which people come by appointment (LOC-19). */
export const BY_APPOINTMENT_TEXT = 'By appointment only'

/**
 * `8:30 am - 5:30 pm`; the intervals of a split day follow each other (OPEN-51). '' for a day without hours, a
 * question mark for a time that is not written yet.
 */
export function formatIntervals(intervals: readonly Partial<Interval>[]): string {
  return intervals.map(formatInterval).join(', ')
}

function formatInterval({ open = '?', close = '?' }: Partial<Interval>): string {
  if (open === '00:00' && close === '24:00') return 'Open 24 hours'
  return `${formatTwelveHour(open) ?? open} - ${formatTwelveHour(close) ?? close}`
}
