// Who sees and tries the columns of a dealer's stock file, role by role, against a real lake.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STAFF_API, staffStockColumns, staffTriedColumns } from '@forecourt/schemas/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { runImport } from '#stock/import/runs/run-import.ts'
import { StoredImportReport } from '#stock/report/import-report.ts'
import { bytesSource } from '#stock/testing/bytes-source.ts'
import { MemoryStore } from '#stock/testing/memory-store.ts'
import { sampleDealer, sampleFeed } from '#stock/testing/sample-dealer.ts'
import { openStaffSite } from './testing/staff-site.ts'

const CSV = 'Stock No,Make,Model,Year,Condition,CLOCK\nK1,Ford,Ranger,2020,used,112\n'
const CHOSEN = { columns: JSON.stringify([{ column: 'CLOCK', field: 'kmThousands' }]) }

const db = await openTestDatabase()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'columns-'))
  await runImport(
    {
      feed: { ...sampleFeed, tenantSlug: 'a', file: 'feed.csv', format: 'csv' },
      source: bytesSource(new TextEncoder().encode(CSV)),
      dealer: { ...sampleDealer, slug: 'a' },
    },
    { store: new MemoryStore(), db, folder },
    { now: '2026-11-22T18:10:00.000Z', force: false, dryRun: false },
  )
})
afterAll(() => rm(folder, { recursive: true }))

function openSite(roles: readonly string[]) {
  const store = { findCars: async () => [], searchCars: async () => [], countMatches: async () => 0 }
  return openStaffSite(roles, { importReport: new StoredImportReport({ store, db }) })
}

test('columns are for every role of the site’s own staff, and for nobody else', async () => {
  const site = await openSite(['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b'])
  for (const [who, slug, status] of [
    ['administrator', 'a', 200],
    ['manager-a', 'a', 200],
    ['editor-a', 'a', 200],
    ['marketer-a--b', 'a', 200],
    ['manager-a', 'b', 401],
    ['manager-b', 'a', 401],
    ['anonymous', 'a', 401],
    ['ended', 'a', 401],
  ] as const) {
    const answers = [
      await site.ask(who, slug, STAFF_API.stockColumns),
      await site.ask(who, slug, STAFF_API.stockColumnsTry, CHOSEN),
    ]
    expect([who, slug, ...answers.map((answer) => answer.status)]).toEqual([who, slug, status, status])
    for (const { headers } of answers) expect(headers['cache-control']).toMatch(/no-store/)
  }
}, 60_000)

test('answers fit the contract, and another dealer’s file is not among them', async () => {
  const site = await openSite(['editor-a', 'editor-b'])
  const read = staffStockColumns.parse((await site.ask('editor-a', 'a', STAFF_API.stockColumns)).json())
  expect(read.columns.at(-1)).toMatchObject({
    column: 'CLOCK',
    values: ['112'],
    known: null,
    chosen: null,
    suggested: null,
  })
  const tried = await site.ask('editor-a', 'a', STAFF_API.stockColumnsTry, CHOSEN)
  expect(staffTriedColumns.parse(tried.json()).columns.at(-1)?.reads).toEqual([
    { text: '112,000 km', ok: true },
  ])
  const other = staffStockColumns.parse((await site.ask('editor-b', 'b', STAFF_API.stockColumns)).json())
  expect(other).toMatchObject({ state: 'none', columns: [] })
  expect((await site.ask('editor-b', 'b', STAFF_API.stockColumnsTry, CHOSEN)).status).toBe(404)
})

test.each(['', 'no json', '{}', '[{"column":"A","field":"constructor"}]', '[{"column":"","field":"km"}]'])(
  'what is no list of columns is refused: %s',
  async (columns) => {
    const site = await openSite(['editor-a'])
    expect((await site.ask('editor-a', 'a', STAFF_API.stockColumnsTry, { columns })).status).toBe(400)
  },
)
