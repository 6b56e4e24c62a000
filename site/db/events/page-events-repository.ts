import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { PageEventRow } from './tables.ts'

/** Stores an event, and deletes the dealer's older ones. @param keptFrom ISO UTC; earlier events are deleted */
export async function addPageEvent(
  db: Database,
  event: Omit<PageEventRow, 'id'>,
  keptFrom: string,
): Promise<void> {
  await db
    .insertInto('page_events')
    .values({ ...event, id: randomUUID() })
    .execute()
  await db
    .deleteFrom('page_events')
    .where('tenant_slug', '=', event.tenant_slug)
    .where('at', '<', keptFrom)
    .execute()
}

/** How often each kind of event was reported since an instant (ISO UTC), most first. */
export async function countPageEvents(
  db: Database,
  tenantSlug: string,
  since: string,
): Promise<{ event: number; count: number }[]> {
  const rows = await db
    .selectFrom('page_events')
    .select(({ fn }) => ['event' as const, fn.countAll().as('count')])
    .where('tenant_slug', '=', tenantSlug)
    .where('at', '>=', since)
    .groupBy('event')
    .orderBy('count', 'desc')
    .orderBy('event')
    .execute()
  return rows.map(({ event, count }) => ({ event, count: Number(count) }))
}

/** The last events since an instant (ISO UTC), newest first. */
export function listPageEvents(
  db: Database,
  tenantSlug: string,
  { since, limit }: { since: string; limit: number },
): Promise<PageEventRow[]> {
  return db
    .selectFrom('page_events')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
