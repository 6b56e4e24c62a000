import type { Car } from '@forecourt/schemas/contract'
import { toDollars } from '@forecourt/schemas/contract/pure'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'

/**
 * The address of the finance page for a car, with what the page reads of it (FIN-45, FIN-46). Names on the wire;
 * the budget in dollars.
 */
export function financeHref(path: string, car: LinkedCar): string {
  return `${path}?${financeParameters(car)}#finance-form`
}

type LinkedCar = Pick<Car, 'id' | 'carType' | 'vin' | 'dealershipSlug' | 'priceCents' | 'reducedPriceCents'>

/** A car's parameters in a link, with API field names. */
export function financeParameters(car: LinkedCar): URLSearchParams {
  const query = new URLSearchParams({ preferredDealership: car.dealershipSlug })
  const price = toDollars(effectivePriceCents(car))
  if (price !== null) query.set('vehiclePriceBudget', String(price))
  query.set('car_id', car.id)
  query.set('car_type', car.carType)
  if (car.vin !== '') query.set('vin', car.vin)
  return query
}
