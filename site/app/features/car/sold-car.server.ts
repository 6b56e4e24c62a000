import type { Car } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { carPath } from '#app/paths.ts'

/** Why an address that is asked for data has neither a price nor a quote. */
export const SOLD = 'This vehicle is sold.'

/** @throws a redirect to the page of a car that is not for sale, which says so and shows others like it */
export function requireOffered(car: Pick<Car, 'slug' | 'status'>): void {
  if (!isAvailable(car)) throw redirect(carPath(car.slug))
}
