import { PRICE_LABELS, type PriceLabel } from '@forecourt/schemas/contract'
import { isPrice } from '#app/domain/money/effective-price.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import { askedPrice, egcPrice, sellingCents } from '../vehicle/asked-price.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'

/**
 * The advertised price and its label (PRICE-02); the drive-away price where the feed has one. A reduced price is the
 * price from then on (OPEN-41), so that filters, sorts and repayments agree with what is shown, and the other one what
 * it was.
 */
export function carPrice(
  vehicle: FeedVehicle,
  before: IndexedRow | undefined,
  defaultLabel: PriceLabel | null,
) {
  const asked = askedPrice(vehicle, defaultLabel)
  const { label } = asked
  const isReduced = isPrice(vehicle.reducedCents)
  const selling = sellingCents(vehicle, asked)
  // Dealers' systems write a dollar or ten for none (PRICE-01); lists by price would begin with it.
  const priceCents = isPrice(selling) ? selling : null
  const priceType = label === null ? '' : PRICE_LABELS[label]
  // Prices with different labels include different charges, so they are not compared.
  const comparable = (before?.price_type ?? '') === priceType ? before : undefined
  return {
    priceCents,
    price_type: priceType,
    egcCents: isReduced && label === 'excl-govt-charges' ? priceCents : egcPrice(vehicle, defaultLabel),
    beforeCents: beforeCents(vehicle.beforeCents ?? (isReduced ? asked.cents : null), priceCents, comparable),
  }
}

/**
 * The was-price: the feed's own, else the indexed price before a drop. It is carried over while the price is unchanged
 * (a second run would otherwise remove it) and removed when the price rises.
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
  const earlierBefore = before.before_price
  return priceCents === earlierCents && earlierBefore !== undefined && earlierBefore !== null
    ? Math.round(earlierBefore * 100)
    : null
}
