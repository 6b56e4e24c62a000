import type { Generated } from 'kysely'

/** A reservation from its first form on. Times are ISO UTC. */
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
  /** See `DepositState`. */
  deposit: string
  session_id: string | null
  /** URL of the provider's payment page. */
  session_url: string | null
  lead_id: string | null
  created_at: string
  /** Deadline of the payment. */
  pay_until: string
  held_at: string | null
  held_until: string | null
  /** 1 while the index shows the hold. */
  marked: Generated<number>
}

/** Current holds; one row per car, so that a car cannot be held twice. */
export interface CarHoldsTable {
  tenant_slug: string
  car_id: string
  reservation_id: string
  held_at: string
  held_until: string
}

/** A session of the test payment provider. */
export interface TestPaymentsTable {
  tenant_slug: string
  id: string
  /** Id of the reservation. */
  reference: string
  title: string
  amount_cents: number
  return_url: string
  cancel_url: string
  /** See `PaymentStatus`; an open one may have expired since, a slow one may have been authorised. */
  status: string
  expires_at: string
  /** When the bank of the slow card answers. */
  slow_until: string | null
}

export interface ReserveTables {
  reservations: ReservationsTable
  car_holds: CarHoldsTable
  test_payments: TestPaymentsTable
}
