import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was seen and clicked, words that found nothing, and the reports about both. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    let counts = db.schema.createTable('insight_counts')
    for (const name of ['tenant_slug', 'kind', 'day', 'page', 'item'])
      counts = counts.addColumn(name, 'text', (column) => column.notNull())
    for (const name of ['position', 'seen', 'clicked', 'enquiries'])
      counts = counts.addColumn(name, 'integer', (column) => column.notNull())
    const key = ['tenant_slug', 'kind', 'day', 'page', 'position', 'item']
    counts = counts.addPrimaryKeyConstraint('insight_counts_key', key as never[])
    // A dealer's rows lie side by side: the days of a year are read at once.
    if (db.getExecutor().adapter instanceof SqliteAdapter) counts = counts.modifyEnd(sql`without rowid`)
    await counts.execute()
    await createWords(db)
  },
}

async function createWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('insight_words')
    .addColumn('tenant_slug', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('insight_words_key', ['tenant_slug', 'day', 'words'])
    .execute()
  let reports = db.schema.createTable('insight_reports')
  for (const name of ['tenant_slug', 'month', 'id', 'subject', 'text', 'created_at'])
    reports = reports.addColumn(name, 'text', (column) => column.notNull())
  await reports
    .addPrimaryKeyConstraint('insight_reports_key', ['tenant_slug', 'month'] as never[])
    .addUniqueConstraint('insight_reports_once', ['tenant_slug', 'id'] as never[])
    .execute()
}
