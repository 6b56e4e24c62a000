import type {
  ReservationService,
  ReservationServiceOptions,
} from '#app/integrations/reservations/reservation-service.server.ts'
import { type CarHold, listHolds } from '#db/reserve/hold-repository.ts'
import { findReservation, listUnsettled } from '#db/reserve/reservation-repository.ts'

const SWEEP_MS = 30_000
/** As many are looked at in one sweep; the rest come next time. */
const MOST_UNSETTLED = 200

type SweepParts = Pick<ReservationServiceOptions, 'db' | 'marks' | 'clock' | 'log' | 'onChange'> & {
  service: ReservationService
}

/**
 * Periodic work on reservations: ends those whose 48 hours are over, marks cars in the index again where an import has
 * overwritten them, and polls the provider about payments without a final notice.
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

  /** Sweeps now, or once more after a running sweep; does not throw. */
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
    const { marks, service, onChange } = this.#parts
    if (live.length === 0) return
    const availabilities = await marks.readAvailability(live.map(({ car_id }) => car_id))
    const lost = live.filter(({ car_id, held_until }) => {
      const availability = availabilities.get(car_id)
      return (
        availability?.available && !availability.reservedByDealer && availability.heldUntil !== held_until
      )
    })
    if (lost.length === 0) return
    await service.mark(lost)
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

  /** Milliseconds until the next reservation ends, so that it ends on time. */
  async #nextEndMs(): Promise<number> {
    const [first] = await listHolds(this.#parts.db)
    return first === undefined ? SWEEP_MS : Math.max(250, Date.parse(first.held_until) - this.#parts.clock())
  }
}
