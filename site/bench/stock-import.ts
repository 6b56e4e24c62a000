// How long a feed takes from its bytes until every car of it can be found, through the whole of site/stock into the
// embedded search server. Bars: 5,000 cars/s read and compared; 20,000 cars searchable within 5 s; 100 price changes
// within 100 ms in the engine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Meilisearch } from 'meilisearch'
import { importFeed } from '#stock/import/import-feed.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { yardSource, yardVehicle } from '#stock/testing/large-feed.ts'
import { sampleDealer, sampleFeed } from '#stock/testing/sample-dealer.ts'
import { startSearchServer } from '#stock/testing/search-server.ts'

const CARS = 20_000
const CHANGES = 100
const NOW = '2026-07-10T02:00:00.000Z'
const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-bench-'))
const server = await startSearchServer()

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

function line(what: string, ms: number, bar: string): void {
  console.log(`${what.padEnd(58)} ${ms.toFixed(0).padStart(7)} ms   ${bar}`)
}

/** A fixed loop, so that figures of different machines and hours can be compared. */
function calibration(): number {
  const since = performance.now()
  let sum = 0
  for (let index = 0; index < 2e8; index += 1) sum = (sum + index * 7) % 1_000_003
  return performance.now() - since + (sum < 0 ? 1 : 0)
}

try {
  const store = new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: 'Car_bench' })
  await store.prepare()
  const pieces = await gathered(yardSource(CARS))
  const changed = await gathered(
    yardSource(CARS, (index) =>
      index % (CARS / CHANGES) === 0 ? yardVehicle(index, { dapprice: 7_000 }) : yardVehicle(index),
    ),
  )
  const run = (source: readonly Uint8Array[], dryRun = false) =>
    importFeed({ feed: sampleFeed, source: asStream(source), dealer: sampleDealer }, store, {
      ...{ now: NOW, force: false, dryRun, spoolPath: join(folder, 'cars') },
    })
  line('calibration: a fixed loop', calibration(), '')
  const dry = await timed(() => run(pieces, true))
  line(
    `${CARS} cars read, validated, compared: ${((CARS / dry) * 1_000).toFixed(0)} cars/s`,
    dry,
    'bar 5,000 cars/s',
  )
  line(`${CARS} cars from the file to searchable`, await timed(() => run(pieces)), 'bar 5,000 ms')
  line(`${CARS} cars again, nothing changed`, await timed(() => run(pieces)), '')
  line(`the same feed with ${CHANGES} prices changed`, await timed(() => run(changed)), '')
  const index = new Meilisearch({ host: server.host, apiKey: server.masterKey }).index('Car_bench')
  const prices = Array.from({ length: CHANGES }, (_none, place) => ({
    id: `somewhere_l${place * 7 + 1}`,
    price: 5_000 + place,
  }))
  const engine = await timed(async () => index.updateDocuments(prices).waitTask({ interval: 2 }))
  line(`${CHANGES} prices changed in the engine alone`, engine, 'bar 100 ms')
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function gathered(source: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of source) pieces.push(piece)
  return pieces
}

async function* asStream(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}
