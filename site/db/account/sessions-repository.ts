import type { Database } from '../database.ts'
import type { Person } from './people-repository.ts'
import type { SessionsTable } from './tables.ts'

export type SessionKey = { tenantSlug: string; tokenHash: string }

export async function insertSession(db: Database, session: SessionsTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** The person of a valid session on this host. */
export async function findSessionPerson(
  db: Database,
  { tenantSlug, tokenHash, host, now }: SessionKey & { host: string; now: string },
): Promise<Person | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', (join) =>
      join
        .onRef('people.tenant_slug', '=', 'sessions.tenant_slug')
        .onRef('people.user_id', '=', 'sessions.user_id'),
    )
    .selectAll('people')
    .where('sessions.tenant_slug', '=', tenantSlug)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.host', '=', host)
    .where('sessions.expires_at', '>', now)
    .where('people.verified_at', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteSession(db: Database, { tenantSlug, tokenHash }: SessionKey): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('tenant_slug', '=', tenantSlug)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Ends a person's sign-in in every browser. */
export async function deleteSessions(
  db: Database,
  { tenantSlug, userId }: { tenantSlug: string; userId: string },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('tenant_slug', '=', tenantSlug)
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes a dealer's expired sessions. */
export async function deleteEndedSessions(db: Database, tenantSlug: string, now: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('tenant_slug', '=', tenantSlug)
    .where('expires_at', '<=', now)
    .execute()
}
