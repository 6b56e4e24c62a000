import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'

/** Keeps a message that the embedded stand-in took; newest last. */
export async function insertSms(
  db: Database,
  message: { tenant_slug: string; phone: string; text: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('sms_messages')
    .values({ ...message, id: randomUUID() })
    .execute()
}

/** What a dealer's number was sent, oldest first. */
export function listSms(db: Database, tenantSlug: string, phone: string): Promise<{ text: string }[]> {
  return db
    .selectFrom('sms_messages')
    .select('text')
    .where('tenant_slug', '=', tenantSlug)
    .where('phone', '=', phone)
    .orderBy('created_at')
    .execute()
}
