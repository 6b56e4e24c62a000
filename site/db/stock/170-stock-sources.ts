import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Addresses from which dealers' stock files are fetched, and how the last fetch went. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('stock_sources')
      .addColumn('tenant_slug', 'text', (column) => column.primaryKey())
    const texts = ['address', 'every', 'sign_in', 'sign_in_name', 'secret', 'file', 'etag', 'last_modified']
    for (const name of [
      ...texts,
      'next_at',
      'leased_until',
      'last_at',
      'last_state',
      'last_words',
      'saved_by',
    ])
      table = table.addColumn(name, 'text', (column) => column.notNull())
    await table
      .addColumn('at_minute', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('cars', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('stock_sources_due').on('stock_sources').column('next_at').execute()
  },
}
