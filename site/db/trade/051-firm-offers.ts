import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What somebody who has seen the vehicle offers for it, and until when. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('trade_valuations').addColumn('firm_cents', 'integer').execute()
    await db.schema.alterTable('trade_valuations').addColumn('firm_until', 'text').execute()
  },
}
