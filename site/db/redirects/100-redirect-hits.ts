import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often visitors came by a redirect. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('redirect_hits')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('redirect_id', 'text', (column) => column.notNull())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('redirect_hits_key', ['tenant_slug', 'redirect_id'])
      .execute()
  },
}
