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
