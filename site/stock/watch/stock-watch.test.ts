import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { fileSource } from '../feed/feed-source.ts'
import { runImport } from '../import/runs/run-import.ts'
import { RunRecords } from '../import/runs/run-record.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { sampleDealer, sampleFeed } from '../testing/sample-dealer.ts'
import { writeFeed, writtenVehicle } from '../testing/write-feed.ts'
import { SETTLE_MS, StockWatch } from './stock-watch.ts'

let folder: string
let drop: string
let store: MemoryStore
let db: Database
let now: number
let lines: string[]
let imports: string[]
let failure: Error | null
let feeds: DealerFeed[]
/** Happens while a file is imported. */
let meanwhile: (path: string) => void

beforeEach(async () => {
  db = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'forecourt-watch-'))
  drop = join(folder, 'drop/somewhere')
  mkdirSync(drop, { recursive: true })
  store = new MemoryStore()
  now = Date.parse('2026-07-10T02:00:00.000Z')
  lines = []
  imports = []
  failure = null
  feeds = [sampleFeed]
  meanwhile = () => undefined
})
afterEach(() => rmSync(folder, { recursive: true }))

const opened = () =>
  new StockWatch({
    folder: join(folder, 'drop'),
    listFeeds: async (slug) => feeds.filter(({ tenantSlug }) => tenantSlug === slug),
    records: new RunRecords(db),
    clock: () => now,
    log: (line) => lines.push(line),
    importFile: async (feed, path, at) => {
      if (failure !== null) throw failure
      imports.push(path.slice(drop.length + 1))
      const options = { now: at, force: false, dryRun: false }
      const dealer = { ...sampleDealer, slug: feed.tenantSlug }
      const run = await runImport({ feed, source: disturbed(path), dealer }, { store, db, folder }, options)
      return run
    },
  })
async function* disturbed(path: string) {
  for await (const bytes of fileSource(path)) {
    yield bytes
    meanwhile(path)
  }
}

const yard = (count: number, price = '30000') =>
  writeFeed(
    'dms-json',
    Array.from({ length: count }, (_none, index) => writtenVehicle({ stocknum: `A${index}`, price })),
  )
/** Looks until every file that no longer grows has been taken. */
async function settle(watch = opened()) {
  await watch.poll()
  now += SETTLE_MS
  await watch.poll()
}
const filesIn = (part: string) => readdirSync(join(drop, part)).sort()

it('a complete file is imported and moved to done with a report', async () => {
  writeFileSync(join(drop, 'feed.json'), yard(3))
  await settle()
  expect(store.documents.size).toBe(3)
  expect(filesIn('.')).toEqual(['.working', 'done', 'failed'])
  const [stored = '', report = ''] = filesIn('done')
  expect([stored, report]).toEqual(['2026-07-10T02-00-04-000Z-feed.json', `${stored}.txt`])
  expect(readFileSync(join(drop, 'done', report), 'utf8')).toMatch(
    /^Run 2026-07-10T02-00-04-000Z-feed.json\nsomewhere: 3 rows, 3 new/,
  )
  expect(await new RunRecords(db).find('somewhere', stored)).not.toBeNull()
})

it('a file with the longest possible name is imported and blocks no other file', async () => {
  writeFileSync(join(drop, `feed-${'x'.repeat(245)}.json`), yard(3))
  await settle()
  expect(store.documents.size).toBe(3)
  expect(filesIn('done')).toHaveLength(2)
  expect(filesIn('.working')).toEqual([])
})

it('a growing file is not imported until it stops changing', async () => {
  const whole = yard(3)
  const path = join(drop, 'feed.json')
  writeFileSync(path, '')
  const watch = opened()
  for (let at = 0; at < whole.length; at += 200) {
    appendFileSync(path, whole.slice(at, at + 200))
    await watch.poll()
    now += SETTLE_MS - 1
    await watch.poll()
  }
  expect(imports).toEqual([])
  now += 1
  await watch.poll()
  expect(store.documents.size).toBe(3)
  expect(imports).toHaveLength(1)
})

it('a file that changes while it is read changes nothing and is imported once it is complete', async () => {
  const whole = yard(4)
  writeFileSync(join(drop, 'feed.json'), whole.slice(0, -1))
  meanwhile = (path) => {
    appendFileSync(path, whole.slice(-1))
    meanwhile = () => undefined
  }
  const watch = opened()
  await settle(watch)
  expect(store.documents.size).toBe(0)
  expect(lines).toEqual(['somewhere: feed.json is still being written'])
  await settle(watch)
  expect(store.documents.size).toBe(4)
  expect(filesIn('failed')).toEqual([])
})

