import { afterAll } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { startPostgres } from './postgres.ts'
import { openTestDatabase } from './test-database.ts'

/**
 * Both supported databases for `describe.each(await bothDatabases())`: a name and a function that opens an empty, migrated one.
 * Closed after the test file.
 */
export async function bothDatabases(): Promise<[name: string, open: () => Promise<Database>][]> {
  const postgres = await startPostgres()
  const opened: Database[] = []
  afterAll(async () => {
    for (const db of opened) await db.destroy()
    await postgres.stop()
  })
  const onPostgres = async () => {
    const db = await openDatabase({ url: await postgres.createDatabase(), dataDir: '' })
    opened.push(db)
    return db
  }
  return [
    ['SQLite', openTestDatabase],
    ['PostgreSQL', onPostgres],
  ]
}
