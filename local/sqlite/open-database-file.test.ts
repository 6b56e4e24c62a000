import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase as openLake } from '../lake/store/database.ts'
import { openDatabase as openSearch } from '../search/storage/database.ts'

let folder: string
let umask: number
beforeEach(() => {
  // What most machines have: others may read what is made.
  umask = process.umask(0o022)
  folder = join(mkdtempSync(join(tmpdir(), 'sqlite-')), 'data')
})
afterEach(() => {
  process.umask(umask)
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const modeOf = (name = '') => (statSync(join(folder, name)).mode & 0o777).toString(8)

/** Runs what a user without rights to the folder would; the super-user, who may write everywhere, as nobody. */
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

  test('is made readable by its owner only, in a folder of the same kind', () => {
    const database = open(folder)
    expect([modeOf(), ...files.map(modeOf)]).toEqual(['700', '600', '600', '600'])
    database.close()
  })

  test('left readable by all by an older version, it loses these rights', () => {
    mkdirSync(folder)
    for (const file of files) writeFileSync(join(folder, file), '', { mode: 0o644 })
    const database = open(folder)
    expect([modeOf(), ...files.map(modeOf)]).toEqual(['700', '600', '600', '600'])
    database.close()
  })

  test('of other bytes, it stops the start and is named with the remedy', () => {
    mkdirSync(folder)
    writeFileSync(join(folder, name), Buffer.alloc(5000, 'no database'))
    expect(() => open(folder)).toThrow(
      `${join(folder, name)} cannot be opened: file is not a database. It is damaged or no database: put a backup in its place`,
    )
  })

  test('in a folder that may not be written, the variable and the remedy are named', () => {
    mkdirSync(folder)
    withoutRights(() =>
      expect(() => open(folder)).toThrow(
        new RegExp(`${name} cannot be opened: EACCES.*right to write it.*name another folder in ${variable}`),
      ),
    )
  })
})
