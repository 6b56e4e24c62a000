// Sign-in codes and their rate limit. Each step is a single statement, so that concurrent requests cannot both succeed.
import type { Database } from '../database.ts'
import type { SignInCodesTable } from './tables.ts'

export type PhoneKey = { tenantSlug: string; phone: string }

/**
 * Takes a free slot for sending a code to a number: one last taken before `since`.
 * @returns false when all slots were taken since
 */
export async function takeSendSlot(
  db: Database,
  { tenantSlug, phone }: PhoneKey,
  { slots, since, now, used }: { slots: number; since: string; now: string; used: boolean },
): Promise<boolean> {
  const row = { tenant_slug: tenantSlug, phone, taken_at: now, used: used ? 1 : 0 }
  for (let slot = 0; slot < slots; slot += 1) {
    const fresh = await db
      .insertInto('sign_in_turns')
      .values({ ...row, slot })
      .onConflict((conflict) => conflict.columns(['tenant_slug', 'phone', 'slot']).doNothing())
      .executeTakeFirst()
    if (fresh.numInsertedOrUpdatedRows === 1n) return true
    const again = await db
      .updateTable('sign_in_turns')
      .set({ taken_at: row.taken_at, used: row.used })
      .where('tenant_slug', '=', tenantSlug)
      .where('phone', '=', phone)
      .where('slot', '=', slot)
      .where('taken_at', '<=', since)
      .executeTakeFirst()
    if (again.numUpdatedRows === 1n) return true
  }
  return false
}

/** Uses a slot that was taken after `since` and not used yet; false when there is none. */
export async function spendSendSlot(
  db: Database,
  { tenantSlug, phone }: PhoneKey,
  since: string,
): Promise<boolean> {
  const open = await db
    .selectFrom('sign_in_turns')
    .select('slot')
    .where('tenant_slug', '=', tenantSlug)
    .where('phone', '=', phone)
    .where('used', '=', 0)
    .where('taken_at', '>', since)
    .execute()
  for (const { slot } of open) {
    const taken = await db
      .updateTable('sign_in_turns')
      .set({ used: 1 })
      .where('tenant_slug', '=', tenantSlug)
      .where('phone', '=', phone)
      .where('slot', '=', slot)
      .where('used', '=', 0)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 1n) return true
  }
  return false
}

/** Stores a number's code and invalidates the previous one. */
export async function putCode(db: Database, code: Omit<SignInCodesTable, 'tries'>): Promise<void> {
  const row = { ...code, tries: 0 }
  await db
    .insertInto('sign_in_codes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'phone']).doUpdateSet(row))
    .execute()
}

/** Counts an attempt and returns the code to compare with; null when there is none or its attempts are used up. */
export async function countTry(
  db: Database,
  { tenantSlug, phone }: PhoneKey,
  { now, most }: { now: string; most: number },
): Promise<Pick<SignInCodesTable, 'code_mac' | 'details' | 'sign_in_type'> | null> {
  const row = await db
    .updateTable('sign_in_codes')
    .set((each) => ({ tries: each('tries', '+', 1) }))
    .where('tenant_slug', '=', tenantSlug)
    .where('phone', '=', phone)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['code_mac', 'details', 'sign_in_type'])
    .executeTakeFirst()
  return row ?? null
}

/** Redeems a code; false when it was redeemed before. */
export async function spendCode(
  db: Database,
  { tenantSlug, phone }: PhoneKey,
  codeMac: string,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('sign_in_codes')
    .where('tenant_slug', '=', tenantSlug)
    .where('phone', '=', phone)
    .where('code_mac', '=', codeMac)
    .executeTakeFirst()
  return spent.numDeletedRows === 1n
}

/** Deletes codes, slots, messages and unverified people from before `before`. */
export async function deleteOldSignInData(db: Database, tenantSlug: string, before: string): Promise<void> {
  await db
    .deleteFrom('sign_in_codes')
    .where('tenant_slug', '=', tenantSlug)
    .where('expires_at', '<', before)
    .execute()
  await db
    .deleteFrom('sign_in_turns')
    .where('tenant_slug', '=', tenantSlug)
    .where('taken_at', '<', before)
    .execute()
  await db
    .deleteFrom('sms_messages')
    .where('tenant_slug', '=', tenantSlug)
    .where('created_at', '<', before)
    .execute()
  await db
    .deleteFrom('people')
    .where('tenant_slug', '=', tenantSlug)
    .where('verified_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}
