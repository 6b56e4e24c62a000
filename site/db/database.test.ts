import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { type Database, openDatabase, pingDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { sharePostgres } from './testing/postgres.ts'
import { openTestDatabase } from './testing/test-database.ts'

const postgres = await sharePostgres()

const step = (table: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable(table)
      .addColumn('id', 'text', (id) => id.primaryKey())
      .execute()
  },
})
const tablesOf = async (db: Database) => (await db.introspection.getTables()).map(({ name }) => name)

describe.each([
  ['a file', async () => ({ dataDir: await mkdtemp(join(tmpdir(), 'db-')), migrations: {} })],
  ['PostgreSQL', async () => ({ dataDir: '', url: await postgres.createDatabase(), migrations: {} })],
])('%s', (_, open) => {
  test('is created by the first start, migrated by the next, unchanged by a third', async () => {
    const where = await open()
    const first = await openDatabase(where)
    await migrate(first, { '020-b': step('b') })
    await migrate(first, { '010-a': step('a'), '020-b': step('b') })
    expect(await tablesOf(first)).toEqual(expect.arrayContaining(['a', 'b']))
    await migrate(first, { '010-a': step('a'), '020-b': step('b') })
    await first.destroy()
  })

  test('a failed migration is rolled back', async () => {
    const db = await openDatabase(await open())
    const broken: Migration = {
      up: async (inner: Kysely<unknown>) => {
        await step('half').up(inner)
        throw new Error('the step is wrong')
      },
    }
    await expect(migrate(db, { '010-half': broken })).rejects.toThrow('the step is wrong')
    expect(await tablesOf(db)).not.toContain('half')
    await db.destroy()
  })

  test('of a newer version stops the start with instructions', async () => {
    const db = await openDatabase(await open())
    await migrate(db, { '010-a': step('a'), '990-later': step('later') })
    await expect(migrate(db, { '010-a': step('a') })).rejects.toThrow(/newer version.*990-later.*DATA_DIR/s)
    await db.destroy()
  })

  test('counts are numbers and text is stored exactly', async () => {
    const db = await openDatabase(await open())
    await migrate(db, { '010-a': step('a') })
    const odd = "Zoë 'O\\Brien' 🙂\n"
    await sql`insert into a (id) values (${odd})`.execute(db)
    const { rows } = await sql<{ n: number; id: string }>`select count(*) as n, max(id) as id from a`.execute(
      db,
    )
    expect(rows).toEqual([{ n: 1, id: odd }])
    await db.destroy()
  })
})

test('a ping resolves on an open database and rejects on a closed one', async () => {
  const db = await openTestDatabase()
  await expect(pingDatabase(db)).resolves.toBeUndefined()
  await db.destroy()
  await expect(pingDatabase(db)).rejects.toThrow()
})

test('processes that open a new file at once all find it migrated', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'db-'))
  const source = JSON.stringify(new URL('./database.ts', import.meta.url).href)
  const script = `const { openDatabase } = await import(${source})
    const db = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    await db.destroy()`
  const exits = Array.from({ length: 5 }, async () => {
    const [code] = await once(spawn(process.execPath, ['--input-type=module', '-e', script]), 'exit')
    return code
  })
  expect(await Promise.all(exits)).toEqual([0, 0, 0, 0, 0])
})
