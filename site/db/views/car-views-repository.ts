import type { Database } from '../database.ts'
import type { CarViewsRow } from './tables.ts'

type Key = Pick<CarViewsRow, 'tenant_slug' | 'car_id'>

/** Adds a view of a car in a single statement. */
export async function addCarView(db: Database, key: Key): Promise<void> {
  await db
    .insertInto('car_views')
    .values({ ...key, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_slug', 'car_id'])
        .doUpdateSet(({ eb }) => ({ views: eb('car_views.views', '+', 1) })),
    )
    .execute()
}

/** How often a car's page was viewed. */
export async function countCarViews(db: Database, { tenant_slug, car_id }: Key): Promise<number> {
  const row = await db
    .selectFrom('car_views')
    .select('views')
    .where('tenant_slug', '=', tenant_slug)
    .where('car_id', '=', car_id)
    .executeTakeFirst()
  return row?.views ?? 0
}
