import { addDays, computeInstant, type ShowingWindow } from '@forecourt/schemas/contract'
import type { DayRange } from './range.ts'

/** Days against time in one zone: the epoch milliseconds of each midnight of the range, and of the one after it. */
export interface DayScale extends DayRange {
  readonly zone: string
  readonly midnights: readonly number[]
}

/** A stretch of the range, in days from its first midnight. */
export interface Extent {
  readonly left: number
  readonly right: number
  /** It began before the range, or has no start. */
  readonly before: boolean
  /** It ends after the range, or has no end. */
  readonly after: boolean
}

/** Whether bars fill every day they touch, or begin at their minute. */
export type Snap = 'day' | 'minute'

/** A bar of a few minutes is still to be seen and pressed; in days. */
const SHORTEST = 0.08

/** The midnights of a range in a zone; days of 23 and 25 hours come from here. */
export function dayScale(range: DayRange, zone: string): DayScale {
  const midnights = Array.from({ length: range.days + 1 }, (_, at) =>
    Date.parse(computeInstant(addDays(range.first, at), 0, zone)),
  )
  return { ...range, zone, midnights }
}

/** Where an instant lies, in days from the first midnight: below 0 before the range, `days` or more after it. */
export function computePosition({ midnights, days }: DayScale, instant: string): number {
  const time = Date.parse(instant)
  const [first = 0, last = 0] = [midnights[0], midnights[days]]
  if (time < first) return -1
  if (time >= last) return days
  const next = midnights.findIndex((midnight) => midnight > time)
  const [from = first, until = last] = [midnights[next - 1], midnights[next]]
  return next - 1 + (time - from) / (until - from)
}

/**
 * The part of a window inside the range, or null when it has none. Start and expiry both count (PROMO-02), but to
 * people a window that ends with midnight ends on the day before.
 */
export function findExtent(window: ShowingWindow, scale: DayScale, snap: Snap): Extent | null {
  const { days, midnights } = scale
  const start = window.start ? computePosition(scale, window.start) : -1
  const end = window.expiry ? computePosition(scale, window.expiry) : days
  if (start >= days || end < 0) return null
  if (end === 0 && start < 0) return null // it ended with the midnight before
  const before = !window.start || Date.parse(window.start) < (midnights[0] ?? 0)
  const after = !window.expiry || Date.parse(window.expiry) >= (midnights[days] ?? 0)
  const whole = snap === 'day'
  const left = before ? 0 : whole ? Math.floor(start) : Math.min(start, days - SHORTEST)
  const right = after ? days : whole ? Math.ceil(end) : end
  return { left, right: Math.max(right, left + (whole ? 1 : SHORTEST)), before, after }
}

/** The extent of whole days, both included, or null outside the range. Dates are `YYYY-MM-DD`. */
export function extentOfDays(from: string, until: string, range: DayRange): Extent | null {
  const day = (date: string) => (Date.parse(date) - Date.parse(range.first)) / 86_400_000
  const [left, right] = [day(from), day(until) + 1]
  if (left >= range.days || right <= 0 || right <= left) return null
  return {
    left: Math.max(0, left),
    right: Math.min(range.days, right),
    before: left < 0,
    after: right > range.days,
  }
}
