import { ReserveDesk } from '#app/features/reserve/reserve-desk.server.ts'
import { ReserveSweep } from '#app/features/reserve/reserve-sweep.server.ts'
import type { Database } from '#db/database.ts'
import { StoreHoldIndex } from '#stock/hold/store-hold-index.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'
import { openPayments } from './open-payments.ts'

type Neighbours = {
  db: Database
  indexUid: string
  log: Log
  /** Told once a reservation has changed the index. */
  onChange: () => void
}

export type ReserveHouse = {
  desk: ReserveDesk | null
  /** An import may have overwritten what the index says of reservations. */
  stockMoved: () => void
  start: () => void
  stop: () => void
}

const nothing = () => undefined
const CLOSED: ReserveHouse = { desk: null, stockMoved: nothing, start: nothing, stop: nothing }

/** Where cars are reserved; closed where the site may not write to the index or has nobody to take payments. */
export function openReserveDesk(env: SiteEnv, { db, indexUid, log, onChange }: Neighbours): ReserveHouse {
  const { MEILI_URL: host, MEILI_ADMIN_KEY: apiKey } = env
  const taken = { by: null as ReserveDesk | null }
  const payments = openPayments(env, (body, signature) => {
    taken.by?.takeNotice(body, signature).catch((error: unknown) => {
      log.warn({ error: String(error) }, 'a message of the test provider could not be taken up')
    })
  })
  if (apiKey === undefined || payments === null) return CLOSED
  const marks = new StoreHoldIndex(() => new StockStore({ host, apiKey, indexUid }))
  const parts = { db, payments, marks, clock: Date.now, onChange, log }
  const desk = new ReserveDesk(parts)
  taken.by = desk
  const sweep = new ReserveSweep({ ...parts, desk })
  return {
    desk,
    stockMoved: () => void sweep.soon(),
    start: () => sweep.start(),
    stop: () => sweep.stop(),
  }
}
