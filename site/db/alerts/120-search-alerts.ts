import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Searches whose news people asked to be mailed, and the mails. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    let alerts = db.schema.createTable('search_alerts')
    for (const name of [
      'tenant_slug',
      'id',
      'email',
      'path',
      'words',
      'search',
      'origin',
      'consent',
      'state',
    ])
      alerts = alerts.addColumn(name, 'text', (column) => column.notNull())
    for (const name of ['created_at', 'stock_version', 'due_at'])
      alerts = alerts.addColumn(name, 'text', (column) => column.notNull())
    await alerts
      .addColumn('confirmed_at', 'text')
      .addColumn('seen', 'text')
      .addColumn('mailed_at', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_alerts_key', ['tenant_slug', 'id'] as never[])
      .addUniqueConstraint('search_alerts_once', ['tenant_slug', 'email', 'path'] as never[])
      .execute()
    await db.schema
      .createIndex('search_alerts_by_state')
      .on('search_alerts')
      .columns(['state', 'stock_version'])
      .execute()
    let mails = db.schema.createTable('alert_mails')
    for (const name of ['tenant_slug', 'id', 'alert_id', 'kind', 'lines', 'created_at'])
      mails = mails.addColumn(name, 'text', (column) => column.notNull())
    await mails.addPrimaryKeyConstraint('alert_mails_key', ['tenant_slug', 'id'] as never[]).execute()
    await db.schema
      .createIndex('alert_mails_by_alert')
      .on('alert_mails')
      .columns(['tenant_slug', 'alert_id'])
      .execute()
  },
}
