import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often the pages of cars were viewed. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('car_views')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('car_id', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('car_views_key', ['tenant_slug', 'car_id'])
      .execute()
  },
}
