import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** By which terms each dealer's stock is priced, and the work of pricing it anew. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('stock_pricing')
      .addColumn('tenant_slug', 'text', (column) => column.primaryKey())
      .addColumn('priced_by', 'text', (column) => column.notNull())
      .addColumn('working_on', 'text', (column) => column.notNull())
      .addColumn('cars_done', 'integer', (column) => column.notNull())
      .addColumn('cars_total', 'integer', (column) => column.notNull())
      .addColumn('heard_at', 'text', (column) => column.notNull())
      .execute()
  },
}
