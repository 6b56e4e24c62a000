import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { bothDatabases } from '#db/testing/both-databases.ts'
import { sharePostgres } from '#db/testing/postgres.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { clockCheck, writeCheck } from './write-checks.ts'

const folder = () => mkdtemp(join(tmpdir(), 'writes-'))
const postgres = await sharePostgres()

test.each(await bothDatabases())(
  'writing to %s and to the data folder succeeds and leaves no file',
  async (_, open) => {
    const [db, dataDir] = [await open(), await folder()]
    const check = writeCheck(db, dataDir, () => 0)
    await check()
    await check()
    expect(await readdir(dataDir)).toEqual([])
    expect(await db.selectFrom('write_probes').selectAll().execute()).toHaveLength(1)
  },
)

test('a data folder that is gone fails the check', async () => {
  const dataDir = await folder()
  await expect(writeCheck(await openTestDatabase(), join(dataDir, 'gone'), Date.now)()).rejects.toThrow(
    'ENOENT',
  )
})

test('a database that takes no writes fails the check', async () => {
  const db = await openTestDatabase()
  await db.destroy()
  await expect(writeCheck(db, await folder(), Date.now)()).rejects.toThrow()
})

test('the clock is compared with the server’s: seconds are accepted, fifteen minutes are reported with their direction', async () => {
  const db = await openDatabase({ url: await postgres.createDatabase(), dataDir: '' })
  const check = (skewMs: number) => clockCheck(db, () => Date.now() + skewMs)()
  await expect(check(0)).resolves.toBeUndefined()
  await expect(check(8_000)).resolves.toBeUndefined()
  await expect(check(900_000)).rejects.toThrow(/900 s ahead of the database server’s: set both by NTP/)
  await expect(check(-900_000)).rejects.toThrow('900 s behind')
  await db.destroy()
})
