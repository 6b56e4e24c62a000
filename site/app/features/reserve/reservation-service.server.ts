import { randomUUID } from 'node:crypto'
import { payUntil } from '#app/domain/stock/reservation-state.ts'
import type { PaymentSession, Payments } from '#app/integrations/payments/payments.ts'
import type { Database } from '#db/database.ts'
import { endHold, findHold, takeHold } from '#db/reserve/hold-repository.ts'
import {
  changeReservation,
  findReservation,
  insertReservation,
  type Reservation,
  setMarked,
  settleDeposit,
} from '#db/reserve/reservation-repository.ts'
import type { HoldIndex } from './hold-index.ts'

/** What a shopper who starts gives. */
export type ReserveOrder = {
  tenantSlug: string
  car: { id: string; slug: string; name: string }
  person: { firstName: string; lastName: string; email: string; phone: string }
  depositCents: number
  /** One form sent twice is one reservation. */
  idempotencyKey: string
}

/** Where the provider sends a shopper back to. */
export type PaymentReturn = { returnUrl: string; cancelUrl: string }

export type ReservationLog = Record<'info' | 'warn', (details: object, message: string) => void>

export type ReservationServiceOptions = {
  db: Database
  payments: Payments
  marks: HoldIndex
  /** Milliseconds since 1970. */
  clock: () => number
  /** Told once the index has changed. */
  onChange: () => void
  log: ReservationLog
}

/**
 * Takes reservations: the money is set aside by the provider, then the car is taken by one row of the database, then
 * the money is captured; who comes second gets what was set aside back. Every step may be done again, so a message that
 * comes twice, late or never changes nothing.
 */
export class ReservationService {
  readonly #parts: ReservationServiceOptions

  constructor(parts: ReservationServiceOptions) {
    this.#parts = parts
  }

  get payments(): Payments {
    return this.#parts.payments
  }

  get #now(): string {
    return new Date(this.#parts.clock()).toISOString()
  }

  /**
   * Notes who wants which car; nothing is taken yet. The same key answers the same reservation, with what was typed last
   * until a payment is opened for it.
   */
  async note({ tenantSlug, car, person, depositCents, idempotencyKey }: ReserveOrder): Promise<Reservation> {
    const now = this.#now
    const typed = {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
    }
    const kept = await insertReservation(this.#parts.db, {
      ...typed,
      tenant_slug: tenantSlug,
      id: randomUUID(),
      idempotency_key: idempotencyKey,
      car_id: car.id,
      car_slug: car.slug,
      car_name: car.name,
      deposit_cents: depositCents,
      state: 'paying',
      deposit: 'none',
      created_at: now,
      pay_until: payUntil(now),
    })
    if (kept.session_id !== null) return kept
    await changeReservation(this.#parts.db, kept, ['paying'], typed)
    return { ...kept, ...typed }
  }

