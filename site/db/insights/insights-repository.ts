import { type Expression, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { InsightCountRow, InsightWordsRow } from './tables.ts'

/** Rows of one statement: SQLite takes 32,766 parameters, a row has nine. */
const MOST_ROWS = 500

/** Adds counts to those of the same day, place and thing. */
export async function addInsightCounts(db: Database, rows: readonly InsightCountRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += MOST_ROWS)
    await db
      .insertInto('insight_counts')
      .values(rows.slice(from, from + MOST_ROWS))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_slug', 'kind', 'day', 'page', 'position', 'item'])
          .doUpdateSet(({ eb, ref }) => ({
            seen: eb('insight_counts.seen', '+', ref('excluded.seen')),
            clicked: eb('insight_counts.clicked', '+', ref('excluded.clicked')),
            enquiries: eb('insight_counts.enquiries', '+', ref('excluded.enquiries')),
          })),
      )
      .execute()
}

/** Adds to how often words were searched on a day. */
export async function addInsightWords(db: Database, rows: readonly InsightWordsRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += MOST_ROWS)
    await db
      .insertInto('insight_words')
      .values(rows.slice(from, from + MOST_ROWS))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_slug', 'day', 'words'])
          .doUpdateSet(({ eb, ref }) => ({ times: eb('insight_words.times', '+', ref('excluded.times')) })),
      )
      .execute()
}

export type Sums = { seen: number; clicked: number; enquiries: number }
type Days = { since: string; until: string }

const total = (column: Expression<number>) => sql<number>`cast(sum(${column}) as integer)`

/** What things came to at each of their places since they began, with their first and last day. */
export function sumInsightItems(
  db: Database,
  tenantSlug: string,
  { kinds, until, item }: { kinds: readonly string[]; until: string; item?: string },
): Promise<
  (Sums & Pick<InsightCountRow, 'kind' | 'item' | 'page' | 'position'> & { first: string; last: string })[]
> {
  let query = db
    .selectFrom('insight_counts')
    .where('tenant_slug', '=', tenantSlug)
    .where('kind', 'in', [...kinds])
    .where('day', '<=', until)
  if (item !== undefined) query = query.where('item', '=', item)
  return query
    .groupBy(['kind', 'item', 'page', 'position'])
    .select(({ fn, ref }) => [
      'kind' as const,
      'item' as const,
      'page' as const,
      'position' as const,
      total(ref('seen')).as('seen'),
      total(ref('clicked')).as('clicked'),
      total(ref('enquiries')).as('enquiries'),
      fn.min<string>('day').as('first'),
      fn.max<string>('day').as('last'),
    ])
    .orderBy('kind')
    .orderBy('item')
    .execute()
}

/** What each place came to on each day, whatever stood there. */
export function sumInsightPlaces(
  db: Database,
  tenantSlug: string,
  { kinds, since, until }: Days & { kinds: readonly string[] },
): Promise<(Sums & Pick<InsightCountRow, 'kind' | 'page' | 'position' | 'day'>)[]> {
  return db
    .selectFrom('insight_counts')
    .where('tenant_slug', '=', tenantSlug)
    .where('kind', 'in', [...kinds])
    .where('day', '>=', since)
    .where('day', '<=', until)
    .groupBy(['kind', 'page', 'position', 'day'])
    .select(({ ref }) => [
      'kind' as const,
      'page' as const,
      'position' as const,
      'day' as const,
      total(ref('seen')).as('seen'),
      total(ref('clicked')).as('clicked'),
      total(ref('enquiries')).as('enquiries'),
    ])
    .execute()
}

/** The things of a kind that were seen most in some days, the first one first. */
export function listMostSeen(
  db: Database,
  tenantSlug: string,
  { kind, since, until, limit }: Days & { kind: string; limit: number },
): Promise<{ item: string; seen: number; first: string }[]> {
  return db
    .selectFrom('insight_counts')
    .where('tenant_slug', '=', tenantSlug)
    .where('kind', '=', kind)
    .where('day', '>=', since)
    .where('day', '<=', until)
    .groupBy('item')
    .select(({ fn, ref }) => [
      'item' as const,
      total(ref('seen')).as('seen'),
      fn.min<string>('day').as('first'),
    ])
    .orderBy('seen', 'desc')
    .orderBy('item')
    .limit(limit)
    .execute()
}

/** Words that found nothing in some days, the most frequent first. */
export function listInsightWords(
  db: Database,
  tenantSlug: string,
  { since, until }: Days,
): Promise<{ words: string; times: number }[]> {
  return db
    .selectFrom('insight_words')
    .where('tenant_slug', '=', tenantSlug)
    .where('day', '>=', since)
    .where('day', '<=', until)
    .groupBy('words')
    .select(({ ref }) => ['words' as const, total(ref('times')).as('times')])
    .orderBy('times', 'desc')
    .orderBy('words')
    .execute()
}

/** The first day of which a dealer has counts; null for none. */
export async function findFirstInsightDay(db: Database, tenantSlug: string): Promise<string | null> {
  const row = await selectVisits(db, tenantSlug)
    .select(({ fn }) => fn.min<string | null>('day').as('day'))
    .executeTakeFirst()
  return row?.day ?? null
}

/** The first dealer by slug after another that has counts; null for none. Each is found by one step in the index. */
export async function findNextCounted(db: Database, after: string): Promise<string | null> {
  const row = await db
    .selectFrom('insight_counts')
    .select('tenant_slug')
    .where('tenant_slug', '>', after)
    .orderBy('tenant_slug')
    .limit(1)
    .executeTakeFirst()
  return row?.tenant_slug ?? null
}

/** The last day on which a dealer had a visit; null for none. */
export async function findLastVisitDay(db: Database, tenantSlug: string): Promise<string | null> {
  const row = await selectVisits(db, tenantSlug)
    .select(({ fn }) => fn.max<string | null>('day').as('day'))
    .executeTakeFirst()
  return row?.day ?? null
}

const selectVisits = (db: Database, tenantSlug: string) =>
  db.selectFrom('insight_counts').where('tenant_slug', '=', tenantSlug).where('kind', '=', 'visit')

const KINDS = ['tile', 'offer', 'banner', 'popup', 'page', 'visit', 'look', 'car', 'search']

/**
 * Deletes a dealer's counts of days before another (`2026-11-24`).
 * @param carsBefore of single cars, which are sold long before
 */
export async function deleteOldInsights(
  db: Database,
  tenantSlug: string,
  { before, carsBefore }: { before: string; carsBefore: string },
): Promise<void> {
  // Kind by kind, as the key has it: only what is deleted is read.
  for (const kind of KINDS)
    await db
      .deleteFrom('insight_counts')
      .where('tenant_slug', '=', tenantSlug)
      .where('kind', '=', kind)
      .where('day', '<', before)
      .execute()
  await db
    .deleteFrom('insight_counts')
    .where('tenant_slug', '=', tenantSlug)
    .where('kind', '=', 'car')
    .where('day', '<', carsBefore)
    .execute()
  await db
    .deleteFrom('insight_words')
    .where('tenant_slug', '=', tenantSlug)
    .where('day', '<', before)
    .execute()
  await db
    .deleteFrom('insight_reports')
    .where('tenant_slug', '=', tenantSlug)
    .where('created_at', '<', before)
    .execute()
}

/** Deletes all that was counted for a dealer. */
export async function deleteDealerInsights(db: Database, tenantSlug: string): Promise<void> {
  for (const table of ['insight_counts', 'insight_words', 'insight_reports'] as const)
    await db.deleteFrom(table).where('tenant_slug', '=', tenantSlug).execute()
}
