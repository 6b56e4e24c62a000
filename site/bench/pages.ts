// The site's pages: requests a second, latency and sizes. Run by npm run bench against a running system.
import { brotliDecompressSync } from 'node:zlib'
import { measureRawRate, timeLoop } from './calibration.ts'
import { MOST_SCRIPT_KB, scriptKilobytes } from './first-load.ts'
import { ask, measureLatency, measureRate } from './load.ts'

const port = Number(process.env.E2E_SITE_PORT)
const dealer = process.env.BENCH_DEALER ?? ''
const host = `${dealer}.localhost:${port}`
const browser = { host, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 Chrome/150' }
const searchPath = '/search/new-used-and-demo-cars'
const row = (what: string, value: string, bar: string) =>
  console.log(`${what.padEnd(52)} ${value.padStart(22)}   ${bar}`)

const page = await ask({ port, path: searchPath, headers: browser })
if (page.status !== 200) throw new Error(`${host}${searchPath} answered ${page.status}`)
const html = page.headers['content-encoding'] === 'br' ? brotliDecompressSync(page.bytes) : page.bytes
row('calibration: fixed loop', `${timeLoop().toFixed(0)} ms`, '')
const raw = await measureRawRate(page.bytes)
row('calibration: raw node:http, the same bytes', `${raw.toFixed(0)} requests/s`, '')
const cached = await measureRate({ port, path: searchPath, headers: browser })
row('search page, cached', `${cached.toFixed(0)} requests/s`, '')
const revalidated = await ask({
  port,
  path: searchPath,
  headers: { ...browser, 'if-none-match': String(page.headers.etag) },
})
row('  If-None-Match', String(revalidated.status), '304')
// A price bound that no run has requested before is a page in no cache.
const uncachedPrice = 1000 + (Math.floor(performance.timeOrigin / 1000) % 10_000)
const [p50, p95] = await measureLatency(
  (index) => ({ port, path: `${searchPath}?price=${uncachedPrice + index}-`, headers: browser }),
  60,
)
row('search page, not cached', `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`, 'p50 / p95, with search')
row('HTML of a search page', `${(html.length / 1000).toFixed(1)} kB`, '≤ 220 kB')
row('  br', `${(page.bytes.length / 1000).toFixed(1)} kB`, '≤ 26 kB')
row(
  'JavaScript of a search page, br',
  `${(await scriptKilobytes(html.toString(), { port, headers: browser })).toFixed(1)} kB`,
  `≤ ${MOST_SCRIPT_KB.search} kB`,
)
const car = /href="(\/cars\/[^"?#]+)"/.exec(html.toString())?.[1]
if (car) {
  const vehicle = await ask({ port, path: car, headers: browser })
  const text =
    vehicle.headers['content-encoding'] === 'br' ? brotliDecompressSync(vehicle.bytes) : vehicle.bytes
  row(
    'JavaScript of a vehicle page, br',
    `${(await scriptKilobytes(text.toString(), { port, headers: browser })).toFixed(1)} kB`,
    `≤ ${MOST_SCRIPT_KB.vehicle} kB`,
  )
}
