// Latency of search pages of a dealer with 20,000 vehicles, of its lists of the whole stock, and of another dealer's search
// while those are fetched in a loop: copies of its stock are written to the index.

import { openBigStock, waitForLists } from './big-stock.ts'
import { timeLoop } from './calibration.ts'
import { ask, measureLatency } from './load.ts'

const port = Number(process.env.E2E_SITE_PORT)
const dealer = process.env.BENCH_DEALER ?? ''
const host = `${dealer}.localhost:${port}`
const browser = { host, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 Chrome/150' }
const WANTED = 20_000
const all = '/search/new-used-and-demo-cars'
const print = (what: string, value: string, bar = '') =>
  console.log(`${what.padEnd(52)} ${value.padStart(22)}   ${bar}`)

const uncachedPrice = 1_000 + (Math.floor(performance.timeOrigin / 1000) % 10_000)
const KINDS: readonly [what: string, query: (index: number) => string][] = [
  ['everything', (at) => `price=${uncachedPrice + at}-`],
  ['two filters', (at) => `fuel=Petrol&body=SUV&price=${uncachedPrice + at}-`],
  ['words', (at) => `query=automatic&price=${uncachedPrice + at}-`],
  ['near a postcode, with photos', (at) => `near=2000&within=100&photos=1&price=${uncachedPrice + at}-`],
  [
    'four further filters',
    (at) => `more=1&all=seats&all=drive&all=make_model&all=filtered_features&price=${uncachedPrice + at}-`,
  ],
  ['page 900, cheapest first', (at) => `sortBy=price-asc&page=900&price=${at}-`],
]

async function measure(cars: number): Promise<void> {
  print('calibration: fixed loop', `${timeLoop().toFixed(0)} ms`)
  for (const [what, query] of KINDS) {
    const [p50, p95] = await measureLatency(
      (at) => ({ port, path: `${all}?${query(at + cars)}`, headers: browser }),
      30,
    )
    print(`${cars} cars: ${what}`, `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`, 'p50 / p95, not cached')
  }
}

const LISTS = [
  '/sitemap.xml',
  '/sitemaps/vehicles.xml',
  '/sitemaps/vehicles-2.xml',
  '/feeds/google-vehicles.tsv',
  '/feeds/meta-vehicles.csv',
  '/feeds/arrivals.xml',
  '/llms.txt',
]
async function measureLists(): Promise<void> {
  const made = await waitForLists(stock)
  print('lists of the whole stock made after', `${(made / 1_000).toFixed(1)} s`)
  for (const path of LISTS) {
    const asked = performance.now()
    const { status, bytes } = await ask({ port, path, headers: browser })
    const ms = `${(performance.now() - asked).toFixed(0)} ms`
    print(`${path}: ${status}, ${(bytes.length / 1_000).toFixed(0)} kB`, ms, '≤ 300 ms')
  }
}

/** Another dealer's search, not cached, alone and while this dealer's lists are fetched one after the other. */
async function measureNeighbour(): Promise<void> {
  const neighbour = { ...browser, host: `${process.env.BENCH_NEIGHBOUR ?? 'kerbside'}.localhost:${port}` }
  const search = (from: number) =>
    measureLatency((at) => ({ port, path: `${all}?price=${from + at}-`, headers: neighbour }), 60)
  const [alone, aloneWorst] = await search(uncachedPrice)
  let stopped = false
  const loop = (async () => {
    for (let at = 0; !stopped; at += 1)
      await ask({ port, path: LISTS[at % LISTS.length] ?? '/', headers: browser })
  })()
  const [beside, besideWorst] = await search(uncachedPrice + 100)
  stopped = true
  await loop
  print("another dealer's search alone", `${alone.toFixed(1)} / ${aloneWorst.toFixed(1)} ms`, 'p50 / p95')
  print(
    'the same beside those lists in a loop',
    `${beside.toFixed(1)} / ${besideWorst.toFixed(1)} ms`,
    `${(beside / alone).toFixed(2)} × alone, ≤ 1.5`,
  )
}

const stock = await openBigStock(dealer, port)
await measure(stock.own)
// Advertisers fetch the lists of every day, so that those of the next stock are packed for the same host.
for (const path of LISTS) await ask({ port, path, headers: browser })
try {
  await stock.fill(WANTED)
  await measure(WANTED)
  await measureLists()
  await measureNeighbour()
} finally {
  await stock.empty()
}
