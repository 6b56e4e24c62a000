import type { Database } from '../database.ts'

export type WatchlistKey = { tenantSlug: string; userId: string }
export type WatchedCar = { car_id: string; car_name: string; saved_at: string }

/** A person's watchlist, newest first. */
export function listWatched(db: Database, { tenantSlug, userId }: WatchlistKey): Promise<WatchedCar[]> {
  return db
    .selectFrom('watchlist_cars')
    .select(['car_id', 'car_name', 'saved_at'])
    .where('tenant_slug', '=', tenantSlug)
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('car_id')
    .execute()
}

/** Adds cars, saved now if they do not say when; existing entries keep their position. */
export async function addWatched(
  db: Database,
  { tenantSlug, userId }: WatchlistKey,
  cars: readonly { id: string; name: string; savedAt?: string | null }[],
  now: string,
): Promise<void> {
  if (cars.length === 0) return
  const rows = cars.map(({ id, name, savedAt }) => ({
    tenant_slug: tenantSlug,
    user_id: userId,
    car_id: id,
    car_name: name,
    saved_at: savedAt ?? now,
  }))
  await db
    .insertInto('watchlist_cars')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'user_id', 'car_id']).doNothing())
    .execute()
}

/** Removes a car if it is on the watchlist. */
export async function removeWatched(
  db: Database,
  { tenantSlug, userId }: WatchlistKey,
  carId: string,
): Promise<void> {
  await db
    .deleteFrom('watchlist_cars')
    .where('tenant_slug', '=', tenantSlug)
    .where('user_id', '=', userId)
    .where('car_id', '=', carId)
    .execute()
}
