import { EmbeddedPayments } from '#app/integrations/payments/embedded-payments.server.ts'
import type { Payments } from '#app/integrations/payments/payments.ts'
import type { CarAvailability, CarHoldPeriod, HoldIndex } from '#app/integrations/reservations/hold-index.ts'
import {
  ReservationService,
  type ReserveOrder,
} from '#app/integrations/reservations/reservation-service.server.ts'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { ReservationSweep } from '../reserve-sweep.server.ts'

export const START = Date.parse('2026-11-21T02:00:00.000Z')
export const SECRET = 'a secret of the tests for messages'

/** An index of two cars in memory. */
export class TestHoldIndex implements HoldIndex {
  readonly cars = new Map<string, CarAvailability>()
  isAway = false

  constructor() {
    for (const id of ['car-1', 'car-2']) this.cars.set(id, { ...FREE })
  }

  async readAvailability(ids: readonly string[]): Promise<ReadonlyMap<string, CarAvailability>> {
    this.#requireHere()
    return new Map(ids.flatMap((id) => (this.cars.has(id) ? [[id, { ...this.#car(id) }]] : [])))
  }

  async hold(holds: readonly CarHoldPeriod[]): Promise<void> {
    this.#requireHere()
    for (const { carId, heldUntil } of holds) this.cars.set(carId, { ...this.#car(carId), heldUntil })
  }

  async release(ids: readonly string[]): Promise<void> {
    this.#requireHere()
    for (const id of ids) this.cars.set(id, { ...this.#car(id), heldUntil: null })
  }

  #car(id: string): CarAvailability {
    return this.cars.get(id) ?? FREE
  }

  #requireHere(): void {
    if (this.isAway) throw new Error('The index does not answer.')
  }
}

const FREE: CarAvailability = { available: true, reservedByDealer: false, heldUntil: null }

/** A service with a settable clock, the test provider and an index of its own. */
export async function openTestReservations(
  database?: Database,
  change: (payments: Payments) => Partial<Payments> = () => ({}),
) {
  const db = database ?? (await openTestDatabase())
  const clock = { ms: START }
  const read = () => clock.ms
  const notices: { body: string; signature: string }[] = []
  const provider = new EmbeddedPayments({
    db,
    secret: SECRET,
    clock: read,
    buildPage: (_, id) => `https://pay.example/${id}`,
    send: (body, signature) => notices.push({ body, signature }),
  })
  const marks = new TestHoldIndex()
  const changes: string[] = []
  const parts = {
    db,
    payments: { ...plain(provider), ...change(provider) },
    marks,
    clock: read,
    onChange: () => {
      changes.push('changed')
    },
    log: { info: () => undefined, warn: () => undefined },
  }
  const service = new ReservationService(parts)
  return {
    db,
    service,
    sweep: new ReservationSweep({ ...parts, service }),
    provider,
    marks,
    clock,
    notices,
    changes,
  }
}

/** The provider as a plain object, so that members can be overridden. */
const plain = (payments: Payments): Payments => ({
  test: payments.test,
  pagesOrigin: payments.pagesOrigin,
  createSession: (order) => payments.createSession(order),
  findSession: (id) => payments.findSession(id),
  capture: (id) => payments.capture(id),
  release: (id) => payments.release(id),
  readNotice: (body, signature) => payments.readNotice(body, signature),
})

let made = 0

/** A shopper's order of `carId`. */
export function buildOrder(carId = 'car-1', changes: Partial<ReserveOrder> = {}): ReserveOrder {
  made += 1
  return {
    tenantSlug: 'yard',
    car: { id: carId, slug: `slug-of-${carId}`, name: '2023 Example One' },
    person: { firstName: 'Ana', lastName: 'Ng', email: 'ana@example.com', phone: '0412345678' },
    depositCents: 20_000,
    idempotencyKey: `key-${made}`,
    ...changes,
  }
}

const BACK = { returnUrl: 'https://yard.example/back', cancelUrl: 'https://yard.example/cancel' }

/** A reservation whose payment session is open. */
export async function startPaying(service: ReservationService, carId = 'car-1') {
  const noted = await service.note(buildOrder(carId))
  await service.openPayment(noted, BACK)
  const reservation = await service.find('yard', noted.id)
  if (!reservation?.session_id) throw new Error('No session was opened.')
  return { id: noted.id, session: reservation.session_id, reservation }
}
