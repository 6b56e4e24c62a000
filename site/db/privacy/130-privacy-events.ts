import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When personal data were exported or deleted, by whom. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema.createTable('privacy_events')
    for (const name of ['tenant_slug', 'id', 'at', 'kind', 'actor', 'counts'])
      table = table.addColumn(name, 'text', (column) => column.notNull())
    await table.addPrimaryKeyConstraint('privacy_events_key', ['tenant_slug', 'id'] as never[]).execute()
    await db.schema
      .createIndex('privacy_events_by_time')
      .on('privacy_events')
      .columns(['tenant_slug', 'at'])
      .execute()
  },
}