  /** The lead that the dealer got for it. */
  async noteLead(reservation: Reservation, leadId: string): Promise<void> {
    await changeReservation(this.#parts.db, reservation, ['paying'], { lead_id: leadId })
  }

  /** The provider's page for a reservation, opened once; null when it is too late to pay. @throws PaymentsDownError */
  async openPayment(
    reservation: Reservation,
    { returnUrl, cancelUrl }: PaymentReturn,
  ): Promise<string | null> {
    const { db, payments } = this.#parts
    if (reservation.state !== 'paying' || reservation.pay_until <= this.#now) return null
    if (reservation.session_url !== null) return reservation.session_url
    const { id, url } = await payments.createSession({
      reference: reservation.id,
      tenantSlug: reservation.tenant_slug,
      amountCents: reservation.deposit_cents,
      title: `Deposit: ${reservation.car_name}`,
      email: reservation.email,
      returnUrl,
      cancelUrl,
      expiresAt: reservation.pay_until,
    })
    await changeReservation(db, reservation, ['paying'], { session_id: id, session_url: url })
    return url
  }

  find(tenantSlug: string, id: string): Promise<Reservation | null> {
    return findReservation(this.#parts.db, tenantSlug, id)
  }

  /** Whether a visitor of this site holds the car. */
  async isHeld(carId: string): Promise<boolean> {
    return (await findHold(this.#parts.db, carId, this.#now)) !== null
  }

  /**
   * Brings a reservation up to what the provider says of its payment, and does what has yet to be done about its money;
   * null for one there is not.
   * @throws PaymentsDownError, and what the index throws while it does not answer
   */
  async settle(tenantSlug: string, id: string): Promise<Reservation | null> {
    const reservation = await this.find(tenantSlug, id)
    if (reservation === null) return null
    if (reservation.state === 'paying' || reservation.state === 'expired')
      await this.#settlePayment(reservation)
    const settled = await this.find(tenantSlug, id)
    if (settled === null) return null
    if (settled.marked === 1 && settled.state !== 'held') await this.#free(settled)
    await this.#moveMoney(settled)
    return this.find(tenantSlug, id)
  }

  /**
   * Takes up a signed message of the provider, for whichever dealer; the reservation it was about, null for none of ours.
   * @throws PaymentSignatureError for one that the provider did not send; what `settle` throws
   */
  async takeNotice(body: string, signature: string | null): Promise<Reservation | null> {
    const notice = this.#parts.payments.readNotice(body, signature)
    return notice === null ? null : this.settle(notice.tenantSlug, notice.reference)
  }

  /** Gives the car and the deposit back; false when there is nothing to give back any more. */
  async cancel(tenantSlug: string, id: string): Promise<boolean> {
    const reservation = await this.find(tenantSlug, id)
    return reservation !== null && this.end(reservation, 'cancelled')
  }

  /** Ends a reservation that holds its car: the index says that the car is free, and the deposit goes back. */
  async end(reservation: Reservation, to: 'cancelled' | 'lapsed' | 'refused'): Promise<boolean> {
    const { db, log } = this.#parts
    if (!(await endHold(db, reservation, to))) return false
    log.info(
      { tenant: reservation.tenant_slug, reservation: reservation.id, state: to },
      'a reservation ended',
    )
    await this.#free(reservation)
    const ended = await this.find(reservation.tenant_slug, reservation.id)
    if (ended !== null) await this.#moveMoney(ended)
    return true
  }

  async #settlePayment(reservation: Reservation): Promise<void> {
    const { db, payments } = this.#parts
    const isLate = reservation.pay_until <= this.#now
    const session =
      reservation.session_id === null ? null : await payments.findSession(reservation.session_id)
    if (session !== null && isPaid(session)) return this.#hold(reservation)
    if (session?.status === 'processing') return
    const over = session?.status === 'expired' || session?.status === 'released'
    if (!over && !isLate) return
    // The provider's clock may be behind ours: from now on it takes nothing.
    if (session?.status === 'open') await payments.release(session.id)
    await changeReservation(db, reservation, ['paying'], { state: 'expired' })
  }

  /** What was set aside for it is there: the car is theirs, unless it is gone or somebody came first. */
  async #hold(reservation: Reservation): Promise<void> {
    const { db, marks, log } = this.#parts
    const { tenant_slug: tenant, id, car_id: carId } = reservation
    const standing = (await marks.readAvailability([carId])).get(carId)
    const isFree = standing?.available === true && !standing.reservedByDealer
    if (!isFree) {
      const refused = { state: 'refused', deposit: 'to-release' } as const
      await changeReservation(db, reservation, ['paying', 'expired'], refused)
      return log.info({ tenant, reservation: id }, 'a car was gone before its deposit was paid')
    }
    const now = this.#now
    const outcome = await takeHold(db, reservation, now)
    if (outcome === null) return
    log.info({ tenant, reservation: id, outcome }, 'a deposit was paid')
    const held = outcome === 'held' ? await findHold(db, carId, now) : null
    if (held !== null) {
      await this.#tellIndex(() => marks.hold([{ carId, heldAt: now, heldUntil: held.held_until }]))
    }
  }

  async #free(reservation: Reservation): Promise<void> {
    const { db, marks } = this.#parts
    await this.#tellIndex(async () => {
      // Somebody else may hold it by now; then the index is right.
      if (!(await this.isHeld(reservation.car_id))) await marks.release([reservation.car_id])
      await setMarked(db, reservation, false)
    })
  }

  // The database has decided; an index that is away is told by the next sweep.
  async #tellIndex(tell: () => Promise<void>): Promise<void> {
    try {
      await tell()
    } catch (error) {
      this.#parts.log.warn({ error: String(error) }, 'the index could not be told of a reservation')
    }
    this.#parts.onChange()
  }

  async #moveMoney(reservation: Reservation): Promise<void> {
    const { db, payments, log } = this.#parts
    const { session_id: session, deposit, tenant_slug: tenant, id } = reservation
    if (session === null) return
    try {
      if (deposit === 'to-release') {
        await payments.release(session)
        await settleDeposit(db, reservation, 'to-release', 'released')
      }
      if (deposit === 'to-capture') {
        if (await payments.capture(session)) await settleDeposit(db, reservation, 'to-capture', 'captured')
        else await this.end(reservation, 'refused')
      }
    } catch (error) {
      log.warn({ tenant, reservation: id, deposit, error: String(error) }, 'a deposit waits for the provider')
    }
  }
}

const isPaid = ({ status }: PaymentSession) => status === 'authorised' || status === 'captured'
