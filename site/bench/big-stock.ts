// A dealer's stock as a large one: copies of its cars are written to the index, and taken out again.
import { Meilisearch } from 'meilisearch'
import { ask } from './load.ts'

const MARK = 'bench-big-dealer'
const ALL = '/search/new-used-and-demo-cars'

type Row = { id: string; slug: string; price: number | null; [name: string]: unknown }

/** The site and the search server that are measured. */
export interface BigStock {
  readonly dealer: string
  readonly port: number
  /** Of the dealer itself. */
  readonly own: number
  /** Fills its stock up to `wanted` cars; resolves once the site shows them. */
  fill(wanted: number): Promise<void>
  /** Takes the copies out again. */
  empty(): Promise<void>
}

/** @throws Error for a dealer without cars */
export async function openBigStock(dealer: string, port: number): Promise<BigStock> {
  const index = new Meilisearch({
    host: process.env.BENCH_SEARCH_URL ?? '',
    apiKey: process.env.BENCH_SEARCH_KEY ?? '',
  }).index('Car_production')
  const { results } = await index.getDocuments<Row>({ limit: 100_000 })
  // By the prefix that its import gives their ids.
  const cars = results.filter(({ id }) => id.startsWith(`${dealer}_`))
  if (cars.length === 0) throw new Error(`No cars of ${dealer}.`)
  let further: Row[] = []

  /** Waits until the site has noticed the change of the index, which it polls once a second. */
  async function waitForCount(check: (count: number) => boolean): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      const { bytes } = await ask({ port, path: ALL, headers: { host: `${dealer}.localhost:${port}` } })
      const count = Number(/role="status">([\d,]+)/.exec(bytes.toString())?.[1]?.replaceAll(',', ''))
      if (check(count)) return
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('The site does not see the stock change.')
  }

  return {
    dealer,
    port,
    own: cars.length,
    async fill(wanted) {
      further = copies(cars, wanted)
      // In batches: all cars of some dealers exceed the server's payload limit.
      for (let at = 0; at < further.length; at += 2_000)
        await index.addDocuments(further.slice(at, at + 2_000)).waitTask({ timeout: 120_000 })
      await waitForCount((count) => count > cars.length)
    },
    async empty() {
      // In batches, because one long task would outlast the keep-alive connection.
      for (let at = 0; at < further.length; at += 1_000) {
        const ids = further.slice(at, at + 1_000).map(({ id }) => id)
        await index.deleteDocuments(ids).waitTask({ timeout: 120_000 })
      }
      await waitForCount((count) => count <= cars.length)
    },
  }
}

/** Copies with unique ids, slugs and vehicle numbers and varied prices. */
function copies(cars: readonly Row[], wanted: number): Row[] {
  return Array.from({ length: Math.max(0, wanted - cars.length) }, (_none, at) => {
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

const LISTS_MS = 180_000

/** The lists of the whole stock are made again a minute after the last time at the latest, and take seconds. Returns milliseconds. */
export async function waitForLists({ dealer, port }: BigStock): Promise<number> {
  const since = performance.now()
  const headers = { host: `${dealer}.localhost:${port}` }
  while ((await ask({ port, path: '/sitemaps/vehicles-2.xml', headers })).status !== 200) {
    if (performance.now() - since > LISTS_MS) throw new Error('The lists of the whole stock are not made.')
    await new Promise((done) => setTimeout(done, 500))
  }
  return performance.now() - since
}
