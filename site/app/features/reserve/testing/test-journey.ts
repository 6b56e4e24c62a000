import type { Car } from '@forecourt/schemas/contract'
import type { RequestContext } from '#app/context.ts'
import { openTestAccount } from '#app/features/account/testing/test-account.ts'
import { NOW } from '#app/http/testing/test-dealer.ts'
import type { Payments } from '#app/integrations/payments/payments.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { openTestReservations } from './test-reservations.ts'

export type JourneyOptions = {
  flags?: Record<string, unknown>
  car?: Car | null
  payments?: (payments: Payments) => Partial<Payments>
}

/** A dealer's site on which one car can be reserved, with its own service, clock and test provider. */
export async function openJourney({ flags = {}, car = testCar(), payments }: JourneyOptions = {}) {
  const db = await openTestDatabase()
  const system = await openTestReservations(db, payments)
  system.clock.ms = Date.parse(NOW)
  if (car) system.marks.cars.set(car.id, { available: true, reservedByDealer: false, heldUntil: null })
  const stock = { listCars: async () => (car ? [car] : []), findCarBySlug: async () => car }
  const account = await openTestAccount({ db, flags, stock })
  const forms: string[] = []
  const context = (path: string) => {
    const made = account.context(path)
    return Object.assign(made, {
      reserve: system.service,
      allowOrigin: (_what: string, address: string) => void forms.push(address),
    }) as RequestContext
  }
  return { ...system, context, forms, logged: account.logged, slug: car?.slug ?? 'none' }
}

/** The details of a shopper, as the form sends them. */
export const details = (changes: Record<string, string> = {}) => ({
  name: 'Ana',
  last_name: 'Ng',
  email: 'ana@example.com',
  phone: '0412 345 678',
  idempotency_key: '6f1f1d9e-6ec5-4b0e-9d1f-1d2a3b4c5d6e',
  leave_empty: '',
  ...changes,
})

/** The response that a loader or action threw. */
export async function thrown(work: Promise<unknown>): Promise<Response> {
  try {
    await work
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
  throw new Error('The work did not throw.')
}
