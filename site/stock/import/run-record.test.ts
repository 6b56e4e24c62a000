import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ImportRun } from './import-feed.ts'
import { reportLines } from './import-report.ts'
import { keepRun } from './run-record.ts'

const run: ImportRun = {
  tenantSlug: 'somewhere',
  file: 'feed.json',
  at: '2026-07-10T02:00:00.000Z',
  rows: 3,
  outcomes: [
    { kind: 'new', id: 'somewhere_a1', stocknum: 'A1' },
    { kind: 'unchanged', id: 'somewhere_a2', stocknum: 'A2' },
    { kind: 'set aside', id: '', stocknum: 'A3' },
  ],
  warnings: [],
  setAside: [{ line: 3, stocknum: 'A3', field: 'make', reason: 'is missing' }],
}
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-runs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps what changed and the feed it came from, so that the run can be replayed', async () => {
  await keepRun(folder, run, new TextEncoder().encode('[]'))
  const [feed, record] = readdirSync(join(folder, 'somewhere')).sort()
  expect(readFileSync(join(folder, 'somewhere', feed ?? ''), 'utf8')).toBe('[]')
  const kept = JSON.parse(readFileSync(join(folder, 'somewhere', record ?? ''), 'utf8'))
  expect(kept).toMatchObject({ counts: { new: 1, unchanged: 1, 'set aside': 1 } })
  expect(kept.outcomes).toHaveLength(2)
})

it('keeps nothing of a run that changed nothing', async () => {
  await keepRun(folder, { ...run, outcomes: [{ kind: 'unchanged', id: '', stocknum: '' }] }, new Uint8Array())
  expect(readdirSync(folder)).toEqual([])
})

it('keeps the last twenty', async () => {
  for (let minute = 10; minute < 35; minute += 1) {
    await keepRun(folder, { ...run, at: `2026-07-10T02:${minute}:00.000Z` }, new Uint8Array())
  }
  const files = readdirSync(join(folder, 'somewhere'))
  expect(files).toHaveLength(40)
  expect(files.sort()[0]).toContain('02-15')
})

it('says in a line what became of the rows, and below it which were set aside and why', () => {
  expect(reportLines(run, 0.5)).toEqual([
    'somewhere: 3 rows, 1 new, 1 unchanged, 1 set aside (0.50 s)',
    '  line 3 A3: make is missing',
  ])
})
