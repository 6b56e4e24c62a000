import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What imports know beside the index: their runs with copies of the files, history of cars, rejected rows, keys for pushes. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await createRuns(db)
    await createHistory(db)
    await db.schema
      .createTable('stock_push_keys')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('may_force', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('stock_push_keys_of')
      .on('stock_push_keys')
      .columns(['tenant_slug', 'made_at'])
      .execute()
    await db.schema
      .createTable('stock_taken_in')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}

async function createRuns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock_runs')
    .addColumn('tenant_slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('head', 'text', (column) => column.notNull())
    .addColumn('outcomes', 'text', (column) => column.notNull())
    .addColumn('copy', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_runs_key', ['tenant_slug', 'name'])
    .execute()
  await db.schema
    .createTable('stock_run_copies')
    .addColumn('tenant_slug', 'text', (column) => column.notNull())
    .addColumn('copy', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_run_copies_key', ['tenant_slug', 'copy', 'part'])
    .execute()
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock_prices')
    .addColumn('tenant_slug', 'text', (column) => column.notNull())
    .addColumn('car_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('run', 'text', (column) => column.notNull())
    .addColumn('earlier', 'double precision')
    .addColumn('later', 'double precision')
    .addPrimaryKeyConstraint('stock_prices_key', ['car_id', 'at'])
    .execute()
  await db.schema.createIndex('stock_prices_of').on('stock_prices').column('tenant_slug').execute()
  let gone = db.schema.createTable('stock_gone').addColumn('car_id', 'text', (column) => column.primaryKey())
  for (const name of ['tenant_slug', 'number_key', 'at', 'run', 'row'])
    gone = gone.addColumn(name, 'text', (column) => column.notNull())
  await gone.execute()
  await db.schema
    .createIndex('stock_gone_of')
    .on('stock_gone')
    .columns(['tenant_slug', 'number_key'])
    .execute()
  let problems = db.schema
    .createTable('stock_problems')
    .addColumn('line', 'integer', (column) => column.notNull())
  const texts = [
    'tenant_slug',
    'feed',
    'kind',
    'number_key',
    'at',
    'run',
    'stocknum',
    'field',
    'reason',
    'name',
  ]
  for (const name of texts) problems = problems.addColumn(name, 'text', (column) => column.notNull())
  await problems.execute()
  await db.schema
    .createIndex('stock_problems_of')
    .on('stock_problems')
    .columns(['tenant_slug', 'number_key'])
    .execute()
}
