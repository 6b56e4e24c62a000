import type { Generated } from 'kysely'

/** A shopper's way to a reservation; one row from the first form on. Instants are ISO UTC. */
export interface ReservationsTable {
  tenant_slug: string
  id: string
  idempotency_key: string
  car_id: string
  car_slug: string
  car_name: string
  first_name: string
  last_name: string
  email: string
  phone: string
  deposit_cents: number
  /** See `ReservationState`. */
  state: string
  /** What has become of the deposit, or has yet to: see `DepositState`. */
  deposit: string
  session_id: string | null
  /** The provider's page. */
  session_url: string | null
  lead_id: string | null
  created_at: string
  /** No payment is taken from then on. */
  pay_until: string
  held_at: string | null
  held_until: string | null
  /** 1 while the index says that it holds the car. */
  marked: Generated<number>
}

/** Who holds a car: one row a car, which is what makes two holders impossible. */
export interface CarHoldsTable {
  tenant_slug: string
  car_id: string
  reservation_id: string
  held_at: string
  held_until: string
}

export interface ReserveTables {
  reservations: ReservationsTable
  car_holds: CarHoldsTable
}
