import type { Database } from '../database.ts'

/** Deliveries of one channel that wait, or have failed for good. */
export interface Undelivered {
  channel: string
  state: 'waiting' | 'dead'
  count: number
  /** When the oldest was made, ISO UTC. */
  oldest: string
}

/** Counts what is not delivered, of all dealers or of one. */
export async function countUndelivered(db: Database, tenantSlug?: string): Promise<Undelivered[]> {
  let query = db
    .selectFrom('lead_deliveries')
    .select(({ fn }) => [
      'channel' as const,
      'state' as const,
      fn.countAll().as('count'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'dead'])
  if (tenantSlug !== undefined) query = query.where('tenant_slug', '=', tenantSlug)
  const rows = await query.groupBy(['channel', 'state']).orderBy('channel').orderBy('state').execute()
  return rows.map(({ channel, state, count, oldest }) => ({
    channel,
    state: state as Undelivered['state'],
    count: Number(count),
    oldest,
  }))
}
