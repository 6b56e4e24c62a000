import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sessions of the test payment provider. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('test_payments')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('amount_cents', 'integer', (column) => column.notNull())
      .addColumn('return_url', 'text', (column) => column.notNull())
      .addColumn('cancel_url', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('slow_until', 'text')
      .addPrimaryKeyConstraint('test_payments_pk', ['tenant_slug', 'id'])
      .addUniqueConstraint('test_payments_once', ['tenant_slug', 'reference'])
      .execute()
    await db.schema.createIndex('test_payments_by_end').on('test_payments').column('expires_at').execute()
  },
}
