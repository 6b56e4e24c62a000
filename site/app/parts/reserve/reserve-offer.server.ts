import type { Car } from '@forecourt/schemas/contract'
import { combineVerdicts, formatDollars, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { RESERVATION_HOLD_HOURS } from '#app/domain/stock/reservation.ts'
import { getReserveLabels } from '#app/parts/car/rules/reserve-labels.ts'
import { reserveVerdict } from '#app/parts/car/rules/reserve-verdict.ts'
import { reservePath } from '#app/paths.ts'
import type { ReserveOffer, ReserveTerms } from './reserve-model.ts'

/** May this car be reserved here (RES-06)? `held`: a shopper holds it, even if the index is behind. */
export function reserveOfferVerdict(
  car: Car,
  { bundle, reserves = false }: DealerContext,
  held = false,
): Verdict {
  const { reservations: offered } = bundle.tenant.flags
  const free = held
    ? hides('held', 'Another shopper has reserved this vehicle.')
    : shows('not-held', 'No shopper holds it.')
  return combineVerdicts([reserveVerdict({ car, offered, reserves }), free])
}

/** The dealer's deposit of a reservation, in cents (RES-04). */
export const depositCentsOf = ({ stock }: Pick<DealerContext['bundle']['tenant'], 'stock'>) =>
  stock.reserveDeposit * 100

/** The terms of reserving a car (RES-04). */
export function reserveTerms(
  slug: string,
  { bundle: { tenant } }: Pick<DealerContext, 'bundle'>,
): ReserveTerms {
  const { refundText, reservePath: journey } = tenant.flags
  return {
    href: reservePath(slug, journey),
    deposit: formatDollars(depositCentsOf(tenant)),
    refund: refundText,
    hours: RESERVATION_HOLD_HOURS,
  }
}

/** The offer on a car's own page, in the dealer's words (RES-08); null where the car is not reserved online. */
export function carReserveOffer(car: Car, dealer: DealerContext): ReserveOffer | null {
  if (!reserveOfferVerdict(car, dealer).shown) return null
  const text = getReserveLabels(car, dealer.bundle.tenant.flags.reserveText)
  return { ...reserveTerms(car.slug, dealer), text }
}
