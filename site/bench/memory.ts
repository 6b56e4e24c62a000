// Memory of the site under mixed load of addresses that no cache knows, long after its caches are full: it must not
// grow any more. Run by npm run bench -- memory; MEMORY_MINUTES shortens it.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { listServices, residentMegabytes } from './soak/machine.ts'
import { seededRandom } from './soak/random.ts'
import { collectAddresses } from './soak/shoppers.ts'

const MINUTES = Number(process.env.MEMORY_MINUTES ?? 15)
const CONNECTIONS = 6
const SAMPLE_MS = 2_000
const MOST_GROWTH = 0.03
const port = Number(process.env.E2E_SITE_PORT)
const dealers = (process.env.E2E_DEALERS ?? '').split(',')
const parent = Number(process.env.E2E_SYSTEM_PID)
const random = seededRandom(20_261_128)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Sends a request as a visitor that nobody has seen, and takes the answer; nothing of it is kept. */
function visit(dealer: string, path: string, method = 'GET'): Promise<number> {
  const host = `${dealer}.localhost:${port}`
  const visitor = [10, random() * 256, random() * 256, random() * 256].map(Math.floor).join('.')
  const headers = {
    host,
    origin: `http://${host}`,
    'x-forwarded-for': visitor,
    'accept-encoding': pick(['br', 'gzip']),
  }
  return new Promise((done) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      answer.on('end', () => done(answer.statusCode ?? 0)).resume()
    })
    sent.on('error', () => done(0))
    sent.end()
  })
}

const SEARCH = '/search/new-used-and-demo-cars'

/** Pages that exist, searches and paths that nobody has asked for, data of the router, and forms. */
function nextVisit(addresses: ReadonlyMap<string, readonly string[]>): Promise<number> {
  const dealer = pick(dealers)
  const own = addresses.get(dealer) ?? ['/']
  const number = Math.floor(random() * 1e9)
  const kinds = [
    () => visit(dealer, pick(own)),
    () => visit(dealer, `${SEARCH}?price=${number % 90_000}-${(number % 90_000) + 10_000}`),
    () => visit(dealer, `${SEARCH}?query=${number.toString(36)}`),
    () => visit(dealer, `/nowhere-${number}`),
    () => visit(dealer, `${SEARCH}.data?price=${number % 80_000}-`),
    () => visit(dealer, '/api/leads', 'POST'),
  ]
  return pick(kinds)()
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const addresses = new Map<string, string[]>()
for (const dealer of dealers) addresses.set(dealer, await collectAddresses(port, dealer))
const end = performance.now() + MINUTES * 60_000
const statuses = new Map<number, number>()
const shop = async () => {
  while (performance.now() < end) {
    const status = await nextVisit(addresses)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
}
const samples: number[] = []
const sample = async () => {
  while (performance.now() < end) {
    samples.push(residentMegabytes(listServices(parent).site ?? 0))
    await pause(SAMPLE_MS)
  }
}
await Promise.all([sample(), ...Array.from({ length: CONNECTIONS }, shop)])
agent.destroy()

const third = Math.floor(samples.length / 3)
const [first, second, last] = [0, 1, 2].map((index) =>
  median(samples.slice(index * third, (index + 1) * third)),
)
const growth = ((last ?? 0) - (second ?? 0)) / (second ?? 1)
const row = (what: string, value: string, bar: string) =>
  console.log(`${what.padEnd(58)} ${value.padStart(24)}   ${bar}`)
row(
  'requests',
  String([...statuses.values()].reduce((sum, count) => sum + count, 0)),
  JSON.stringify([...statuses]),
)
row(
  'memory of the site, medians of the three thirds',
  [first, second, last].map((value) => value?.toFixed(0)).join(' → '),
  `MB, greatest ${Math.max(...samples).toFixed(0)}`,
)
row(
  'growth from the second to the last third',
  `${(growth * 100).toFixed(1)} %`,
  `at most ${MOST_GROWTH * 100} %`,
)
