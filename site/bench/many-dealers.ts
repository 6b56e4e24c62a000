// Memory of the site with two hundred further dealers of three hundred vehicles: after a visit to each, and while the
// lists of their whole stock are made. The dealers stay, for the benches that come after.
import { createDealer, plainStarter } from '@forecourt/tenants/lifecycle'
import { createClient } from '@sanity/client'
import { Meilisearch } from 'meilisearch'
import { ask } from './load.ts'
import { listServices, residentMegabytes } from './soak/machine.ts'

const DEALERS = 200
const CARS = 300
/** All lists are made within this time; a round takes seconds. */
const SETTLED_MS = 120_000
const port = Number(process.env.E2E_SITE_PORT)
const site = listServices(Number(process.env.E2E_SYSTEM_PID)).site ?? 0

const lake = createClient({
  projectId: 'forecourt',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: `http://127.0.0.1:${process.env.E2E_STUDIO_PORT}`,
  useProjectHostname: false,
  useCdn: false,
  token: process.env.E2E_WRITE_TOKEN,
})
const index = new Meilisearch({
  host: process.env.BENCH_SEARCH_URL ?? '',
  apiKey: process.env.BENCH_SEARCH_KEY ?? '',
}).index('Car_production')

type Row = { id: string; slug: string; [name: string]: unknown }

const slugs = Array.from({ length: DEALERS }, (_, at) => `crowd-${at + 1}`)
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const print = (what: string, megabytes: number, bar = '') =>
  console.log(`${what.padEnd(52)} ${`${megabytes.toFixed(0)} MB`.padStart(22)}   ${bar}`)

async function makeDealers(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const { results } = await index.getDocuments<Row>({ limit: CARS })
  for (const slug of slugs) {
    await createDealer(lake, plainStarter({ slug, name: slug, template: 'metro', state: 'QLD' }), today)
    const rows = results.map((car, at) => ({
      ...car,
      id: `${slug}_${at}`,
      slug: `${car.slug}-${slug}`,
      vin: `6T1BF3FK5${String(at).padStart(8, '0')}`,
      dealership_slug: slug,
    }))
    await index.addDocuments(rows).waitTask({ timeout: 60_000 })
  }
}

/** The pages of a dealer's visitor, with one car of those that the search lists. */
async function visit(slug: string): Promise<void> {
  const headers = { host: `${slug}.localhost:${port}`, 'accept-encoding': 'gzip' }
  const search = await ask({
    port,
    path: '/search/new-used-and-demo-cars',
    headers: { host: headers.host },
  })
  const car = /href="(\/cars\/[^"?]+)"/.exec(search.bytes.toString())?.[1]
  if (car === undefined) throw new Error(`The search of ${slug} lists no car (${search.status}).`)
  for (const path of ['/', car, '/finance', '/locations', '/sitemap.xml', '/feeds/google-vehicles.tsv']) {
    const { status } = await ask({ port, path, headers })
    if (status !== 200 && status !== 404) console.log(`${slug}${path}: ${status}`)
  }
}

let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, residentMegabytes(site))
}, 250)
print('memory of the site with the demo dealers', residentMegabytes(site))
await makeDealers()
// The site reads the list of dealers and the index once a second.
await pause(3_000)
print(`${DEALERS} dealers of ${CARS} vehicles more, not visited`, residentMegabytes(site))
for (const slug of slugs) await visit(slug)
print('each visited', residentMegabytes(site), '≤ 700 MB')
await pause(SETTLED_MS)
print('two minutes later', residentMegabytes(site), '≤ 700 MB')
print('at most, while their lists were made', peak)
clearInterval(watch)
