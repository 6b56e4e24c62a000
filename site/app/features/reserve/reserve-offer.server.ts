import type { Car } from '@forecourt/schemas/contract'
import { allOf, formatDollars, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { RESERVATION_HOLD_HOURS } from '#app/domain/stock/reservation.ts'
import { reserveVerdict } from '#app/features/car/rules/reserve-verdict.ts'
import { reserveWords } from '#app/features/car/rules/reserve-words.ts'
import { reservePath } from '#app/paths.ts'
import type { ReserveOffer } from './reserve-model.ts'

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
  return allOf([reserveVerdict({ car, offered, reserves }), free])
}

/** The dealer's deposit of a reservation, in cents (RES-04). */
export const depositCentsOf = ({ stock }: Pick<DealerContext['bundle']['tenant'], 'stock'>) =>
  stock.reserveDeposit * 100

/** The terms of reserving this car (RES-04, RES-08). */
export function reserveOffer(
  slug: string,
  { bundle: { tenant } }: Pick<DealerContext, 'bundle'>,
): ReserveOffer {
  const { reserveText, refundText, reservePath: journey } = tenant.flags
  return {
    text: reserveText,
    href: reservePath(slug, journey),
    deposit: formatDollars(depositCentsOf(tenant)),
    refund: refundText,
    hours: RESERVATION_HOLD_HOURS,
  }
}

/** The offer on a car's own page; null where the car is not reserved online. */
export const carReserveOffer = (car: Car, dealer: DealerContext): ReserveOffer | null =>
  reserveOfferVerdict(car, dealer).shown
    ? {
        ...reserveOffer(car.slug, dealer),
        text: reserveWords(car, dealer.bundle.tenant.flags.reserveText),
      }
    : null
