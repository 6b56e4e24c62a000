import { appendFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { runImport } from '../import/runs/run-import.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { sampleDealer, sampleFeed } from '../testing/sample-dealer.ts'
import { writeFeed, writtenVehicle } from '../testing/write-feed.ts'
import { fileSource } from './feed-source.ts'

let folder: string
let path: string
let store: MemoryStore
let db: Database

beforeEach(async () => {
  db = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'forecourt-file-'))
  path = join(folder, 'feed.json')
  store = new MemoryStore()
  writeFileSync(path, yard(3))
})
afterEach(() => rmSync(folder, { recursive: true }))

const yard = (count: number) =>
  writeFeed(
    'dms-json',
    Array.from({ length: count }, (_none, index) => writtenVehicle({ stocknum: `A${index}` })),
  )
const importFile = (source = fileSource(path)) =>
  runImport(
    { feed: sampleFeed, source, dealer: sampleDealer },
    { store, db, folder },
    { now: '2026-07-10T02:00:00.000Z', force: false, dryRun: false },
  )

/** The file, with something that happens after its first bytes were read. */
async function* disturbed(happens: () => void) {
  let first = true
  for await (const bytes of fileSource(path)) {
    yield bytes
    if (first) happens()
    first = false
  }
}

it('a file that does not change is imported', async () => {
  expect(await importFile()).toMatchObject({ counts: { new: 3 } })
})

it.each([
  ['written on', () => appendFileSync(path, ' ')],
  ['written anew', () => writeFileSync(path, yard(2))],
  [
    'replaced',
    () => {
      writeFileSync(`${path}.new`, yard(4))
      renameSync(`${path}.new`, path)
    },
  ],
])('a file that is %s while it is read is refused and changes nothing', async (_what, happens) => {
  expect(await importFile(disturbed(happens))).toMatchObject({
    refused: expect.stringContaining('written while it was read'),
  })
  expect(store.documents.size).toBe(0)
})

it('a file deleted while it is read is refused', async () => {
  expect(await importFile(disturbed(() => rmSync(path)))).toMatchObject({
    refused: expect.stringContaining('does not exist'),
  })
  expect(store.documents.size).toBe(0)
})

it('a missing file is refused, and so is a folder', async () => {
  rmSync(path)
  expect(await importFile()).toMatchObject({
    refused: expect.stringContaining('feed.json does not exist. Nothing was changed.'),
  })
  path = folder
  expect(await importFile()).toMatchObject({ refused: expect.stringContaining('cannot be read (EISDIR)') })
})
