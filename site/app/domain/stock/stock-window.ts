import type { Verdict } from '@forecourt/schemas/contract/pure'
import { isAvailable } from './availability.ts'

const DAY_MS = 86_400_000
/** Default number of days a sold car stays on a site (SRCH-28, VAR-01). */
export const DEFAULT_SOLD_DAYS = 3
export const MAX_SOLD_DAYS = 14

/** Whole days 0–14; other numbers are floored and clamped, non-numbers give the default (OPEN-01). */
export function clampSoldDays(days: number | null | undefined): number {
  if (days === null || days === undefined || !Number.isFinite(days)) return DEFAULT_SOLD_DAYS
  return Math.min(MAX_SOLD_DAYS, Math.max(0, Math.floor(days)))
}

/**
 * The instant (ISO UTC) after which a car must have been sold to be listed still.
 * @param now ISO instant
 */
export function soldCutoff(includeSoldCarsDays: number | null | undefined, now: string): string {
  return new Date(Date.parse(now) - clampSoldDays(includeSoldCarsDays) * DAY_MS).toISOString()
}

/**
 * Whether the default stock filter includes the car (SRCH-28): available cars, and sold ones while their sold date is
 * strictly later than the cutoff (OPEN-45). `changesAt` is the instant at which a sold car drops out.
 */
export function stockIncluded(
  car: { status: string; soldAt: string | null; showOnDealerWebsite: boolean },
  includeSoldCarsDays: number | null | undefined,
  now: string,
): Verdict {
  if (!car.showOnDealerWebsite) {
    return verdict(false, 'hidden', 'The dealer keeps this car off the website.')
  }
  if (isAvailable(car)) return verdict(true, 'available', 'The car is for sale.')
  if (car.soldAt === null) return verdict(false, 'unavailable', `Status "${car.status}" is not for sale.`)
  const leavesAt = Date.parse(car.soldAt) + clampSoldDays(includeSoldCarsDays) * DAY_MS
  if (leavesAt <= Date.parse(now)) {
    return verdict(false, 'sold-long-ago', `Sold ${car.soldAt}, outside the window for sold cars.`)
  }
  return {
    ...verdict(true, 'just-sold', `Sold ${car.soldAt}, inside the window for sold cars.`),
    changesAt: new Date(leavesAt).toISOString(),
  }
}

function verdict(shown: boolean, code: string, text: string): Verdict {
  return { shown, reasons: [{ code, text }] }
}
