import { randomUUID } from 'node:crypto'
import { payUntil } from '#app/domain/stock/reservation-state.ts'
import type { Database } from '../../../db/database.ts'
import { type CarHold, endHold, findHold, takeHold } from '../../../db/reserve/hold-repository.ts'
import {
  changeReservation,
  findReservation,
  insertReservation,
  type Reservation,
  setMarked,
  settleDeposit,
} from '../../../db/reserve/reservation-repository.ts'
import { type PaymentSession, type Payments, PaymentsDownError } from '../payments/payments.ts'
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
  /** Called after each change of the index. */
  onChange: () => void
  log: ReservationLog
}

/**
 * Takes reservations: the provider authorises the deposit, then the car is taken by one row of the database, then
 * the money is captured; whoever comes second gets the authorised amount back. Every step may be done again, so a message that
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
   * Stores who wants which car, without a hold or a payment. The same key returns the same reservation, updated with the
   * latest details until a payment is opened for it.
   */
  async note({ tenantSlug, car, person, depositCents, idempotencyKey }: ReserveOrder): Promise<Reservation> {
    const now = this.#now
    const typed = {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
    }
    const inserted = await insertReservation(this.#parts.db, {
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
    if (inserted.session_id !== null) return inserted
    await changeReservation(this.#parts.db, inserted, ['paying'], typed)
    return { ...inserted, ...typed }
  }

  /** Stores the id of the reservation's lead. */
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

  /** Marks cars in the index as held. @throws what the index throws while it does not answer */
  async mark(holds: readonly CarHold[]): Promise<void> {
    const { marks } = this.#parts
    await marks.hold(
      holds.map((hold) => ({ carId: hold.car_id, heldAt: hold.held_at, heldUntil: hold.held_until })),
    )
    // A hold that ended meanwhile has released its car already, before this mark.
    const isHeld = await Promise.all(holds.map(({ car_id }) => this.isHeld(car_id)))
    const ended = holds.filter((_hold, index) => !isHeld[index]).map(({ car_id }) => car_id)
    if (ended.length > 0) await marks.release(ended)
  }

  /**
   * Updates a reservation from the provider's state of its payment, and captures or releases the deposit; null for an
   * unknown one.
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
   * Applies a signed notice of the provider, for any dealer.
   * @returns its reservation; null for a notice about none
   * @throws PaymentSignatureError for an invalid signature; as `settle`
   */
  async applyNotice(body: string, signature: string | null): Promise<Reservation | null> {
    const notice = this.#parts.payments.readNotice(body, signature)
    return notice === null ? null : this.settle(notice.tenantSlug, notice.reference)
  }

  /** Releases the car and the deposit; false when the reservation had ended already. */
  async cancel(tenantSlug: string, id: string): Promise<boolean> {
    const reservation = await this.find(tenantSlug, id)
    return reservation !== null && this.end(reservation, 'cancelled')
  }

  /** Ends a reservation that holds its car: the index shows the car as free, and the deposit is released. */
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
    // The provider's clock may be behind, so its session is closed explicitly.
    if (session?.status === 'open') await payments.release(session.id)
    await changeReservation(db, reservation, ['paying'], { state: 'expired' })
  }

  /** The deposit is authorised: holds the car, unless it is sold or another shopper holds it. */
  async #hold(reservation: Reservation): Promise<void> {
    const { db, marks, log } = this.#parts
    const { tenant_slug: tenant, id, car_id: carId } = reservation
    const availability = (await marks.readAvailability([carId])).get(carId)
    const isFree = availability?.available === true && !availability.reservedByDealer
    if (!isFree) {
      const refused = { state: 'refused', deposit: 'to-release' } as const
      await changeReservation(db, reservation, ['paying', 'expired'], refused)
      return log.info({ tenant, reservation: id }, 'a car was sold or reserved before its deposit was paid')
    }
    const now = this.#now
    const outcome = await takeHold(db, reservation, now)
    if (outcome === null) return
    log.info({ tenant, reservation: id, outcome }, 'a deposit was paid')
    const held = outcome === 'held' ? await findHold(db, carId, now) : null
    if (held !== null) {
      await this.#updateIndex(() => this.mark([held]))
    }
  }

  async #free(reservation: Reservation): Promise<void> {
    const { db, marks } = this.#parts
    await this.#updateIndex(async () => {
      // Another shopper may hold it by now; then the index is correct.
      if (!(await this.isHeld(reservation.car_id))) await marks.release([reservation.car_id])
      await setMarked(db, reservation, false)
    })
  }

  // The database is authoritative; the next sweep repeats the update of an unavailable index.
  async #updateIndex(update: () => Promise<void>): Promise<void> {
    try {
      await update()
    } catch (error) {
      this.#parts.log.warn({ error: String(error) }, 'the index was not updated for a reservation')
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
        const isCaptured = await payments.capture(session)
        // It may know it again later; to take the car from the shopper would be a guess.
        if (isCaptured === null)
          throw new PaymentsDownError('The payment provider does not know the session.')
        if (isCaptured) await settleDeposit(db, reservation, 'to-capture', 'captured')
        else await this.end(reservation, 'refused')
      }
    } catch (error) {
      log.warn({ tenant, reservation: id, deposit, error: String(error) }, 'a deposit waits for the provider')
    }
  }
}

const isPaid = ({ status }: PaymentSession) => status === 'authorised' || status === 'captured'
