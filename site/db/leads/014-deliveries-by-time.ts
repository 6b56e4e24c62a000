import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The last deliveries of a dealer by one channel, without reading all of them. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('lead_deliveries_by_time')
      .on('lead_deliveries')
      .columns(['tenant_slug', 'channel', 'created_at'])
      .execute()
  },
}
