import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why a firm offer is what it is. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('trade_valuations').addColumn('firm_reasons', 'text').execute()
  },
}
