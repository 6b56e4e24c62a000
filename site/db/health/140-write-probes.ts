import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What health checks write, to find a full disk before an enquiry does. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('write_probes')
      .addColumn('instance', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('write_probes_by_time').on('write_probes').column('at').execute()
  },
}
