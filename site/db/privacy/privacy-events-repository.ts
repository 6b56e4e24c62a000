import type { Database } from '../database.ts'
import type { PrivacyEventRow } from './tables.ts'

export type PrivacyEvent = Omit<PrivacyEventRow, 'kind'> & { kind: 'export' | 'erase' | 'purge' }

export async function insertPrivacyEvent(db: Database, event: PrivacyEvent): Promise<void> {
  await db.insertInto('privacy_events').values(event).execute()
}

/** A dealer's exports, erasures and purges, the newest first. */
export function listPrivacyEvents(
  db: Database,
  tenantSlug: string,
  limit: number,
): Promise<PrivacyEventRow[]> {
  return db
    .selectFrom('privacy_events')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
