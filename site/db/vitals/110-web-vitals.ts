import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The speed of pages as browsers measured it. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('web_vitals')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('class', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('web_vitals_key', ['tenant_slug', 'day', 'page', 'name', 'class'])
      .execute()
  },
}
