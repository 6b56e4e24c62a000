import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase as openLake } from '../lake/store/database.ts'
import { openDatabase as openSearch } from '../search/storage/database.ts'

let folder: string
let umask: number
beforeEach(() => {
  // The default umask of most machines: others may read new files.
  umask = process.umask(0o022)
  folder = join(mkdtempSync(join(tmpdir(), 'sqlite-')), 'data')
})
afterEach(() => {
  process.umask(umask)
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const getMode = (name = '') => (statSync(join(folder, name)).mode & 0o777).toString(8)

/** Runs work without write permission to the folder; root, who may write anywhere, runs it as nobody. */
function withoutRights(work: () => void): void {
  chmodSync(folder, 0o500)
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

describe.each([
  ['lake.db', openLake, 'DATA_DIR'],
  ['search.db', openSearch, 'MEILI_DB_PATH'],
] as const)('%s', (name, open, variable) => {
  const files = [name, `${name}-wal`, `${name}-shm`]

  test('new file: readable by its owner only, in such a folder', () => {
    const database = open(folder)
    expect([getMode(), ...files.map(getMode)]).toEqual(['700', '600', '600', '600'])
    database.close()
  })

  test('file readable by others: its mode is restricted', () => {
    mkdirSync(folder)
    for (const file of files) writeFileSync(join(folder, file), '', { mode: 0o644 })
    const database = open(folder)
    expect([getMode(), ...files.map(getMode)]).toEqual(['700', '600', '600', '600'])
    database.close()
  })

  test('file that is not a database: throws with the file name and the remedy', () => {
    mkdirSync(folder)
    writeFileSync(join(folder, name), Buffer.alloc(5000, 'no database'))
    expect(() => open(folder)).toThrow(
      `${join(folder, name)} cannot be opened: file is not a database. It is damaged or no database: put a backup in its place`,
    )
  })

  test('folder without write permission: throws with the variable and the remedy', () => {
    mkdirSync(folder)
    withoutRights(() =>
      expect(() => open(folder)).toThrow(
        new RegExp(`${name} cannot be opened: EACCES.*right to write it.*name another folder in ${variable}`),
      ),
    )
  })
})
