import { ALERT_CHANNEL } from '../alerts/alerts-repository.ts'
import type { Database } from '../database.ts'

/** Leads of a dealer whose delivery failed at least once and has not succeeded since; `since` is the oldest's time. */
export type UndeliveredLeads = { count: number; since: string | null }

/** How many leads a dealer has had since an instant. */
export async function countLeadsSince(db: Database, tenantSlug: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('tenant_slug', '=', tenantSlug)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A dealer's leads that have not been delivered though it was tried. */
export async function countUndeliveredLeads(db: Database, tenantSlug: string): Promise<UndeliveredLeads> {
  const { count, since } = await db
    .selectFrom('lead_deliveries')
    .select(({ fn }) => [
      fn.count('lead_id').distinct().as('count'),
      fn.min<string | null>('created_at').as('since'),
    ])
    .where('tenant_slug', '=', tenantSlug)
    .where('channel', '!=', ALERT_CHANNEL)
    .where(({ eb, or }) => or([eb('state', '=', 'dead'), eb('last_error', 'is not', null)]))
    .where('state', '!=', 'delivered')
    .executeTakeFirstOrThrow()
  return { count: Number(count), since }
}
