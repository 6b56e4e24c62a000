import type { Selectable } from 'kysely'
import { isHeld, reservationEndsAt } from '#app/domain/stock/reservation.ts'
import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import { changeReservation, type Reservation } from './reservation-repository.ts'
import type { CarHoldsTable } from './tables.ts'

export type CarHold = Selectable<CarHoldsTable>

/**
 * Gives a car to whoever has paid: exactly one of all who try, by the hold's key. The loser is `refused`, and its
 * deposit is to be let go. Answers what became of it; null when somebody has decided about this reservation already,
 * which may be an earlier try whose connection was lost after its commit.
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
    // First of all, so that a second message about the same payment waits here and then finds it done.
    if (!(await changeReservation(inner, reservation, ['paying', 'expired'], held))) return null
    // A hold that is over is in nobody's way, swept or not.
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

/** Who holds a car at `now`; null for nobody. */
export async function findHold(db: Database, carId: string, now: string): Promise<CarHold | null> {
  const hold = await db.selectFrom('car_holds').selectAll().where('car_id', '=', carId).executeTakeFirst()
  return hold && isHeld(hold.held_until, now) ? hold : null
}

/** Every hold of all dealers, those that are over among them. */
export function listHolds(db: Database): Promise<CarHold[]> {
  return db.selectFrom('car_holds').selectAll().orderBy('held_until').execute()
}

/** Ends a reservation that holds its car, and the hold with it; false when it held nothing any more. */
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
