import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { bothDatabases } from '#db/testing/both-databases.ts'
import { emptyCounts } from '../../diff/outcome.ts'
import { sampleFeed } from '../../testing/sample-dealer.ts'
import { addProblem, emptyProblems, type ImportRun } from './import-run.ts'
import { RunRecords } from './run-record.ts'
import { differenceLines, reportLines } from './run-report.ts'

const rejected = emptyProblems()
addProblem(rejected, { line: 3, stocknum: 'A3', field: 'make', reason: 'is missing' })
const run: ImportRun = {
  tenantSlug: 'somewhere',
  file: 'feed.json',
  format: 'dms-json',
  snapshot: true,
  dryRun: false,
  at: '2026-07-10T02:00:00.000Z',
  rows: 4,
  counts: { ...emptyCounts(), new: 1, 'price drop': 1, unchanged: 1, gone: 1, rejected: 1 },
  outcomes: [
    { kind: 'new', id: 'somewhere_a1', stocknum: 'A1', name: '2020 Maker Runner' },
    {
      kind: 'price drop',
      id: 'somewhere_a12',
      stocknum: 'A12',
      name: '2019 Maker Walker',
      fields: ['before_price', 'price'],
      price: [30_000, 27_500],
    },
    { kind: 'gone', id: 'somewhere_a4', stocknum: 'A4', name: '2018 Maker Sitter' },
  ],
  warnings: emptyProblems(),
  rejected,
}
const quiet: ImportRun = { ...run, rows: 1, counts: { ...emptyCounts(), unchanged: 1 }, outcomes: [] }

const hash = (name: string) => name.padEnd(16, '0')

describe.each(await bothDatabases())('records of runs in %s', (_name, openDatabase) => {
  let folder: string
  let db: Database
  let records: RunRecords
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-runs-'))
    db = await openDatabase()
    records = new RunRecords(db)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function writeCopy(content: Buffer | string, name: string) {
    const path = join(folder, 'copy')
    writeFileSync(path, gzipSync(content, { level: 0 }))
    return { path, hash: hash(name) }
  }
  const keep = (change: Partial<ImportRun> = {}, name = 'aa') =>
    records.save({ ...run, ...change }, sampleFeed, writeCopy('[]', name))
  const names = async () => (await records.list('somewhere')).map(({ name }) => name)
  const copies = async () => {
    const rows = await db.selectFrom('stock_run_copies').select('copy').distinct().orderBy('copy').execute()
    return rows.map(({ copy }) => copy)
  }
  async function readStored(name: string) {
    const found = await records.find('somewhere', name)
    if (found === null) throw new Error('The run was not found.')
    const chunks: Uint8Array[] = []
    for await (const chunk of records.open(found)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  it('have the result, the feed’s settings and a copy of the feed', async () => {
    const name = await keep()
    expect(name).toBe('2026-07-10T02-00-00-000Z-feed.json')
    const found = await records.find('somewhere', '2026-07')
    expect(found?.record).toEqual({ ...run, feed: sampleFeed, copy: hash('aa') })
    expect((await readStored('last')).toString()).toBe('[]')
    expect(await records.find('elsewhere', 'last')).toBeNull()
  })

  it('have a copy of many parts byte for byte', async () => {
    const bytes = randomBytes(2_000_001)
    await records.save(run, sampleFeed, writeCopy(bytes, 'cc'))
    expect((await readStored('last')).equals(bytes)).toBe(true)
  })

  it('have a refused run with the reason, and one whose file never came', async () => {
    const { tenantSlug, file, format, snapshot, at } = run
    const refused = { tenantSlug, file, format, snapshot, at, refused: 'Half a file.' }
    await records.save(refused, sampleFeed, writeCopy('[', 'bb'))
    const last = await records.find('somewhere', 'last')
    expect(last?.record).toMatchObject(refused)
    expect(reportLines(refused)).toEqual(['somewhere: Half a file.'])
    await records.save({ ...refused, at: '2026-07-10T04:00:00.000Z' }, sampleFeed, null)
    expect(await readStored('last')).toHaveLength(0)
  })

  it('of consecutive unchanged runs have the last, and one copy of an identical feed', async () => {
    await keep()
    for (const hour of [3, 4, 5]) await keep({ ...quiet, at: `2026-07-10T0${hour}:00:00.000Z` })
    expect(await names()).toEqual([
      '2026-07-10T02-00-00-000Z-feed.json',
      '2026-07-10T05-00-00-000Z-feed.json',
    ])
    expect(await copies()).toEqual([hash('aa')])
  })

  it('are the last forty of a file, and only the copies they refer to', async () => {
    for (let minute = 10; minute < 55; minute += 1) {
      await keep({ at: `2026-07-10T02:${minute}:00.000Z` }, `${minute}`)
    }
    const files = await names()
    expect(files).toHaveLength(40)
    expect(files[0]).toContain('02-15')
    expect(await copies()).toHaveLength(40)
    const latest = await records.listLatest('somewhere')
    expect(latest.map(({ name }) => name)).toEqual([files.at(-1)])
    expect((await records.listNewest('somewhere', 2)).map(({ name }) => name)).toEqual(
      files.slice(-2).reverse(),
    )
  })

  it.each(['2027', ''])('have no single run named "%s"', async (name) => {
    await keep()
    await keep({ at: '2026-07-10T03:00:00.000Z' })
    expect(await records.find('somewhere', name)).toBeNull()
  })
})

it('prints a summary line and the rejected rows with reasons', () => {
  expect(reportLines(run, 0.5)).toEqual([
    'somewhere: 4 rows, 1 new, 1 price drop, 1 gone, 1 rejected, 1 unchanged (0.50 s)',
    '  line 3 A3: make is missing',
  ])
})

it('prints the full difference', () => {
  expect(differenceLines(run).slice(1)).toEqual([
    '',
    'new',
    '  A1  2020 Maker Runner',
    '',
    'price drop',
    '  A12  2019 Maker Walker  $30,000 → $27,500  (before_price, price)',
    '',
    'gone',
    '  A4  2018 Maker Sitter',
    '',
    'rejected',
    '  line 3 A3: make is missing',
  ])
})
