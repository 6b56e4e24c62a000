import type { Car } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { carPath } from '#app/paths.ts'

/** A sold car has no price and no quote, so an address that needs them redirects to its page. */
export const SOLD = 'This vehicle is sold.'

/** @throws a redirect to the page of a car that is not for sale, which shows similar cars */
export function requireOffered(car: Pick<Car, 'slug' | 'status'>): void {
  if (!isAvailable(car)) throw redirect(carPath(car.slug))
}
