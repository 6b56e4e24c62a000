import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keys with which market places fetch a dealer's stock and send it leads. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('market_keys')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('market_keys_by_dealer')
      .on('market_keys')
      .columns(['tenant_slug', 'purpose', 'made_at'])
      .execute()
  },
}
