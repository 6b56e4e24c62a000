import { afterAll } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { sharePostgres, type TestPostgres } from './postgres.ts'
import { openTestDatabase } from './test-database.ts'

/** A database of the shared server that the others are copies of. */
let migrated: Promise<string> | null = null

async function createMigrated(postgres: TestPostgres): Promise<string> {
  const url = await postgres.createDatabase()
  await (await openDatabase({ url, dataDir: '' })).destroy()
  return url
}

/**
 * Both supported databases for `describe.each(await bothDatabases())`: a name and a function that opens an empty, migrated one.
 * Closed after the test file.
 */
export async function bothDatabases(): Promise<[name: string, open: () => Promise<Database>][]> {
  const postgres = await sharePostgres()
  migrated ??= createMigrated(postgres)
  const template = await migrated
  const opened: Database[] = []
  afterAll(async () => {
    for (const db of opened) await db.destroy()
  })
  const onPostgres = async () => {
    const db = await openDatabase({ url: await postgres.createDatabase(template), dataDir: '' })
    opened.push(db)
    return db
  }
  return [
    ['SQLite', openTestDatabase],
    ['PostgreSQL', onPostgres],
  ]
}
