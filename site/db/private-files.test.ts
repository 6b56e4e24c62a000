import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { openDataFolder } from './private-files.ts'

let folder: string
let umask: number
beforeEach(() => {
  // What most machines have: others may read what is made.
  umask = process.umask(0o022)
  folder = join(mkdtempSync(join(tmpdir(), 'private-')), 'data')
})
afterEach(() => {
  process.umask(umask)
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const getMode = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8)

test('a new database and its folder are readable by their owner only', async () => {
  const db = await openDatabase({ dataDir: folder })
  expect([
    getMode(),
    ...['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm'].map((name) => getMode(name)),
  ]).toEqual(['700', '600', '600', '600'])
  await db.destroy()
})

test('a world-readable database of an older version is restricted', async () => {
  mkdirSync(folder)
  for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm'])
    writeFileSync(join(folder, name), '', { mode: 0o644 })
  const db = await openDatabase({ dataDir: folder })
  expect(['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm'].map((name) => getMode(name))).toEqual([
    '600',
    '600',
    '600',
  ])
  await db.destroy()
})

test('a data folder of an older version is restricted with all its files', () => {
  mkdirSync(join(folder, 'stock', 'runs'), { recursive: true })
  writeFileSync(join(folder, 'stock', 'runs', 'last.json'), '{}', { mode: 0o644 })
  expect(getMode('stock')).toBe('755')
  openDataFolder(folder)
  expect([
    getMode(),
    getMode('stock'),
    getMode('stock', 'runs'),
    getMode('stock', 'runs', 'last.json'),
  ]).toEqual(['700', '700', '700', '600'])
})

test('a corrupt file stops the start with a remedy', async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'site.sqlite'), Buffer.alloc(5000, 'no database'))
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
    `${folder}/site.sqlite cannot be opened: file is not a database. It is damaged or no database: put a backup in its place`,
  )
})

/** Runs what a user without rights to the folder would; the super-user, who may write everywhere, as nobody. */
function withoutRights<T>(work: () => T): T {
  mkdirSync(folder)
  chmodSync(folder, 0o500)
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    return work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

test('an unwritable data folder is reported with its variable and a remedy', async () => {
  const opened = withoutRights(() => openDatabase({ dataDir: folder }))
  await expect(opened).rejects.toThrow(
    /site\.sqlite cannot be opened: EACCES.*right to write it.*name another folder in DATA_DIR/,
  )
  expect(existsSync(join(folder, 'site.sqlite'))).toBe(false)
})

test('a PostgreSQL that refuses connections is reported by its variable, without the password', async () => {
  const url = 'postgres://user:hidden-word@127.0.0.1:1/leads'
  const error = await openDatabase({ dataDir: folder, url }).catch((reason: Error) => reason.message)
  expect(error).toMatch(
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\/leads\) cannot be opened: .*ECONNREFUSED.*correct DATABASE_URL/,
  )
  expect(error).not.toContain('hidden-word')
})
