import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { CONFIRMATION_CHANNEL } from './lead-repository.ts'
import type { LeadRow } from './tables.ts'

/** How far a lead's delivery has got, see `LEAD_DELIVERIES` of the schemas. */
export type DeliveryState = 'delivered' | 'waiting' | 'not delivered' | 'nowhere'

/** Which of a dealer's leads are asked for; what is left out does not restrict. */
export type LeadFilter = {
  kind?: string | undefined
  /** ISO UTC; leads from that instant on. */
  since?: string | undefined
  progress?: string | undefined
  /** Words in small letters that all have to be found. */
  words: readonly string[]
  /** Words are looked for in what is known of the person too. */
  searchesPeople: boolean
}

/** A lead with its delivery: `tries` and `since` are those of what is not delivered yet. */
export type ListedLead = LeadRow & { delivery: DeliveryState; tries: number; delivery_since: string | null }

type LeadsBuilder = ExpressionBuilder<Tables, 'leads'>

const deliveriesOf = (eb: LeadsBuilder) =>
  eb
    .selectFrom('lead_deliveries')
    .whereRef('lead_deliveries.tenant_slug', '=', 'leads.tenant_slug')
    .whereRef('lead_deliveries.lead_id', '=', 'leads.id')
    .where('lead_deliveries.channel', '!=', CONFIRMATION_CHANNEL)

const openDeliveriesOf = (eb: LeadsBuilder) => deliveriesOf(eb).where('state', '!=', 'delivered')

/** As `countUndeliveredLeads` counts them: a delivery failed at least once and has not succeeded since. */
function deliveryState(eb: LeadsBuilder) {
  const one = sql<number>`1`.as('one')
  const failed = openDeliveriesOf(eb)
    .where(({ eb: of, or }) => or([of('state', '=', 'dead'), of('last_error', 'is not', null)]))
    .select(one)
  return eb
    .case()
    .when(eb.exists(failed))
    .then('not delivered')
    .when(eb.exists(openDeliveriesOf(eb).select(one)))
    .then('waiting')
    .when(eb.exists(deliveriesOf(eb).select(one)))
    .then('delivered')
    .else('nowhere')
    .end()
    .$castTo<DeliveryState>()
}

function selectLeads(db: Database, tenantSlug: string, filter: LeadFilter) {
  let query = db.selectFrom('leads').where('leads.tenant_slug', '=', tenantSlug)
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind)
  if (filter.since !== undefined) query = query.where('leads.created_at', '>=', filter.since)
  if (filter.progress !== undefined) query = query.where('progress', '=', filter.progress)
  for (const word of filter.words) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const columns = filter.searchesPeople
      ? (['person_words', 'car_words'] as const)
      : (['car_words'] as const)
    query = query.where(({ or }) =>
      or(columns.map((column) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`)),
    )
  }
  return query
}

/** A part of a dealer's leads that fit, the newest first. */
export function listLeadPage(
  db: Database,
  tenantSlug: string,
  filter: LeadFilter & { delivery?: DeliveryState | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedLead[]> {
  let query = withDelivery(selectLeads(db, tenantSlug, filter))
  const { delivery } = filter
  if (delivery !== undefined) query = query.where((eb) => eb(deliveryState(eb), '=', delivery))
  return query.orderBy('leads.created_at', 'desc').orderBy('leads.id').limit(limit).offset(offset).execute()
}

/** One of a dealer's leads with its delivery. */
export async function findListedLead(
  db: Database,
  tenantSlug: string,
  id: string,
): Promise<ListedLead | null> {
  const all = selectLeads(db, tenantSlug, { words: [], searchesPeople: false })
  return (await withDelivery(all.where('leads.id', '=', id)).executeTakeFirst()) ?? null
}

const withDelivery = (query: ReturnType<typeof selectLeads>) =>
  query.selectAll('leads').select((eb) => [
    deliveryState(eb).as('delivery'),
    openDeliveriesOf(eb)
      .select(({ fn }) => fn.coalesce(fn.max('attempts'), sql<number>`0`).as('most'))
      .$asScalar()
      .$notNull()
      .as('tries'),
    openDeliveriesOf(eb)
      .select(({ fn }) => fn.min<string | null>('lead_deliveries.created_at').as('first'))
      .$asScalar()
      .as('delivery_since'),
  ])

/** How many of a dealer's leads that fit are in each delivery state. */
export async function countLeadsByDelivery(
  db: Database,
  tenantSlug: string,
  filter: LeadFilter,
): Promise<Record<DeliveryState, number>> {
  const states = selectLeads(db, tenantSlug, filter).select((eb) => deliveryState(eb).as('delivery'))
  const rows = await db
    .selectFrom(states.as('states'))
    .select(['delivery', ({ fn }) => fn.countAll().as('count')])
    .groupBy('delivery')
    .execute()
  const counts = { delivered: 0, waiting: 0, 'not delivered': 0, nowhere: 0 }
  for (const { delivery, count } of rows) counts[delivery] = Number(count)
  return counts
}

/** The kinds of lead a dealer has, by name. */
export async function listLeadKinds(db: Database, tenantSlug: string): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('kind')
    .distinct()
    .where('tenant_slug', '=', tenantSlug)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}
