import type { Database } from '../database.ts'
import type { RedirectHitsRow } from './tables.ts'

/** Counts a visit by a redirect, in a single statement. `at` is ISO UTC. */
export async function addRedirectHit(
  db: Database,
  { at, ...key }: Pick<RedirectHitsRow, 'tenant_slug' | 'redirect_id'> & { at: string },
): Promise<void> {
  await db
    .insertInto('redirect_hits')
    .values({ ...key, hits: 1, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_slug', 'redirect_id'])
        .doUpdateSet(({ eb }) => ({ hits: eb('redirect_hits.hits', '+', 1), last_at: at })),
    )
    .execute()
}

/** A dealer's redirects that somebody came by. */
export function listRedirectHits(db: Database, tenantSlug: string): Promise<RedirectHitsRow[]> {
  return db.selectFrom('redirect_hits').selectAll().where('tenant_slug', '=', tenantSlug).execute()
}
