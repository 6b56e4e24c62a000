import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { largeFeedSource } from '../testing/large-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { sampleDealer, sampleFeed } from '../testing/sample-dealer.ts'
import { importFeed } from './import-feed.ts'

const CARS = 15_000
const bufferPath = join(tmpdir(), `forecourt-large-${process.pid}`)

/** An index that counts documents and stores none; it measures the memory in use during a batch. */
class ForgettingStore extends MemoryStore {
  written = 0
  bytes = 0
  largestBatch = 0
  spooled = false
  memory = 0

  override async write(lines: Uint8Array<ArrayBuffer>): Promise<void> {
    this.written += lines.filter((byte) => byte === 10).length
    this.bytes += lines.length
    this.largestBatch = Math.max(this.largestBatch, lines.length)
    this.spooled ||= existsSync(bufferPath)
    this.memory = Math.max(this.memory, memoryUsed())
  }
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function memoryUsed(): number {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

it('a stock larger than the buffer is spilled, written in batches, and its file deleted', async () => {
  const store = new ForgettingStore()
  const before = memoryUsed()
  const run = await importFeed(
    { feed: sampleFeed, source: largeFeedSource(CARS), dealer: sampleDealer },
    store,
    {
      now: '2026-07-10T02:00:00.000Z',
      force: false,
      bufferPath,
    },
  )
  expect(run.counts).toMatchObject({ new: CARS, rejected: 0 })
  expect(store.written).toBe(CARS)
  expect(store.spooled).toBe(true)
  expect(store.largestBatch).toBeLessThan(17_000_000)
  // What stays: the outcomes, the rows seen, and as many documents as a buffer holds.
  expect(store.bytes).toBeGreaterThan(33_000_000)
  expect(store.memory - before).toBeLessThan(80_000_000)
  expect(existsSync(bufferPath)).toBe(false)
}, 120_000)
