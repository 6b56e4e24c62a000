import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which times of a place are taken: one row per seat, so that no time is booked more often than it has seats. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('appointments')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('place_id', 'text', (column) => column.notNull())
      .addColumn('department', 'text', (column) => column.notNull())
      .addColumn('starts', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('appointments_key', [
        'tenant_slug',
        'place_id',
        'department',
        'starts',
        'seat',
      ])
      .execute()
    await db.schema
      .createIndex('appointments_by_lead')
      .on('appointments')
      .columns(['tenant_slug', 'lead_id'])
      .execute()
  },
}
