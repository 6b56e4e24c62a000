// Time from a feed's file until all its cars can be searched: the whole importer (copy, record, history) with the
// embedded search server. Bars: 5,000 cars/s read and compared; 20,000 cars searchable within 5 s,
// 200,000 within 50 s; 100 price changes within 100 ms in the engine. `--full` adds the 200,000.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Meilisearch } from 'meilisearch'
import { openDatabase } from '#db/database.ts'
import { fileSource } from '#stock/feed/feed-source.ts'
import { runImport } from '#stock/import/runs/run-import.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { largeFeedSource, largeFeedVehicle } from '#stock/testing/large-feed.ts'
import { sampleDealer, sampleFeed } from '#stock/testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '#stock/testing/search-server.ts'
import { processorMs } from './processor.ts'

const SIZES = process.argv.includes('--full') ? [20_000, 200_000] : [20_000]
const CHANGES = 100
const NOW = '2026-07-10T02:00:00.000Z'

/** A fixed loop, for comparing figures of different machines and hours. */
function calibrationMs(): number {
  const since = performance.now()
  let sum = 0
  for (let index = 0; index < 2e8; index += 1) sum = (sum + index * 7) % 1_000_003
  return performance.now() - since + (sum < 0 ? 1 : 0)
}

/** Does the work and prints a row: wall time, processor time of the importer and of the server, memory of both. */
async function row(
  what: (ms: number) => string,
  bar: string,
  { pid }: SearchServer,
  work: () => Promise<unknown>,
) {
  const [own, server] = [processorMs(process.pid), processorMs(pid)]
  const since = performance.now()
  await work()
  const ms = performance.now() - since
  const used = `${processorMs(process.pid) - own} + ${processorMs(pid) - server}`
  console.log(`${what(ms).padEnd(64)} ${ms.toFixed(0).padStart(7)} ms  ${used.padStart(15)} ms  ${bar}`)
}

async function countImports(cars: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-bench-'))
  const server = await startSearchServer()
  try {
    const store = new StockStore({ host: server.host, apiKey: server.masterKey, indexUid: 'Car_bench' })
    await store.prepare()
    const db = await openDatabase({ dataDir: folder })
    const [file, changed] = [join(folder, 'feed.json'), join(folder, 'changed.json')]
    await pipeline(largeFeedSource(cars), createWriteStream(file))
    const change = (index: number) =>
      largeFeedVehicle(index, index % (cars / CHANGES) === 0 ? { dapprice: 7_000 } : {})
    await pipeline(largeFeedSource(cars, change), createWriteStream(changed))
    const run = async (path: string, dryRun = false) => {
      const taken = { feed: sampleFeed, dealer: sampleDealer, source: fileSource(path) }
      const done = await runImport(taken, { store, db, folder }, { now: NOW, force: false, dryRun })
      if ('refused' in done || done.rows !== cars)
        throw new Error(`The import went wrong: ${JSON.stringify(done).slice(0, 300)}`)
    }
    const described = (what: string) => () => `${cars} cars ${what}`
    const rate = (ms: number) =>
      `${cars} cars read, validated, compared: ${((cars / ms) * 1_000).toFixed(0)} a second`
    await row(rate, 'bar 5,000 a second', server, () => run(file, true))
    await row(described('from the file to searchable'), `bar ${cars / 4} ms`, server, () => run(file))
    await row(described('again, nothing changed'), '', server, () => run(file))
    await row(described(`again, ${CHANGES} prices changed`), '', server, () => run(changed))
    const index = new Meilisearch({ host: server.host, apiKey: server.masterKey }).index('Car_bench')
    const { numberOfDocuments } = await index.getStats()
    if (numberOfDocuments !== cars) throw new Error(`The index holds ${numberOfDocuments} of ${cars} cars.`)
    const prices = Array.from({ length: CHANGES }, (_none, place) => ({
      id: `somewhere_l${place * 7 + 1}`,
      price: 5_000 + place,
    }))
    await row(
      () => `${CHANGES} prices changed in the engine alone`,
      'bar 100 ms',
      server,
      async () => index.updateDocuments(prices).waitTask({ interval: 2 }),
    )
    console.log(`memory of the importer: ${(process.resourceUsage().maxRSS / 1_000).toFixed(0)} MB at most`)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const before = processorMs(process.pid)
const calibration = calibrationMs().toFixed(0)
console.log(
  `calibration, a fixed loop: ${calibration} ms, ${processorMs(process.pid) - before} ms of processor time`,
)
console.log('wall time, then processor time of the importer + of the search server')
for (const cars of SIZES) await countImports(cars)
