import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { bothDatabases } from '#db/testing/both-databases.ts'
import { StockHistory } from '../history/stock-history.ts'
import { RunRecords } from '../import/runs/run-record.ts'
import { PushKeys } from '../push/push-keys.ts'
import { sampleFeed } from '../testing/sample-dealer.ts'
import { takeInOldFiles } from './take-in-old-files.ts'

const AT = '2026-07-10T02:00:00.000Z'
const KEY = `stock_${'k'.repeat(40)}`
const HASH = createHash('sha256').update(KEY).digest('hex')
const COUNTS = { new: 1, 'price drop': 0, reserved: 0, sold: 0, changed: 0, gone: 0, unchanged: 0 }
const NONE = { total: 0, byField: {}, first: [] }

/** The history's tables as the first version made them, and as the last one did. */
const HISTORY = `
  CREATE TABLE price (id TEXT NOT NULL, at TEXT NOT NULL, run TEXT NOT NULL, earlier REAL, later REAL);
  CREATE TABLE gone (id TEXT PRIMARY KEY, dealer TEXT NOT NULL, key TEXT NOT NULL, at TEXT NOT NULL, run TEXT NOT NULL, row TEXT NOT NULL);
  CREATE TABLE problem (dealer TEXT NOT NULL, feed TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, at TEXT NOT NULL,
    run TEXT NOT NULL, line INTEGER NOT NULL, stocknum TEXT NOT NULL, field TEXT NOT NULL, reason TEXT NOT NULL);
  INSERT INTO price VALUES ('somewhere_a1', '${AT}', 'r', 30000, 27000.5), ('somewhere_a1', '${AT}', 'r', 30000, 27000.5);
  INSERT INTO gone VALUES ('somewhere_b1', 'somewhere', 'b1', '${AT}', 'r', '{"id":"somewhere_b1","name":"2019 Mazda 2"}');
  INSERT INTO problem VALUES ('somewhere', 'feed.json', 'set aside', 'c1', '${AT}', 'r', 3, 'C1', 'make', 'is missing');`
const WITH_NAMES = `
  ALTER TABLE problem ADD COLUMN name TEXT NOT NULL DEFAULT ''; PRAGMA user_version = 2;
  UPDATE problem SET kind = 'rejected', name = '2020 Kia Rio';`

let folder: string
const files: Record<string, string | Buffer> = {
  'push-keys.json': JSON.stringify({ somewhere: [{ hash: HASH, madeAt: AT, force: true }] }),
  'runs/somewhere/2026-07-10T02-00-00-000Z-feed.json.json': JSON.stringify({
    tenantSlug: 'somewhere',
    file: 'feed.json',
    format: 'dms-json',
    snapshot: true,
    at: AT,
    dryRun: false,
    rows: 2,
    outcomes: [],
    warnings: NONE,
    setAside: { ...NONE, total: 1 },
    counts: { ...COUNTS, 'set aside': 1 },
    feed: sampleFeed,
    copy: 'abcdefabcdef0123.gz',
  }),
  'runs/somewhere/abcdefabcdef0123.gz': gzipSync('[{}]'),
  'runs/somewhere/2026-07-11T02-00-00-000Z-feed.json.json': JSON.stringify({
    tenantSlug: 'somewhere',
    file: 'feed.json',
    format: 'dms-json',
    snapshot: true,
    at: '2026-07-11T02:00:00.000Z',
    refused: 'There is no file.',
    feed: sampleFeed,
    copy: '0000000000000000.gz',
  }),
}
const write = async (path: string, content: string | Buffer) => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}
const writeHistory = (sql: string) => {
  const old = new DatabaseSync(join(folder, 'history.db'))
  old.exec(sql)
  old.close()
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-old-'))
  for (const [path, content] of Object.entries(files)) await write(path, content)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function summarise(db: Database) {
  const history = new StockHistory(db)
  const runs = await new RunRecords(db).list('somewhere')
  return {
    runs: runs.map(({ record }) => ('refused' in record ? record.refused : record.counts)),
    prices: await history.listPrices('somewhere_a1'),
    gone: [...(await history.findGone('somewhere')).values()],
    problems: await history.listCarProblems('somewhere', 'C1'),
    owner: await new PushKeys({ db }).findOwner(KEY),
  }
}

describe.each(await bothDatabases())('files of an earlier version, in %s', (_name, openDatabase) => {
  it.each([
    ['first', HISTORY, ''],
    ['last', HISTORY + WITH_NAMES, '2020 Kia Rio'],
  ])('of the %s version are taken in once, and stay as they are', async (_version, sql, name) => {
    writeHistory(sql)
    const before = readdirSync(folder, { recursive: true }).sort()
    const db = await openDatabase()
    const taken = await Promise.all([1, 2].map(() => takeInOldFiles(db, folder)))
    expect(taken.sort()).toEqual([false, true])
    expect(await takeInOldFiles(db, folder)).toBe(false)
    const of = { at: AT, run: 'r' }
    expect(await summarise(db)).toEqual({
      runs: [{ ...COUNTS, rejected: 1 }, 'There is no file.'],
      prices: [{ ...of, before: 30_000, after: 27_000.5 }],
      gone: [{ id: 'somewhere_b1', name: '2019 Mazda 2' }],
      problems: [
        {
          ...of,
          kind: 'rejected',
          feed: 'feed.json',
          line: 3,
          stocknum: 'C1',
          field: 'make',
          reason: 'is missing',
          name,
        },
      ],
      owner: { dealer: 'somewhere', mayForce: true },
    })
    const records = new RunRecords(db)
    const run = await records.find('somewhere', '2026-07-10')
    if (run === null) throw new Error('The run was not found.')
    const chunks: Uint8Array[] = []
    for await (const chunk of records.open(run)) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString()).toBe('[{}]')
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
    expect(readFileSync(join(folder, 'push-keys.json'), 'utf8')).toBe(files['push-keys.json'])
  })

  it('are not taken in again after the database has gone on', async () => {
    writeHistory(HISTORY + WITH_NAMES)
    const db = await openDatabase()
    await takeInOldFiles(db, folder)
    await new PushKeys({ db }).revoke('somewhere')
    await takeInOldFiles(db, folder)
    expect(await new PushKeys({ db }).findOwner(KEY)).toBeNull()
  })

  it('of two machines are both taken in', async () => {
    const db = await openDatabase()
    await takeInOldFiles(db, folder)
    rmSync(folder, { recursive: true })
    const other = { elsewhere: [{ hash: 'f'.repeat(64), madeAt: AT }] }
    await write('push-keys.json', JSON.stringify(other))
    expect(await takeInOldFiles(db, folder)).toBe(true)
    expect(await new PushKeys({ db }).list('elsewhere')).toEqual([{ madeAt: AT }])
    expect(await new PushKeys({ db }).list('somewhere')).toHaveLength(1)
  })

  it('that are damaged are named, and nothing of the folder is taken in', async () => {
    const db = await openDatabase()
    await write('runs/somewhere/2026-07-12T02-00-00-000Z-feed.json.json', '{"half')
    await expect(takeInOldFiles(db, folder)).rejects.toThrow(
      /2026-07-12T02-00-00-000Z-feed\.json\.json cannot be read\. Put a backup/,
    )
    expect((await summarise(db)).runs).toEqual([])
    expect((await summarise(db)).owner).toBeNull()
  })

  it('that are missing are no error', async () => {
    const db = await openDatabase()
    expect(await takeInOldFiles(db, join(folder, 'none'))).toBe(false)
  })
})
