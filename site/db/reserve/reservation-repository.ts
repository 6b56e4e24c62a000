import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DepositState, ReservationState } from '#app/domain/stock/reservation-state.ts'
import type { Database } from '../database.ts'
import type { ReservationsTable } from './tables.ts'

export type Reservation = Omit<Selectable<ReservationsTable>, 'state' | 'deposit'> & {
  state: ReservationState
  deposit: DepositState
}
export type ReservationChange = Updateable<ReservationsTable> & {
  state?: ReservationState
  deposit?: DepositState
}

const asReservation = (row: Selectable<ReservationsTable> | undefined) => (row ?? null) as Reservation | null

/** Inserts a reservation, or returns the existing one with the same idempotency key. */
export async function insertReservation(
  db: Database,
  row: Insertable<ReservationsTable>,
): Promise<Reservation> {
  await db
    .insertInto('reservations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'idempotency_key']).doNothing())
    .execute()
  const stored = await db
    .selectFrom('reservations')
    .selectAll()
    .where('tenant_slug', '=', row.tenant_slug)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow()
  return stored as Reservation
}

export async function findReservation(
  db: Database,
  tenantSlug: string,
  id: string,
): Promise<Reservation | null> {
  const query = db.selectFrom('reservations').selectAll().where('tenant_slug', '=', tenantSlug)
  return asReservation(await query.where('id', '=', id).executeTakeFirst())
}

/** Changes a reservation if it is in one of these states; false otherwise. */
export async function changeReservation(
  db: Database,
  { tenant_slug, id }: Pick<Reservation, 'tenant_slug' | 'id'>,
  from: readonly ReservationState[],
  change: ReservationChange,
): Promise<boolean> {
  const done = await db
    .updateTable('reservations')
    .set(change)
    .where('tenant_slug', '=', tenant_slug)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Changes the deposit's state if it is still `from`. */
export async function settleDeposit(
  db: Database,
  { tenant_slug, id }: Pick<Reservation, 'tenant_slug' | 'id'>,
  from: DepositState,
  to: DepositState,
): Promise<boolean> {
  const done = await db
    .updateTable('reservations')
    .set({ deposit: to })
    .where('tenant_slug', '=', tenant_slug)
    .where('id', '=', id)
    .where('deposit', '=', from)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Reservations of all dealers that need work: expired payments, deposits to capture or release, holds to remove from the index. */
export async function listUnsettled(db: Database, now: string, limit: number): Promise<Reservation[]> {
  const rows = await db
    .selectFrom('reservations')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'paying'), where('pay_until', '<=', now)]),
        where('deposit', 'in', ['to-capture', 'to-release']),
        where.and([where('marked', '=', 1), where('state', '!=', 'held')]),
      ]),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows as Reservation[]
}

/** Records whether the index shows the hold. */
export async function setMarked(
  db: Database,
  { tenant_slug, id }: Pick<Reservation, 'tenant_slug' | 'id'>,
  marked: boolean,
): Promise<void> {
  await db
    .updateTable('reservations')
    .set({ marked: marked ? 1 : 0 })
    .where('tenant_slug', '=', tenant_slug)
    .where('id', '=', id)
    .execute()
}

/** A person's reservations, newest first. */
export async function listReservations(
  db: Database,
  tenantSlug: string,
  phone: string,
  limit: number,
): Promise<Reservation[]> {
  const query = db.selectFrom('reservations').selectAll().where('tenant_slug', '=', tenantSlug)
  const rows = await query.where('phone', '=', phone).orderBy('created_at', 'desc').limit(limit).execute()
  return rows as Reservation[]
}
