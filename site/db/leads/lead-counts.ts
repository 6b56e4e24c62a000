import { ALERT_CHANNEL } from '../alerts/alerts-repository.ts'
import type { Database } from '../database.ts'
import { REPORT_CHANNEL } from '../insights/report-repository.ts'
import { INVITATION_CHANNEL } from '../people/invitation-mails.ts'
import { CONFIRMATION_CHANNEL } from './lead-repository.ts'
import type { LeadRow } from './tables.ts'

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

/** What a dealer's leads since an instant were about. */
export function listLeadsSince(
  db: Database,
  tenantSlug: string,
  since: string,
): Promise<Pick<LeadRow, 'kind' | 'created_at' | 'payload'>[]> {
  return db
    .selectFrom('leads')
    .select(['kind', 'created_at', 'payload'])
    .where('tenant_slug', '=', tenantSlug)
    .where('created_at', '>=', since)
    .execute()
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
    .where('channel', 'not in', [ALERT_CHANNEL, CONFIRMATION_CHANNEL, INVITATION_CHANNEL, REPORT_CHANNEL])
    .where(({ eb, or }) => or([eb('state', '=', 'dead'), eb('last_error', 'is not', null)]))
    .where('state', '!=', 'delivered')
    .executeTakeFirstOrThrow()
  return { count: Number(count), since }
}

/** How many leads name a car, by its id. */
export async function countCarLeads(db: Database, tenantSlug: string, carId: string): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('tenant_slug', '=', tenantSlug)
    .where('payload', 'like', `%"car_id":${JSON.stringify(carId)}%`)
    .executeTakeFirstOrThrow()
  return Number(count)
}
