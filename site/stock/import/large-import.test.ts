import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { yardSource } from '../testing/large-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { sampleDealer, sampleFeed } from '../testing/sample-dealer.ts'
import { importFeed } from './import-feed.ts'

const CARS = 15_000
const spoolPath = join(tmpdir(), `forecourt-large-${process.pid}`)

/** An index that forgets what it is given and counts it; it weighs what stays in memory while a batch is in hand. */
class ForgettingStore extends MemoryStore {
  written = 0
  characters = 0
  largestBatch = 0
  spooled = false
  heap = 0

  override async write(documents: readonly string[]): Promise<void> {
    const size = documents.reduce((sum, json) => sum + json.length, 0)
    this.written += documents.length
    this.characters += size
    this.largestBatch = Math.max(this.largestBatch, size)
    this.spooled ||= existsSync(spoolPath)
    this.heap = Math.max(this.heap, heapUsed() - size)
  }
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function heapUsed(): number {
  collect()
  return process.memoryUsage().heapUsed
}

it('a yard larger than what a run keeps waits in a file, goes out in batches, and leaves no file behind', async () => {
  const store = new ForgettingStore()
  const before = heapUsed()
  const run = await importFeed({ feed: sampleFeed, source: yardSource(CARS), dealer: sampleDealer }, store, {
    now: '2026-07-10T02:00:00.000Z',
    force: false,
    spoolPath,
  })
  expect(run.counts).toMatchObject({ new: CARS, 'set aside': 0 })
  expect(store.written).toBe(CARS)
  expect(store.spooled).toBe(true)
  expect(store.largestBatch).toBeLessThan(17_000_000)
  // What stays: the outcomes, the rows seen, and as many documents as a spool holds.
  expect(store.characters).toBeGreaterThan(33_000_000)
  expect(store.heap - before).toBeLessThan(60_000_000)
  expect(existsSync(spoolPath)).toBe(false)
}, 120_000)
