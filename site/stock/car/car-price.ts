import { PRICE_LABELS, type PriceLabel } from '@forecourt/schemas/contract'
import type { IndexedRow } from '../diff/indexed-row.ts'
import { askedPrice, egcPrice } from '../vehicle/asked-price.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'

/** The price asked and its label (PRICE-02): drive away where the feed gives it. */
export function carPrice(
  vehicle: FeedVehicle,
  before: IndexedRow | undefined,
  defaultLabel: PriceLabel | null,
) {
  const { cents: priceCents, label } = askedPrice(vehicle, defaultLabel)
  const priceType = label === null ? '' : PRICE_LABELS[label]
  // A sum that includes less is no drop of one that includes more.
  const comparable = (before?.price_type ?? '') === priceType ? before : undefined
  return {
    priceCents,
    price_type: priceType,
    egcCents: egcPrice(vehicle, defaultLabel),
    beforeCents: beforeCents(vehicle.beforeCents, priceCents, comparable),
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
