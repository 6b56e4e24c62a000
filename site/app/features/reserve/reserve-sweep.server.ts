import { type CarHold, listHolds } from '#db/reserve/hold-repository.ts'
import { findReservation, listUnsettled } from '#db/reserve/reservation-repository.ts'
import type { ReservationService, ReservationServiceOptions } from './reservation-service.server.ts'

const SWEEP_MS = 30_000
/** As many are looked at in one sweep; the rest come next time. */
const MOST_UNSETTLED = 200

type SweepParts = Pick<ReservationServiceOptions, 'db' | 'marks' | 'clock' | 'log' | 'onChange'> & {
  service: ReservationService
}

/**
 * Does what nobody's request does: ends reservations whose 48 hours are over, says again in the index what an import
 * that read it earlier has overwritten, and asks the provider about payments that it was never told the end of.
 */
export class ReservationSweep {
  readonly #parts: SweepParts
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #again = false
  #stopped = true

  constructor(parts: SweepParts) {
    this.#parts = parts
  }

  start(): void {
    this.#stopped = false
    void this.soon()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** Sweeps now, or once more when a sweep is under way; never throws. */
  soon(): Promise<void> {
    if (this.#stopped) return Promise.resolve()
    if (this.#running !== null) this.#again = true
    this.#running ??= this.#rounds()
    return this.#running
  }

  async #rounds(): Promise<void> {
    clearTimeout(this.#timer)
    do {
      this.#again = false
      await this.sweep().catch((error: unknown) => {
        this.#parts.log.warn({ error: String(error) }, 'reservations could not be swept')
      })
    } while (this.#again && !this.#stopped)
    this.#running = null
    const wait = await this.#nextEndMs().catch(() => SWEEP_MS)
    if (this.#stopped) return
    this.#timer = setTimeout(() => void this.soon(), Math.min(SWEEP_MS, wait))
    this.#timer.unref()
  }

  /** One round. @throws what the database or the index throws */
  async sweep(): Promise<void> {
    const now = new Date(this.#parts.clock()).toISOString()
    const holds = await listHolds(this.#parts.db)
    for (const hold of holds.filter(({ held_until }) => held_until <= now)) await this.#lapse(hold)
    await this.#markAgain(holds.filter(({ held_until }) => held_until > now))
    await this.#settleLate(now)
  }

  async #lapse({ tenant_slug, reservation_id }: CarHold): Promise<void> {
    const { db, service } = this.#parts
    const reservation = await findReservation(db, tenant_slug, reservation_id)
    if (reservation !== null) await service.end(reservation, 'lapsed')
  }

  async #markAgain(live: readonly CarHold[]): Promise<void> {
    const { marks, onChange } = this.#parts
    if (live.length === 0) return
    const standings = await marks.readAvailability(live.map(({ car_id }) => car_id))
    const lost = live.filter(({ car_id, held_until }) => {
      const standing = standings.get(car_id)
      return standing?.available && !standing.reservedByDealer && standing.heldUntil !== held_until
    })
    if (lost.length === 0) return
    await marks.hold(
      lost.map((hold) => ({ carId: hold.car_id, heldAt: hold.held_at, heldUntil: hold.held_until })),
    )
    onChange()
  }

  async #settleLate(now: string): Promise<void> {
    const { db, service, log } = this.#parts
    for (const { tenant_slug: tenant, id } of await listUnsettled(db, now, MOST_UNSETTLED)) {
      await service.settle(tenant, id).catch((error: unknown) => {
        log.warn({ tenant, reservation: id, error: String(error) }, 'a payment could not be asked about')
      })
    }
  }

  /** A reservation ends to the second, not with the next round. */
  async #nextEndMs(): Promise<number> {
    const [first] = await listHolds(this.#parts.db)
    return first === undefined ? SWEEP_MS : Math.max(250, Date.parse(first.held_until) - this.#parts.clock())
  }
}
