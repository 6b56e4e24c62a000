import { ReservationSweep } from '#app/features/reserve/reserve-sweep.server.ts'
import { ReservationService } from '#app/integrations/reservations/reservation-service.server.ts'
import { StoreHoldIndex } from '#stock/hold/store-hold-index.ts'
import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'
import { openSiteStore, type SiteStoreParts } from '../search-servers/open-site-store.ts'
import { openPayments } from './open-payments.ts'

type Neighbours = SiteStoreParts & {
  log: Log
  /** Called after a reservation has changed the index. */
  onChange: () => void
}

export type Reservations = {
  /** Null where the site may not write to the index or has no payment provider. */
  service: ReservationService | null
  /** An import may have overwritten the reservation flags of the index. */
  stockChanged: () => void
  start: () => void
  stop: () => void
}

const none = () => undefined
const CLOSED: Reservations = { service: null, stockChanged: none, start: none, stop: none }

/** The reservation service and the job that finishes interrupted reservations. */
export function openReservations(
  env: SiteEnv,
  { db, indexUid, placement, log, onChange }: Neighbours,
): Reservations {
  const { MEILI_ADMIN_KEY: apiKey } = env
  let service: ReservationService | null = null
  const payments = openPayments(env, db, (body, signature) => {
    service?.applyNotice(body, signature).catch((error: unknown) => {
      log.warn({ error: String(error) }, 'a message of the test provider could not be taken up')
    })
  })
  if (apiKey === undefined || payments === null) return CLOSED
  const marks = new StoreHoldIndex(() => openSiteStore({ indexUid, placement, db, log }))
  const options = { db, payments, marks, clock: Date.now, onChange, log }
  service = new ReservationService(options)
  const sweep = new ReservationSweep({ ...options, service })
  return {
    service,
    stockChanged: () => void sweep.soon(),
    start: () => sweep.start(),
    stop: () => sweep.stop(),
  }
}
