import { addDays, computeInstant, dateAt } from '@forecourt/schemas/contract/pure'
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import type { StockSourceRow } from '#db/stock/tables.ts'

const HOUR_MS = 3_600_000
const BACKOFF = { firstMs: 300_000, longestMs: 6 * HOUR_MS, jitter: 0.25 }

/** When a file is fetched next, after a fetch at `now` that went well. */
export function nextFetchAt(
  { every, at_minute }: Pick<StockSourceRow, 'every' | 'at_minute'>,
  timeZone: string,
  now: string,
): string {
  const hours = every === 'hourly' ? 1 : 6
  if (every !== 'nightly') return new Date(Date.parse(now) + hours * HOUR_MS).toISOString()
  const today = dateAt(now, timeZone)
  const tonight = computeInstant(today, at_minute, timeZone)
  const next = tonight > now ? tonight : computeInstant(addDays(today, 1), at_minute, timeZone)
  return new Date(next).toISOString()
}

/** When it is tried again after a number of failures in a row: sooner than the next time, later with each. */
export function retryFetchAt(
  source: Pick<StockSourceRow, 'every' | 'at_minute'>,
  timeZone: string,
  { now, failures }: { now: string; failures: number },
): string {
  const soon = Date.parse(now) + backoffMs(failures, BACKOFF)
  const next = Date.parse(nextFetchAt(source, timeZone, now))
  return new Date(Math.min(soon, next)).toISOString()
}
