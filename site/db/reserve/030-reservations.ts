import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reservations, and who holds which car. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reservations')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('car_id', 'text', (column) => column.notNull())
      .addColumn('car_slug', 'text', (column) => column.notNull())
      .addColumn('car_name', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('deposit_cents', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('deposit', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text')
      .addColumn('session_url', 'text')
      .addColumn('lead_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('pay_until', 'text', (column) => column.notNull())
      .addColumn('held_at', 'text')
      .addColumn('held_until', 'text')
      .addColumn('marked', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('reservations_pk', ['tenant_slug', 'id'])
      .addUniqueConstraint('reservations_once', ['tenant_slug', 'idempotency_key'])
      .execute()
    await db.schema
      .createIndex('reservations_by_state')
      .on('reservations')
      .columns(['state', 'pay_until'])
      .execute()
    await db.schema
      .createIndex('reservations_by_phone')
      .on('reservations')
      .columns(['tenant_slug', 'phone'])
      .execute()
    await db.schema
      .createTable('car_holds')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      // Two dealers who share a dealership show the same car: it is held once, whoever's site it was held on.
      .addColumn('car_id', 'text', (column) => column.notNull().unique())
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('held_at', 'text', (column) => column.notNull())
      .addColumn('held_until', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('car_holds_pk', ['tenant_slug', 'car_id'])
      .execute()
    await db.schema.createIndex('car_holds_by_end').on('car_holds').columns(['held_until']).execute()
  },
}
