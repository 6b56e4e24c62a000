import { sql } from 'kysely'
import { type Database, type DatabaseOptions, openSqlite } from '../database.ts'
import { migrate } from '../migrate.ts'

/** A migrated in-memory database. */
export async function openTestDatabase(onQuery?: DatabaseOptions['onQuery']): Promise<Database> {
  const database = openSqlite(':memory:', onQuery)
  await migrate(database)
  return database
}

/** An in-memory database that cannot be written to, like one on a read-only disk. */
export async function openReadOnlyDatabase(): Promise<Database> {
  const database = await openTestDatabase()
  await sql`pragma query_only = 1`.execute(database)
  return database
}
