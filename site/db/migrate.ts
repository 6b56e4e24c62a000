import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

/**
 * Runs pending migrations, each in a transaction.
 * @throws Error with instructions for a database of a newer version; the error of a failed migration
 */
export async function migrate(
  database: Database,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Areas are numbered independently, so a lower number may be added later.
    allowUnorderedMigrations: true,
  })
  const known = new Set(Object.keys(migrations))
  const done = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt !== undefined)
  const missing = await unknownMigrations(database, known, done.length)
  if (missing.length > 0)
    throw new Error(
      `The site's database was used by a newer version (it knows ${missing.join(', ')}). ` +
        'Start the newer version, or point DATA_DIR or DATABASE_URL at another database.',
    )
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error))
}

/** Migrations of a database that this version does not have. */
async function unknownMigrations(
  database: Database,
  known: ReadonlySet<string>,
  doneAndKnown: number,
): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const log = database as unknown as Kysely<{ kysely_migration: { name: string } }>
  const names = (await log.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name)
  return names.length === doneAndKnown ? [] : names.filter((name) => !known.has(name)).sort()
}
