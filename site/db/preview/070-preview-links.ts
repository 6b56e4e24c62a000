import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links by which somebody without an account sees a dealer's drafts. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('preview_links')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('withdrawn_at', 'text')
      .addPrimaryKeyConstraint('preview_links_key', ['tenant_slug', 'id'])
      .execute()
  },
}
