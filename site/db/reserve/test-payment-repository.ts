import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import type { TestPaymentsTable } from './tables.ts'

export type TestPayment = Selectable<TestPaymentsTable>

/** Opens a payment unless its order has one; returns the one that there is. Removes those that ended before `staleAt`. */
export function openTestPayment(db: Database, payment: TestPayment, staleAt: string): Promise<TestPayment> {
  return retryLostConnection(async () => {
    await db.deleteFrom('test_payments').where('expires_at', '<', staleAt).execute()
    await db
      .insertInto('test_payments')
      .values(payment)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return db
      .selectFrom('test_payments')
      .selectAll()
      .where('tenant_slug', '=', payment.tenant_slug)
      .where('reference', '=', payment.reference)
      .executeTakeFirstOrThrow()
  })
}

export async function findTestPayment(db: Database, id: string): Promise<TestPayment | null> {
  const found = await db.selectFrom('test_payments').selectAll().where('id', '=', id).executeTakeFirst()
  return found ?? null
}

/** Changes a payment as it was read; false when another process has changed it since. */
export async function changeTestPayment(
  db: Database,
  { id, status }: Pick<TestPayment, 'id' | 'status'>,
  change: Partial<Pick<TestPayment, 'status' | 'slow_until'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('test_payments')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
