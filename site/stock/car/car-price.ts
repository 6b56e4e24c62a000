import type { IndexedRow } from '../diff/indexed-row.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'

/** The price asked and its kind (PRICE-02): drive away where the feed gives it, else excluding government charges. */
export function carPrice(vehicle: FeedVehicle, before: IndexedRow | undefined) {
  const priceCents = vehicle.dapCents ?? vehicle.egcCents
  const kind = vehicle.dapCents === null ? 'Excl. Govt. Charges' : 'Drive Away'
  return {
    priceCents,
    price_type: priceCents === null ? '' : kind,
    beforeCents: beforeCents(vehicle.beforeCents, priceCents, before),
  }
}

/**
 * The was-price: the feed's own, else what the index asked before a drop. It stays while the price stays, or a second
 * run would take it away again, and ends when the price rises.
 */
function beforeCents(
  given: number | null,
  priceCents: number | null,
  before: IndexedRow | undefined,
): number | null {
  if (given !== null || priceCents === null || before?.price === undefined || before.price === null)
    return given
  const earlierCents = Math.round(before.price * 100)
  if (priceCents < earlierCents) return earlierCents
  const kept = before.before_price
  return priceCents === earlierCents && kept !== undefined && kept !== null ? Math.round(kept * 100) : null
}
