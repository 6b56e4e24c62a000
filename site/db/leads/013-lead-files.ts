import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files that came with leads. The content is base64, which both engines store alike. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lead_files')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lead_files_key', ['tenant_slug', 'id'])
      .execute()
    await db.schema
      .createIndex('lead_files_by_lead')
      .on('lead_files')
      .columns(['tenant_slug', 'lead_id'])
      .execute()
  },
}
