import { expect, test } from 'vitest'
import { pingDatabase } from './ping.ts'
import { openTestDatabase } from './testing/test-database.ts'

test('a database that is open answers, and one that is closed does not', async () => {
  const db = await openTestDatabase()
  await expect(pingDatabase(db)).resolves.toBeUndefined()
  await db.destroy()
  await expect(pingDatabase(db)).rejects.toThrow()
})
