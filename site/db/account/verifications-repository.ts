import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { VerificationsTable } from './tables.ts'

/** A code sent, or a number verified. */
export type VerificationType = 'sms' | 'verify'

/** Records a code sent or a number verified (AUTH-15, CALL-21). */
export async function insertVerification(
  db: Database,
  verification: Omit<VerificationsTable, 'id' | 'website_slug' | 'verification_type'> & {
    verification_type: VerificationType
  },
): Promise<void> {
  const row = { ...verification, id: randomUUID(), website_slug: verification.tenant_slug }
  await db.insertInto('verifications').values(row).execute()
}

/** Stores a message that the embedded SMS stand-in accepted. */
export async function insertSms(
  db: Database,
  message: { tenant_slug: string; phone: string; text: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('sms_messages')
    .values({ ...message, id: randomUUID() })
    .execute()
}
