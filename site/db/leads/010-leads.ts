import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Leads, what was sent already, and what has yet to be delivered. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leads')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('lead_status', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('leads_key', ['tenant_slug', 'id'])
      .execute()
    await db.schema.createIndex('leads_by_time').on('leads').columns(['tenant_slug', 'created_at']).execute()
    await db.schema
      .createTable('lead_submissions')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lead_submissions_key', ['tenant_slug', 'digest'])
      .execute()
    await createDeliveries(db)
  },
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_deliveries')
    .addColumn('tenant_slug', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addPrimaryKeyConstraint('lead_deliveries_key', ['tenant_slug', 'id'])
    .execute()
  await db.schema
    .createIndex('lead_deliveries_due')
    .on('lead_deliveries')
    .columns(['state', 'due_at'])
    .execute()
  await db.schema
    .createIndex('lead_deliveries_by_lead')
    .on('lead_deliveries')
    .columns(['tenant_slug', 'lead_id'])
    .execute()
}
