import { addMs } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'

const DAY_MS = 86_400_000

type DatedVehicle = Pick<FeedVehicle, 'status' | 'createdAt' | 'soldAt' | 'regoExpiry'>

/** Time of the run; `shiftDays` moves a demo feed's dates to today. */
export type ImportMoment = { now: string; shiftDays: number }

/**
 * Dates that are set once per car (DATA-03): first seen, sold, reserved. The feed's date is used on the first import and
 * the indexed one afterwards, so importing the same feed again changes nothing.
 */
export function carTimes(vehicle: DatedVehicle, before: IndexedRow | undefined, moment: ImportMoment) {
  const { now } = moment
  const created = before?.created_at ?? unlessFuture(shifted(vehicle.createdAt, moment), now) ?? now
  const { status } = vehicle.status
  const heldUntil = onlineHoldUntil(vehicle, before, moment)
  const reserved = vehicle.status.reserved || heldUntil !== null
  return {
    created_at: created,
    created_at_timestamp: Math.floor(Date.parse(created) / 1_000),
    sold_date_timestamp: status === 'sold' ? soldSeconds(vehicle, before, moment) : null,
    reserved,
    reserved_at: reserved ? (before?.reserved_at ?? now) : null,
    reserved_until: heldUntil,
    rego_expiry: moment.shiftDays === 0 ? vehicle.regoExpiry : shiftedRego(vehicle, before, moment),
  }
}

/**
 * End of a reservation made on the site, which an import must preserve. Null without one, and where the feed reports the
 * car as reserved or sold: the dealer's system takes precedence.
 */
function onlineHoldUntil(
  { status: { status, reserved } }: Pick<FeedVehicle, 'status'>,
  before: IndexedRow | undefined,
  { now }: Pick<ImportMoment, 'now'>,
): string | null {
  const until = before?.reserved_until ?? null
  if (until === null || reserved || !isAvailable({ status })) return null
  return Date.parse(until) > Date.parse(now) ? until : null
}

function soldSeconds(vehicle: DatedVehicle, before: IndexedRow | undefined, moment: ImportMoment): number {
  const known = before?.status === 'sold' ? before.sold_date_timestamp : null
  const soldAt = unlessFuture(shifted(vehicle.soldAt, moment), moment.now) ?? moment.now
  return known ?? Math.floor(Date.parse(soldAt) / 1_000)
}

function shiftedRego(vehicle: DatedVehicle, before: IndexedRow | undefined, moment: ImportMoment): string {
  if (vehicle.regoExpiry === '' || before?.rego_expiry) return before?.rego_expiry ?? ''
  return shifted(`${vehicle.regoExpiry}T00:00:00Z`, moment)?.slice(0, 10) ?? ''
}

function shifted(instant: string | null, { shiftDays }: ImportMoment): string | null {
  return instant === null ? null : addMs(instant, shiftDays * DAY_MS)
}

// A date in the future (a feed's clock that is ahead) would keep the car marked as new for longer.
function unlessFuture(instant: string | null, now: string): string | null {
  return instant === null || Date.parse(instant) > Date.parse(now) ? null : instant
}
