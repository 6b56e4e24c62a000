import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where dealers' vehicles are sent, and what of each vehicle was. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    let targets = db.schema
      .createTable('market_targets')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('market', 'text', (column) => column.notNull())
    for (const name of ['address', 'secret', 'stopped', 'paused_until', 'planned_version'])
      targets = targets.addColumn(name, 'text', (column) => column.notNull())
    await targets
      .addColumn('planned_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('market_targets_key', ['tenant_slug', 'market'])
      .execute()
    let pushes = db.schema
      .createTable('market_pushes')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('car_id', 'text', (column) => column.notNull())
    const texts = ['name', 'stocknum', 'digest', 'body', 'state', 'words', 'due_at', 'changed_at']
    for (const name of [...texts, 'sent_at', 'sent_digest'])
      pushes = pushes.addColumn(name, 'text', (column) => column.notNull())
    await pushes
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('market_pushes_key', ['tenant_slug', 'market', 'car_id'])
      .execute()
    await db.schema
      .createIndex('market_pushes_due')
      .on('market_pushes')
      .columns(['tenant_slug', 'market', 'state', 'due_at'])
      .execute()
  },
}
