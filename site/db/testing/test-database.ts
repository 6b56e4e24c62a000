import { sql } from 'kysely'
import { type Database, openSqlite } from '../database.ts'
import { migrate } from '../migrate.ts'

/** A database in memory, in the newest form; gone when nobody holds it. */
export async function openTestDatabase(): Promise<Database> {
  const database = openSqlite(':memory:')
  await migrate(database)
  return database
}

/** A database in memory that cannot be written to, as one whose disk became read-only. */
export async function openReadOnlyDatabase(): Promise<Database> {
  const database = await openTestDatabase()
  await sql`pragma query_only = 1`.execute(database)
  return database
}
