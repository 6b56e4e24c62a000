/** Brisbane has no daylight saving, so UTC+10 is a fixed offset (CONST-01, OPEN-44). */
const BRISBANE_OFFSET_MS = 10 * 3_600_000
const SALES_A_DAY = 192
const SECONDS_A_SALE = 450

/** 'Sales this Month': (day of month − 1) × 192 + seconds since midnight / 450 in Brisbane, floored (OPEN-63). */
export function salesCounter(now: string): number {
  const brisbane = new Date(Date.parse(now) + BRISBANE_OFFSET_MS)
  const seconds = brisbane.getUTCHours() * 3_600 + brisbane.getUTCMinutes() * 60 + brisbane.getUTCSeconds()
  return (brisbane.getUTCDate() - 1) * SALES_A_DAY + Math.floor(seconds / SECONDS_A_SALE)
}
