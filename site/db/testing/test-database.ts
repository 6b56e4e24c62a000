import { type Database, openSqlite } from '../database.ts'
import { migrate } from '../migrate.ts'

/** A database in memory, in the newest form; gone when nobody holds it. */
export async function openTestDatabase(): Promise<Database> {
  const database = openSqlite(':memory:')
  await migrate(database)
  return database
}
