import type { Car } from '@forecourt/schemas/contract'
import { allOf, formatDollars, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import { RESERVATION_HOLD_HOURS } from '#app/domain/stock/reservation.ts'
import { DEFAULT_DEPOSIT_CENTS } from '#app/domain/stock/reservation-state.ts'
import { reserveVerdict } from '#app/domain/stock/reserve-verdict.ts'
import type { Shop } from '#app/features/shop.ts'
import { reservePath } from '#app/paths.ts'
import type { ReserveOffer } from './reserve-model.ts'

/** May this car be reserved here (RES-06)? `held`: a shopper holds it, whatever the index says yet. */
export function judgedReserve(car: Car, { bundle, reserves = false }: Shop, held = false): Verdict {
  const { reservations: offered } = bundle.tenant.flags
  const free = held
    ? hides('held', 'Another shopper has reserved this vehicle.')
    : shows('not-held', 'No shopper holds it.')
  return allOf([reserveVerdict({ car, offered, reserves }), free])
}

/** What is said of reserving this car (RES-04, RES-08). */
export function reserveOffer(slug: string, { bundle: { tenant } }: Pick<Shop, 'bundle'>): ReserveOffer {
  const { reserveText, refundText, reservePath: journey } = tenant.flags
  return {
    text: reserveText,
    href: reservePath(slug, journey),
    deposit: formatDollars(DEFAULT_DEPOSIT_CENTS),
    refund: refundText,
    hours: RESERVATION_HOLD_HOURS,
  }
}

/** The offer on a car's own page; null where the car is not reserved online. */
export const carReserveOffer = (car: Car, shop: Shop): ReserveOffer | null =>
  judgedReserve(car, shop).shown ? reserveOffer(car.slug, shop) : null
