import { formatTwelveHour } from '../time/format-time.ts'

/** Wall-clock times `HH:mm`. */
export type Interval = { open: string; close: string }

/** `8:30 am - 5:30 pm`; a split day's intervals stand one after the other (OPEN-51). '' for a day without hours. */
export function formatIntervals(intervals: readonly Interval[]): string {
  return intervals
    .map(({ open, close }) => `${formatTwelveHour(open) ?? open} - ${formatTwelveHour(close) ?? close}`)
    .join(', ')
}
