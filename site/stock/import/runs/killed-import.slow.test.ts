import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StockStore } from '../../index/stock-store.ts'
import { type SearchServer, startSearchServer } from '../../testing/search-server.ts'

const CARS = 3_000
const script = join(import.meta.dirname, '../../testing/import-process.ts')
let server: SearchServer
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-killed-'))
  server = await startSearchServer()
  await new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: 'Car_test' }).prepare()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Imports in a process of its own; with `killAt` it gets SIGKILL at that line. Returns all its lines. */
async function importing(cars: number, price: number, killAt?: string): Promise<string[]> {
  const args = [script, server.host, server.masterKey, folder, String(cars), String(price)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line === killAt) child.kill('SIGKILL')
  }
  const [code, signal] = await ended
  expect(killAt === undefined ? code : signal).toBe(killAt === undefined ? 0 : 'SIGKILL')
  return lines
}

async function prices(): Promise<Record<string, number>> {
  const index = new Meilisearch({ host: server.host, apiKey: server.masterKey }).index('Car_test')
  const { results } = await index.getDocuments({ limit: CARS * 2, fields: ['price'] })
  return countBy(results.map(({ price }) => String(price)))
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

it('an importer killed while it reads, writes or removes leaves no lock; the next run completes', async () => {
  await importing(CARS, 30_000, 'reading')
  expect(await prices()).toEqual({})
  await importing(CARS, 30_000, 'written')
  await importing(CARS, 30_000)
  expect(await prices()).toEqual({ 30000: CARS })
  await importing(CARS - 500, 27_000, 'written')
  await importing(CARS - 500, 27_000, 'removed')
  await importing(CARS - 500, 27_000)
  expect(await prices()).toEqual({ 27000: CARS - 500 })
  expect(readdirSync(join(folder, 'locks'))).toEqual([])
  expect(readdirSync(join(folder, 'work'))).toEqual([])
}, 400_000)
