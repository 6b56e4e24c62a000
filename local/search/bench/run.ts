// `node local/search/bench/run.ts [--cars 20000]`: loads made-up cars over HTTP and prints how long each kind of
// request takes, beside what a real Meilisearch 1.50 took on a quiet 2-core machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BenchClient } from './http-client.ts'
import { type RequestKind, requestKinds } from './requests.ts'
import { makeStock, stockSettings } from './stock.ts'

const DEALERS = 60
const BATCH = 10_000
const WARM_UP = 60
const ROUNDS = 200

const { values } = parseArgs({ options: { cars: { type: 'string', default: '20000' } } })
const count = Number(values.cars)
const stock = makeStock(count, DEALERS)
const folder = mkdtempSync(join(tmpdir(), 'search-bench-'))
const { url, child } = await startServer(folder)
const client = new BenchClient(url)
try {
  await load()
  await priceChanges()
  for (const kind of requestKinds(stock, DEALERS)) await measure(kind)
  await manyAtOnce()
  console.log(
    `memory (resident): ${residentMegabytes(child)} MB, ${((residentMegabytes(child) * 1e6) / count / 1000).toFixed(1)} kB a car`,
  )
  await calibrate()
} finally {
  client.close()
  child.kill()
  rmSync(folder, { recursive: true, force: true })
}

async function startServer(data: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, MEILI_HTTP_ADDR: `127.0.0.1:${port}`, MEILI_DB_PATH: data, MEILI_MASTER_KEY: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => server.stdout!.once('data', resolve))
  return { url: `http://127.0.0.1:${port}`, child: server }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function load(): Promise<void> {
  const started = performance.now()
  await client.write('PATCH', '/indexes/cars/settings', stockSettings)
  for (let from = 0; from < stock.length; from += BATCH) {
    await client.write('POST', '/indexes/cars/documents?primaryKey=id', stock.slice(from, from + BATCH))
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${count} cars searchable after ${seconds.toFixed(1)} s (real: 7 s for 20,000, 66 s for 200,000)`,
  )
}

async function priceChanges(): Promise<void> {
  const changes = stock.slice(0, 100).map(({ id, price }) => ({ id, price: price + 1 }))
  const started = performance.now()
  await client.write('PUT', '/indexes/cars/documents', changes)
  await client.call('POST', '/indexes/cars/search', { sort: ['price:asc'] })
  console.log(
    `100 price changes visible after ${(performance.now() - started).toFixed(0)} ms (real: 700–2500 ms)`,
  )
}

async function measure(kind: RequestKind): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const { path, body } = kind.make()
    const started = performance.now()
    await client.call('POST', path, body)
    if (round >= WARM_UP) times.push(performance.now() - started)
  }
  const real = kind.real[count >= 100_000 ? 200_000 : 20_000]
  console.log(
    `${kind.name.padEnd(50)} ${at(times, 0.5)} / ${at(times, 0.95)} / ${at(times, 0.99)}   real ${real.join(' / ')}`,
  )
}

/** Sixteen clients asking for the results page together. */
async function manyAtOnce(): Promise<void> {
  const kind = requestKinds(stock, DEALERS)[2]!
  const clients = Array.from({ length: 16 }, () => new BenchClient(url))
  const times: number[] = []
  await Promise.all(
    clients.map(async (own) => {
      for (let round = 0; round < 25; round += 1) {
        const { path, body } = kind.make()
        const started = performance.now()
        await own.call('POST', path, body)
        times.push(performance.now() - started)
      }
      own.close()
    }),
  )
  console.log(
    `${'results page, 16 clients at once'.padEnd(50)} ${at(times, 0.5)} / ${at(times, 0.95)} / ${at(times, 0.99)}`,
  )
}

function at(times: number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)]!.toFixed(2).padStart(6)
}

function residentMegabytes({ pid }: ChildProcess): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1] ?? 0) / 1000)
}

/** A fixed loop and a bare answer of this machine, to compare runs by. */
async function calibrate(): Promise<void> {
  const started = performance.now()
  let sum = 0
  for (let n = 0; n < 50_000_000; n += 1) sum = (sum + n * n) % 1_000_003
  const loop = performance.now() - started
  const times: number[] = []
  for (let round = 0; round < 200; round += 1) {
    const before = performance.now()
    await client.call('GET', '/health')
    times.push(performance.now() - before)
  }
  console.log(`calibration: loop ${loop.toFixed(0)} ms (${sum}), GET /health ${at(times, 0.5)} ms`)
}
