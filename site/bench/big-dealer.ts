// Latency of search pages of a dealer with 20,000 vehicles, of its lists of the whole stock, and of another dealer's search
// while those are fetched in a loop: copies of its stock are written to the index.

import { Meilisearch } from 'meilisearch'
import { timeLoop } from './calibration.ts'
import { ask, measureLatency } from './load.ts'

const port = Number(process.env.E2E_SITE_PORT)
const dealer = process.env.BENCH_DEALER ?? ''
const host = `${dealer}.localhost:${port}`
const browser = { host, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 Chrome/150' }
const WANTED = 20_000
const MARK = 'bench-big-dealer'
const all = '/search/new-used-and-demo-cars'
const index = new Meilisearch({
  host: process.env.BENCH_SEARCH_URL ?? '',
  apiKey: process.env.BENCH_SEARCH_KEY ?? '',
}).index('Car_production')

type Row = { id: string; slug: string; price: number | null; [name: string]: unknown }

const print = (what: string, value: string, bar = '') =>
  console.log(`${what.padEnd(52)} ${value.padStart(22)}   ${bar}`)

/** The dealer's own cars, by the prefix that its import gives their ids. */
async function ownCars(): Promise<Row[]> {
  const { results } = await index.getDocuments<Row>({ limit: 100_000 })
  return results.filter(({ id }) => id.startsWith(`${dealer}_`))
}

/** Copies with unique ids, slugs and vehicle numbers and varied prices. */
function copies(cars: readonly Row[]): Row[] {
  return Array.from({ length: WANTED - cars.length }, (_none, at) => {
    const car = cars[at % cars.length] as Row
    const price = car.price === null ? null : car.price + (at % 97) * 10
    const vin = `6T1BF3FK5${String(at).padStart(8, '0')}`
    return {
      ...car,
      id: `${car.id}-copy-${at}`,
      slug: `${car.slug}-copy-${at}`,
      vin,
      price,
      import_feed: MARK,
    }
  })
}

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

/** Waits until the site has noticed the change of the index, which it polls once a second. */
async function waitForCount(check: (count: number) => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { bytes } = await ask({ port, path: all, headers: { host } })
    const count = Number(/role="status">([\d,]+)/.exec(bytes.toString())?.[1]?.replaceAll(',', ''))
    if (check(count)) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('The site does not see the stock change.')
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
/** The lists are made again a minute after the last time at the latest, and take seconds. */
const LISTS_MS = 180_000

async function measureLists(): Promise<void> {
  const since = performance.now()
  const isWhole = async () =>
    (await ask({ port, path: '/sitemaps/vehicles-2.xml', headers: { host } })).status === 200
  while (!(await isWhole())) {
    if (performance.now() - since > LISTS_MS) throw new Error('The lists of the whole stock are not made.')
    await new Promise((done) => setTimeout(done, 500))
  }
  print('lists of the whole stock made after', `${((performance.now() - since) / 1_000).toFixed(1)} s`)
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

const cars = await ownCars()
if (cars.length === 0) throw new Error(`No cars of ${dealer}.`)
await measure(cars.length)
const further = copies(cars)
// Advertisers fetch the lists of every day, so that those of the next stock are packed for the same host.
for (const path of LISTS) await ask({ port, path, headers: browser })
try {
  // In batches: all cars of some dealers exceed the server's payload limit.
  for (let at = 0; at < further.length; at += 2_000) {
    await index.addDocuments(further.slice(at, at + 2_000)).waitTask({ timeout: 120_000 })
  }
  await waitForCount((count) => count > cars.length)
  await measure(WANTED)
  await measureLists()
  await measureNeighbour()
} finally {
  // In batches, because one long task would outlast the keep-alive connection.
  for (let at = 0; at < further.length; at += 1_000) {
    const ids = further.slice(at, at + 1_000).map(({ id }) => id)
    await index.deleteDocuments(ids).waitTask({ timeout: 120_000 })
  }
  await waitForCount((count) => count <= cars.length)
}
