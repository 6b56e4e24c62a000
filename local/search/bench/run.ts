// `node local/search/bench/run.ts [--cars 2000,20000] [--full]`: loads generated cars over HTTP and prints the times
// of each kind of request, the cost of writes and the memory used, beside Meilisearch's figures. `--full` adds
// 200,000 cars. A million: `--cars 1000000`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BenchClient } from './http-client.ts'
import { measureStock } from './measure-stock.ts'
import { ServerProcess } from './server-process.ts'
import { Timing } from './timing.ts'

const { values } = parseArgs({
  options: {
    cars: { type: 'string', default: '2000,20000' },
    full: { type: 'boolean', default: false },
  },
})
const sizes = [...values.cars.split(',').map(Number), ...(values.full ? [200_000] : [])]

console.log(
  'stock search through HTTP, one kept-alive connection: p50 / p95 / p99 in ms; cpu: the server’s mean',
)
for (const cars of sizes) {
  await calibrate()
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'))
  try {
    await measureStock(cars, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Measures the machine's current speed: a fixed loop, random memory access and a minimal answer. Memory access shows
 * contention for caches, which the loop does not.
 */
async function calibrate(): Promise<void> {
  const started = performance.now()
  let sum = 0
  for (let n = 0; n < 50_000_000; n += 1) sum = (sum + n * n) % 1_000_003
  const loop = performance.now() - started
  const walk = walkMs()
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'))
  const server = await ServerProcess.start(folder)
  const client = new BenchClient(server.url)
  const timing = new Timing()
  for (let round = 0; round < 200; round += 1) await timing.take(() => client.call('GET', '/health'))
  client.close()
  await server.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  console.log(
    `\ncalibration: a loop of 50 million steps ${loop.toFixed(0)} ms (${sum}), a walk through 32 MB ${walk.toFixed(0)} ms, GET /health ${timing.at(0.5).toFixed(2)} ms`,
  )
}

/** Milliseconds for three million random accesses in 32 MB. */
function walkMs(): number {
  const places = new Uint32Array(2 ** 23).map((_, at) => (Math.imul(at, 0x9e3779b1) >>> 9) ^ 0x2a51)
  const started = performance.now()
  let at = 1
  for (let step = 0; step < 3_000_000; step += 1) at = places[(at + step) & (places.length - 1)] ?? 0
  // Uses the result, so that the compiler cannot remove the loop.
  if (at < 0) throw new Error('A place is below 0.')
  return performance.now() - started
}
