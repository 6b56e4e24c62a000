import type { Selectable } from 'kysely'
import { isHeld, reservationEndsAt } from '#app/domain/stock/reservation.ts'
import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import { changeReservation, type Reservation } from './reservation-repository.ts'
import type { CarHoldsTable } from './tables.ts'

export type CarHold = Selectable<CarHoldsTable>

/**
 * Takes the hold of a car for a paid reservation; the unique key lets exactly one succeed. The others are `refused` and their
 * deposits are to be released. Null when the reservation was decided before, possibly by an earlier attempt whose connection
 * was lost after its commit.
 */
export function takeHold(
  db: Database,
  reservation: Reservation,
  now: string,
): Promise<'held' | 'refused' | null> {
  const { tenant_slug, id, car_id } = reservation
  const heldUntil = reservationEndsAt(now)
  const take = async (inner: Database) => {
    const times = { held_at: now, held_until: heldUntil }
    const held = { state: 'held', deposit: 'to-capture', ...times, marked: 1 } as const
    // First, so that a second notice of the same payment waits here and then finds it decided.
    if (!(await changeReservation(inner, reservation, ['paying', 'expired'], held))) return null
    // An expired hold does not block others, even before it is swept.
    await inner.deleteFrom('car_holds').where('car_id', '=', car_id).where('held_until', '<=', now).execute()
    const taken = await inner
      .insertInto('car_holds')
      .values({ tenant_slug, car_id, reservation_id: id, held_at: now, held_until: heldUntil })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (taken.numInsertedOrUpdatedRows === 1n) return 'held'
    const none = { held_at: null, held_until: null, marked: 0 }
    const refused = { state: 'refused', deposit: 'to-release', ...none } as const
    await changeReservation(inner, reservation, ['held'], refused)
    return 'refused'
  }
  return retryLostConnection(() => db.transaction().execute(take))
}

/** The current hold of a car, or null. */
export async function findHold(db: Database, carId: string, now: string): Promise<CarHold | null> {
  const hold = await db.selectFrom('car_holds').selectAll().where('car_id', '=', carId).executeTakeFirst()
  return hold && isHeld(hold.held_until, now) ? hold : null
}

/** All holds of all dealers, including expired ones. */
export function listHolds(db: Database): Promise<CarHold[]> {
  return db.selectFrom('car_holds').selectAll().orderBy('held_until').execute()
}

/** Ends a reservation and its hold; false when it was not held. */
export function endHold(
  db: Database,
  reservation: Pick<Reservation, 'tenant_slug' | 'id'>,
  to: 'cancelled' | 'lapsed' | 'refused',
): Promise<boolean> {
  const { tenant_slug, id } = reservation
  const end = async (inner: Database) => {
    const ended = await changeReservation(inner, reservation, ['held'], { state: to, deposit: 'to-release' })
    if (!ended) return false
    await inner
      .deleteFrom('car_holds')
      .where('tenant_slug', '=', tenant_slug)
      .where('reservation_id', '=', id)
      .execute()
    return true
  }
  return retryLostConnection(() => db.transaction().execute(end))
}
