import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which copies of dealers' stock on search servers are being written, or have missed a change. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('search_copies')
      .addColumn('server', 'text', (column) => column.notNull())
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('write_id', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_copies_key', ['server', 'tenant_slug', 'write_id'])
      .execute()
  },
}
