import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What staff set of single cars over their stock file, and the story of it. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('car_overrides')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('car_id', 'text', (column) => column.notNull())
      .addColumn('stocknum', 'text', (column) => column.notNull())
      .addColumn('vin', 'text', (column) => column.notNull())
      .addColumn('acts', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('car_overrides_key', ['tenant_slug', 'car_id'])
      .execute()
    await db.schema
      .createTable('car_events')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('car_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('car_events_key', ['tenant_slug', 'id'])
      .execute()
    await db.schema
      .createIndex('car_events_by_car')
      .on('car_events')
      .columns(['tenant_slug', 'car_id'])
      .execute()
  },
}
