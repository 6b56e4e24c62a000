import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { PhoneKey } from './codes-repository.ts'
import type { PeopleTable } from './tables.ts'

export type Person = Selectable<PeopleTable>
export type PersonDetails = { first_name: string; last_name: string; email: string }

/** The id of a dealer's person by phone number; created if missing, so that a code can refer to it. */
export async function getUserId(db: Database, { tenantSlug, phone }: PhoneKey, now: string): Promise<string> {
  await db
    .insertInto('people')
    .values({
      tenant_slug: tenantSlug,
      user_id: randomUUID(),
      phone,
      first_name: '',
      last_name: '',
      email: '',
      created_at: now,
      verified_at: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'phone']).doNothing())
    .execute()
  const person = await findPersonByPhone(db, { tenantSlug, phone })
  if (person === null) throw new Error('a person that was just inserted is missing')
  return person.user_id
}

/** A dealer's person by phone number. */
export async function findPersonByPhone(
  db: Database,
  { tenantSlug, phone }: PhoneKey,
): Promise<Person | null> {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row ?? null
}

/** Marks a person's number as verified and updates the details that were given. */
export async function markVerified(
  db: Database,
  { tenantSlug, userId }: { tenantSlug: string; userId: string },
  details: PersonDetails,
  now: string,
): Promise<void> {
  const filled = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''))
  await db
    .updateTable('people')
    .set({ ...filled, verified_at: now })
    .where('tenant_slug', '=', tenantSlug)
    .where('user_id', '=', userId)
    .execute()
}
