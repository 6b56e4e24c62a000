import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How much of an allowance is taken. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_limits')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('bucket', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('taken', 'integer', (column) => column.notNull())
      .addColumn('resets_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('rate_limits_key', ['tenant_slug', 'bucket', 'subject'])
      .execute()
    await db.schema.createIndex('rate_limits_by_reset').on('rate_limits').column('resets_at').execute()
  },
}
