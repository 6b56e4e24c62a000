import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { indexLead } from './lead-index.ts'

type LeadsToFill = {
  leads: { tenant_slug: string; id: string; payload: string; person_words: string; car_words: string }
}

const BATCH_SIZE = 500

/** What staff do with a lead, and by which words they find it. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('leads')
      .addColumn('progress', 'text', (column) => column.notNull().defaultTo('new'))
      .execute()
    for (const words of ['person_words', 'car_words']) {
      await db.schema
        .alterTable('leads')
        .addColumn(words, 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    }
    await db.schema
      .createTable('lead_events')
      .addColumn('tenant_slug', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lead_events_key', ['tenant_slug', 'id'])
      .execute()
    await db.schema
      .createIndex('lead_events_by_lead')
      .on('lead_events')
      .columns(['tenant_slug', 'lead_id'])
      .execute()
    await fillWords(db as Kysely<LeadsToFill>)
  },
}

async function fillWords(db: Kysely<LeadsToFill>): Promise<void> {
  for (let last = { tenant_slug: '', id: '' }; ; ) {
    const leads = await db
      .selectFrom('leads')
      .select(['tenant_slug', 'id', 'payload'])
      .where(({ eb, and, or }) =>
        or([
          eb('tenant_slug', '>', last.tenant_slug),
          and([eb('tenant_slug', '=', last.tenant_slug), eb('id', '>', last.id)]),
        ]),
      )
      .orderBy('tenant_slug')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    for (const { tenant_slug, id, payload } of leads) {
      await db
        .updateTable('leads')
        .set(indexLead(payload))
        .where('tenant_slug', '=', tenant_slug)
        .where('id', '=', id)
        .execute()
    }
    const end = leads.at(-1)
    if (end === undefined) return
    last = end
  }
}
