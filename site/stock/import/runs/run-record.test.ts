import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

let folder: string
let records: RunRecords
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-runs-'))
  records = new RunRecords(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

function writeCopy(content: string, hash: string) {
  const path = join(folder, 'copy')
  writeFileSync(path, gzipSync(content))
  return { path, hash }
}
const keep = (change: Partial<ImportRun> = {}, hash = 'aa') =>
  records.save({ ...run, ...change }, sampleFeed, writeCopy('[]', hash))
const names = async () => (await records.list('somewhere')).map(({ name }) => name)

it('stores the result, the feed’s settings and a copy of the feed', async () => {
  const name = await keep()
  expect(name).toBe('2026-07-10T02-00-00-000Z-feed.json')
  const found = await records.find('somewhere', '2026-07')
  expect(found?.record).toEqual({ ...run, feed: sampleFeed, copy: 'aa.gz' })
  if (found === null) throw new Error('The run was not found.')
  const chunks: Uint8Array[] = []
  for await (const chunk of records.open(found)) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe('[]')
})

it('a record of an earlier version, which called rejected rows "set aside", is read', async () => {
  const name = await keep()
  const file = join(folder, 'somewhere', `${name}.json`)
  const { rejected: setAside, counts, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  const { rejected, ...others } = counts
  writeFileSync(file, JSON.stringify({ ...rest, setAside, counts: { ...others, 'set aside': rejected } }))
  expect((await records.find('somewhere', name))?.record).toMatchObject(run)
})

it('stores a refused run with the reason', async () => {
  const { tenantSlug, file, format, snapshot, at } = run
  const refused = { tenantSlug, file, format, snapshot, at, refused: 'Half a file.' }
  await records.save(refused, sampleFeed, writeCopy('[', 'bb'))
  const last = await records.find('somewhere', 'last')
  expect(last?.record).toMatchObject(refused)
  expect(reportLines(refused)).toEqual(['somewhere: Half a file.'])
})

it('of consecutive unchanged runs stores the last, and one copy of an identical feed', async () => {
  await keep()
  for (const hour of [3, 4, 5]) await keep({ ...quiet, at: `2026-07-10T0${hour}:00:00.000Z` })
  expect(await names()).toEqual(['2026-07-10T02-00-00-000Z-feed.json', '2026-07-10T05-00-00-000Z-feed.json'])
  expect(readdirSync(join(folder, 'somewhere')).filter((file) => file.endsWith('.gz'))).toEqual(['aa.gz'])
})

it('retains the last forty runs and only the copies they refer to', async () => {
  for (let minute = 10; minute < 55; minute += 1) {
    await keep({ at: `2026-07-10T02:${minute}:00.000Z` }, `${minute}`)
  }
  const files = await names()
  expect(files).toHaveLength(40)
  expect(files[0]).toContain('02-15')
  expect(readdirSync(join(folder, 'somewhere'))).toHaveLength(80)
})

it.each(['2027', ''])('finds no single run by "%s"', async (name) => {
  await keep()
  await keep({ at: '2026-07-10T03:00:00.000Z' })
  expect(await records.find('somewhere', name)).toBeNull()
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
