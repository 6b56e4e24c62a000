import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What pages reported of themselves. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('page_events')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('event', 'integer', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('car_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_events_key', ['tenant_slug', 'id'])
      .execute()
    await db.schema
      .createIndex('page_events_by_time')
      .on('page_events')
      .columns(['tenant_slug', 'at'])
      .execute()
  },
}
