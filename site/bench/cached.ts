// Processor time of the server for a cached search page, beside a node:http server that answers the same compressed
// bytes. Both run alone in a process of their own and get the same load in turn, so that a busy machine slows both.
// Run by npm run bench against a running system.
import { type BenchServer, startRawServer, startSite } from './bench-servers.ts'
import { ask, serveMany, type Target } from './load.ts'
import { processorMs } from './processor.ts'

const dealer = process.env.BENCH_DEALER ?? ''
const WARM_UP = 4_000
const REQUESTS = 8_000
const ROUNDS = 5
const BAR = 4

const row = (what: string, value: string, bar = '') =>
  console.log(`${what.padEnd(58)} ${value.padStart(16)}   ${bar}`)

const buildPage = (port: number): Target => ({
  port,
  path: '/search/new-used-and-demo-cars',
  headers: { host: `${dealer}.localhost`, 'accept-encoding': 'br' },
})

/** Milliseconds of processor time a request, all threads of the server's process together. */
async function measureTime({ port, child }: BenchServer): Promise<number> {
  if (child.pid === undefined) throw new Error('The server has no process.')
  const before = processorMs(child.pid)
  await serveMany(buildPage(port), REQUESTS)
  const used = processorMs(child.pid) - before
  if (used <= 0) throw new Error('The processor time of a process can only be measured on Linux.')
  return used / REQUESTS
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const site = await startSite()
const servers = [site]
try {
  // A page is compressed better once it has been served some times; the bytes are compared after that.
  await serveMany(buildPage(site.port), WARM_UP)
  const page = await ask(buildPage(site.port))
  const encoding = page.headers['content-encoding']
  if (encoding !== 'br') throw new Error(`The page is encoded as ${encoding}, not as br.`)
  const raw = await startRawServer(page.bytes)
  servers.push(raw)
  await serveMany(buildPage(raw.port), WARM_UP)
  const rounds: { site: number; raw: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ site: await measureTime(site), raw: await measureTime(raw) })
  }
  const ms = (time: number) => `${time.toFixed(3)} ms`
  row(`search page of ${dealer}, cached: bytes`, `${(page.bytes.length / 1000).toFixed(1)} kB br`)
  row('  processor time of the site a request', ms(median(rounds.map((round) => round.site))))
  row('  processor time of raw node:http, the same bytes', ms(median(rounds.map((round) => round.raw))))
  const ratios = rounds.map((round) => round.site / round.raw)
  row('  ratio', median(ratios).toFixed(2), `≤ ${BAR}, median of ${ROUNDS} rounds`)
  row('  ratio, least and greatest', `${Math.min(...ratios).toFixed(2)} / ${Math.max(...ratios).toFixed(2)}`)
} finally {
  for (const server of servers) server.end()
}
