import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Valuations of vehicles that people would trade in or sell. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('trade_valuations')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('car_id', 'text')
      .addColumn('rego', 'text', (column) => column.notNull())
      .addColumn('rego_state', 'text', (column) => column.notNull())
      .addColumn('kms', 'integer', (column) => column.notNull())
      .addColumn('vehicle', 'text', (column) => column.notNull())
      .addColumn('value_cents', 'integer')
      .addColumn('adjustments', 'text', (column) => column.notNull())
      .addColumn('low_cents', 'integer')
      .addColumn('high_cents', 'integer')
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('shown', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('trade_valuations_key', ['tenant_slug', 'id'])
      .execute()
  },
}