it('a renamed file is imported, and then the next file of the same name', async () => {
  const watch = opened()
  writeFileSync(join(drop, 'feed.json.part'), yard(3))
  await settle(watch)
  expect(imports).toEqual([])
  renameSync(join(drop, 'feed.json.part'), join(drop, 'feed.json'))
  await settle(watch)
  writeFileSync(join(drop, 'feed.json'), yard(3, '29000'))
  await settle(watch)
  expect(filesIn('done').filter((name) => name.endsWith('.json'))).toHaveLength(2)
  expect(store.documents.get('somewhere_a0')?.price).toBe(29_000)
})

it('several files are imported oldest first', async () => {
  writeFileSync(join(drop, 'feed-2.json'), yard(3, '2000'))
  writeFileSync(join(drop, 'feed-1.json'), yard(3, '1000'))
  utimesSync(join(drop, 'feed-2.json'), 1_000, 1_000)
  await settle()
  expect(imports).toEqual(['.working/feed-2.json', '.working/feed-1.json'])
})

describe('a file that cannot be imported is moved to failed with the reason', () => {
  it.each([
    ['half a file', 'feed.json', yard(3).slice(0, -20), /looks like half a file/],
    ['another format', 'feed.json', 'Stock number;Make\n', /neither a list of vehicles nor a vehicle/],
  ])('%s', async (_what, name, content, reason) => {
    writeFileSync(join(drop, name), content)
    await settle()
    const [file, report = ''] = filesIn('failed')
    expect(file).toMatch(/feed\.json$/)
    expect(readFileSync(join(drop, 'failed', report), 'utf8')).toMatch(reason)
    expect(store.writes).toBe(0)
  })

  it('a file that matches no feed, and one of a dealer without feeds', async () => {
    feeds = [sampleFeed, { ...sampleFeed, file: 'more.csv', format: 'csv' }]
    writeFileSync(join(drop, 'stock.xml'), 'x')
    mkdirSync(join(folder, 'drop/nobody'))
    writeFileSync(join(folder, 'drop/nobody/feed.json'), yard(1))
    await settle()
    expect(lines.sort()).toEqual([
      'feed.json → failed. nobody: it has no feeds (no stock/manifest.json).',
      'stock.xml → failed. somewhere: which feed is stock.xml? Name the file like one of: feed.json, more.csv.',
    ])
  })

  it('a list whose rows are all rejected, with the reason of each', async () => {
    writeFileSync(join(drop, 'feed.json'), yard(3))
    await settle()
    writeFileSync(join(drop, 'feed.json'), yard(3).replaceAll('Maker', ''))
    await settle()
    const [, report = ''] = filesIn('failed')
    expect(readFileSync(join(drop, 'failed', report), 'utf8')).toMatch(
      /3 rows, 3 rejected — all rows were rejected, nothing was changed[\s\S]*line 1 A0: make is missing/,
    )
    expect(store.documents.size).toBe(3)
  })

  it('a list that would remove too much, recorded as stopped', async () => {
    writeFileSync(join(drop, 'feed.json'), yard(10))
    await settle()
    writeFileSync(join(drop, 'feed.json'), yard(2))
    await settle()
    expect(filesIn('failed')).toHaveLength(2)
    expect(store.documents.size).toBe(10)
  })
})

it('a symbolic link is ignored', async () => {
  writeFileSync(join(folder, 'secret.json'), yard(1))
  symlinkSync(join(folder, 'secret.json'), join(drop, 'feed.json'))
  await settle()
  expect(imports).toEqual([])
})

describe('after a crash', () => {
  it('during an import: the next process imports the file once', async () => {
    failure = new Error('The power is out.')
    writeFileSync(join(drop, 'feed.json'), yard(3))
    await settle()
    expect(filesIn('.working')).toEqual(['feed.json', 'feed.json.run'])
    failure = null
    await opened().poll()
    expect(imports).toEqual(['.working/feed.json'])
    expect(filesIn('done')).toHaveLength(2)
    expect(filesIn('.working')).toEqual([])
  })

  it('after the run was recorded: the file is archived without another import', async () => {
    writeFileSync(join(drop, 'feed.json'), yard(3))
    await settle()
    const [stored = '', report = ''] = filesIn('done')
    renameSync(join(drop, 'done', stored), join(drop, '.working/feed.json'))
    rmSync(join(drop, 'done', report))
    writeFileSync(join(drop, '.working/feed.json.run'), '2026-07-10T02:00:04.000Z')
    await opened().poll()
    expect(imports).toHaveLength(1)
    expect(filesIn('done')).toEqual([stored, report])
    expect(filesIn('.working')).toEqual([])
  })
})

it('a temporary failure leaves the file for a retry and does not affect other dealers', async () => {
  failure = new Error('The search server does not answer.')
  writeFileSync(join(drop, 'feed.json'), yard(3))
  const watch = opened()
  await settle(watch)
  await watch.poll()
  expect(lines).toEqual(['somewhere: The search server does not answer. Retrying.'])
  failure = null
  now += 10_000
  await watch.poll()
  expect(store.documents.size).toBe(3)
})
