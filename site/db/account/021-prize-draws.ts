import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the prize wheel gave to whom. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    const names = ['tenant_slug', 'phone', 'code', 'prize', 'drawn_at'] as const
    let table = db.schema.createTable('prize_draws')
    for (const name of names) table = table.addColumn(name, 'text', (column) => column.notNull())
    await table
      .addColumn('lead_id', 'text')
      .addPrimaryKeyConstraint('prize_draws_key', ['tenant_slug', 'phone'] as never[])
      .addUniqueConstraint('prize_draws_code', ['tenant_slug', 'code'] as never[])
      .execute()
  },
}
