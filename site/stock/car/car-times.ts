import { addMs } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'

const DAY_MS = 86_400_000

/** When the run takes place; `shiftDays` moves a demo feed's dates to today. */
export type ImportMoment = { now: string; shiftDays: number }

/**
 * Times a car gets once and keeps (DATA-03): first seen, sold, reserved. The feed's own date wins on the first
 * import; afterwards the index's stands, so that a feed without dates, or a demo feed moved to today, changes
 * nothing by being read again.
 */
export function carTimes(vehicle: FeedVehicle, before: IndexedRow | undefined, moment: ImportMoment) {
  const { now } = moment
  const created = before?.created_at ?? notAfter(shifted(vehicle.createdAt, moment), now) ?? now
  const { status } = vehicle.status
  const reserved = vehicle.status.reserved || heldOnline(vehicle, before, moment) !== null
  return {
    created_at: created,
    created_at_timestamp: Math.floor(Date.parse(created) / 1_000),
    sold_date_timestamp: status === 'sold' ? soldSeconds(vehicle, before, moment) : null,
    reserved,
    reserved_at: reserved ? (before?.reserved_at ?? now) : null,
    rego_expiry: moment.shiftDays === 0 ? vehicle.regoExpiry : shiftedRego(vehicle, before, moment),
  }
}

/**
 * Until when a shopper holds the car who reserved it on the site; an import leaves that as it is. Null for nobody, and
 * where the dealer's system itself says that the car is reserved or gone: its word outlasts the shopper's hold.
 */
export function heldOnline(
  { status: { status, reserved } }: Pick<FeedVehicle, 'status'>,
  before: IndexedRow | undefined,
  { now }: Pick<ImportMoment, 'now'>,
): string | null {
  const until = before?.reserved_until ?? null
  if (until === null || reserved || !isAvailable({ status })) return null
  return Date.parse(until) > Date.parse(now) ? until : null
}

function soldSeconds(vehicle: FeedVehicle, before: IndexedRow | undefined, moment: ImportMoment): number {
  const known = before?.status === 'sold' ? before.sold_date_timestamp : null
  const soldAt = notAfter(shifted(vehicle.soldAt, moment), moment.now) ?? moment.now
  return known ?? Math.floor(Date.parse(soldAt) / 1_000)
}

function shiftedRego(vehicle: FeedVehicle, before: IndexedRow | undefined, moment: ImportMoment): string {
  if (vehicle.regoExpiry === '' || before?.rego_expiry) return before?.rego_expiry ?? ''
  return shifted(`${vehicle.regoExpiry}T00:00:00Z`, moment)?.slice(0, 10) ?? ''
}

function shifted(instant: string | null, { shiftDays }: ImportMoment): string | null {
  return instant === null ? null : addMs(instant, shiftDays * DAY_MS)
}

// A car cannot have arrived tomorrow; a feed's clock that is ahead must not make it new for longer.
function notAfter(instant: string | null, now: string): string | null {
  return instant === null || Date.parse(instant) > Date.parse(now) ? null : instant
}
