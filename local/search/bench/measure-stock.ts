import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DATABASE_FILE } from '../storage/database.ts'
import { Answers } from './answers.ts'
import { measureDuring } from './during-writes.ts'
import { BenchClient } from './http-client.ts'
import { itemAt, Random } from './random.ts'
import { type RealSize, realAt } from './real-server.ts'
import { dealerPage, type RequestKind, requestKinds } from './requests.ts'
import { ServerProcess } from './server-process.ts'
import { makeStock, type StockCar, stockBatches, stockSettings } from './stock.ts'
import { printRow, Timing } from './timing.ts'

const DEALERS = 60
const BATCH = 10_000
const WARM_UP = 60
const ROUNDS = 200
/** Repetitions of all kinds, once the code is compiled. */
const AGAIN = 4
const CLIENTS = 16
/** Pages per client, and warm-up pages before them, because all clients start at once. */
const PAGES = 100
const FIRST_PAGES = 5
const TENANTS = 10_000
/** Number of cars that requests are derived from. */
const SAMPLE = 2000
const IMPORT = 20_000

/** Loads cars into a new server and prints all figures. */
export async function measureStock(cars: number, folder: string): Promise<void> {
  console.log(`${cars.toLocaleString('en')} cars`)
  const server = await ServerProcess.start(folder)
  const client = new BenchClient(server.url)
  const real = realAt(cars)
  try {
    await waitUntilIdle()
    const empty = server.megabytes()
    const sample = await load(client, cars)
    const kinds = requestKinds(sample, DEALERS)
    await measureDuring('the index is saved', kinds, client, () => untilSaved(folder))
    await waitUntilIdle()
    printMemory('memory after the import', server, empty, cars, real && `real ${real.megabytes} MB`)
    const answers = new Answers()
    for (const kind of kinds) await measureKind(server, client, kind, cars, answers)
    await measureAgain(server, client, kinds, cars, answers)
    printRow('answers that came twice', `${answers.repeats} of ${answers.count}`)
    // Concurrent requests trigger recompilation and heap growth during the first thousand pages.
    const page = itemAt(kinds, 2)
    await manyAtOnce(server, page, 'at once')
    await manyAtOnce(server, page, 'again')
    await manyTenants(client)
    await changePrices(client, sample, cars)
    await waitUntilIdle()
    printMemory('memory after all of this', server, empty, cars)
    await writeMeanwhile(server.url, client, kinds)
    await untilSaved(folder)
  } finally {
    client.close()
    await server.end('SIGTERM')
  }
  await restart(folder)
}

/** A server releases spare memory a second after its last task and another second without requests. */
const waitUntilIdle = () => new Promise((resolve) => setTimeout(resolve, 3000))

/** In total, and relative to the empty server. */
function printMemory(
  name: string,
  server: ServerProcess,
  empty: number,
  cars: number,
  beside?: string,
): void {
  const all = server.megabytes()
  const aCar = (megabytes: number) => `${((megabytes * 1000) / cars).toFixed(1)} kB a car`
  printRow(`${name}, resident`, `${all} MB, ${aCar(all)}`, beside)
  printRow('  above the same server empty', `${all - empty} MB, ${aCar(all - empty)}`, `empty ${empty} MB`)
}

/**
 * Imports the cars and returns a sample for the requests: with all cars in memory the client would measure its own
 * garbage collector.
 */
async function load(client: BenchClient, cars: number): Promise<StockCar[]> {
  const sample: StockCar[] = []
  const every = Math.max(1, Math.floor(cars / SAMPLE))
  let ms = 0
  const write = async (...args: Parameters<BenchClient['write']>) => {
    const started = performance.now()
    await client.write(...args)
    ms += performance.now() - started
  }
  await write('PATCH', '/indexes/cars/settings', stockSettings)
  for (const batch of stockBatches(cars, DEALERS, BATCH)) {
    await write('POST', '/indexes/cars/documents?primaryKey=id', batch)
    sample.push(...batch.filter((_, at) => at % every === 0))
  }
  const real = realAt(cars)
  printRow('all searchable after', `${(ms / 1000).toFixed(1)} s`, real && `real ${real.build} s`)
  return sample
}

async function measureKind(
  server: ServerProcess,
  client: BenchClient,
  kind: RequestKind,
  cars: number,
  answers: Answers,
): Promise<void> {
  for (let round = 0; round < WARM_UP; round += 1) {
    const { path, body } = kind.make()
    answers.note(await client.call('POST', path, body))
  }
  printKind(kind, await measureRound(server, client, kind, answers), cars)
}

interface Round {
  timing: Timing
  /** Processor time of the server per request, in milliseconds. */
  cpu: number
}

async function measureRound(
  server: ServerProcess,
  client: BenchClient,
  kind: RequestKind,
  answers: Answers,
): Promise<Round> {
  const timing = new Timing()
  const before = server.cpuMs()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { path, body } = kind.make()
    answers.note(await timing.take(() => client.call('POST', path, body)))
  }
  return { timing, cpu: (server.cpuMs() - before) / ROUNDS }
}

/** Repeats the same kinds and prints the repetition with the lowest median: other processes can only add time. */
async function measureAgain(
  server: ServerProcess,
  client: BenchClient,
  kinds: readonly RequestKind[],
  cars: number,
  answers: Answers,
): Promise<void> {
  const rounds = new Map<RequestKind, Round[]>(kinds.map((kind) => [kind, []]))
  for (let round = 0; round < AGAIN; round += 1) {
    for (const [kind, measured] of rounds) measured.push(await measureRound(server, client, kind, answers))
  }
  console.log(`  again, of ${AGAIN} repetitions the fastest:`)
  for (const [kind, measured] of rounds) {
    const sorted = measured.toSorted((a, b) => a.timing.at(0.5) - b.timing.at(0.5))
    printKind(kind, itemAt(sorted, 0), cars, `, slowest ${sorted.at(-1)?.timing.at(0.5).toFixed(2)}`)
  }
}

function printKind(kind: RequestKind, { timing, cpu }: Round, cars: number, beside = ''): void {
  const real = kind.real[cars as RealSize]
  const isFaster = real?.every((ms, at) => ms === undefined || timing.at(at === 0 ? 0.5 : 0.95) < ms)
  const compared = real ? `, real ${real.join(' / ')}${isFaster ? '' : '   SLOWER'}` : ''
  printRow(kind.name, timing.row(), `cpu ${cpu.toFixed(2)}${beside}${compared}`)
}

/** Concurrent requests for the results page. */
async function manyAtOnce(server: ServerProcess, page: RequestKind, when: string): Promise<void> {
  const timing = new Timing()
  const before = server.cpuMs()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new BenchClient(server.url)
      for (let round = 0; round < FIRST_PAGES + PAGES; round += 1) {
        const { path, body } = page.make()
        if (round < FIRST_PAGES) await client.call('POST', path, body)
        else await timing.take(() => client.call('POST', path, body))
      }
      client.close()
    }),
  )
  const cpu = (server.cpuMs() - before) / (CLIENTS * (FIRST_PAGES + PAGES))
  printRow(`results page, ${CLIENTS} clients ${when}`, timing.row(), `cpu ${cpu.toFixed(1)} a page`)
}

/** Requests with a different tenant filter each: nothing cached helps the next, and caches must stay bounded. */
async function manyTenants(client: BenchClient): Promise<void> {
  const timing = new Timing()
  const random = new Random(9)
  for (let tenant = 0; tenant < TENANTS; tenant += 1) {
    const { path, body } = dealerPage(random, [(tenant % DEALERS) + 1, tenant + 1000])
    await timing.take(() => client.call('POST', path, body))
  }
  printRow(`one dealer’s listing, ${TENANTS.toLocaleString('en')} tenants’ filters`, timing.row())
}

async function changePrices(client: BenchClient, stock: StockCar[], cars: number): Promise<void> {
  const timing = new Timing()
  for (let round = 1; round <= 5; round += 1) {
    const changes = stock.slice(0, 100).map(({ id, price }) => ({ id, price: price + round }))
    await timing.take(async () => {
      await client.write('PUT', '/indexes/cars/documents', changes)
      await client.call('POST', '/indexes/cars/search', { sort: ['price:asc'] })
    })
  }
  const real = realAt(cars)
  printRow(
    '100 price changes, until visible',
    `${timing.at(0.5).toFixed(0)} ms, worst of 5 ${timing.at(1).toFixed(0)} ms`,
    real && `real ${real.changes}`,
  )
}

async function writeMeanwhile(url: string, client: BenchClient, kinds: RequestKind[]): Promise<void> {
  const other = new BenchClient(url)
  const more = makeStock(IMPORT, DEALERS, 2).map((car, at) => ({ ...car, id: `new-${at}` }))
  await measureDuring('20,000 cars are imported', kinds, other, async () => {
    for (let from = 0; from < IMPORT; from += BATCH) {
      await client.write('POST', '/indexes/cars/documents', more.slice(from, from + BATCH))
    }
  })
  await measureDuring('settings are changed', kinds, other, () =>
    client.write('PATCH', '/indexes/cars/settings', { stopWords: ['the'] }),
  )
  other.close()
}

/** Waits until the index is saved, a second after the last write. */
async function untilSaved(folder: string): Promise<void> {
  const database = new Sqlite(join(folder, DATABASE_FILE), { readonly: true })
  const unsaved = database.prepare(
    'select count(*) from indexes where id not in (select index_id from saved_indexes where file is not null)',
  )
  while (unsaved.pluck().get() !== 0) await new Promise((resolve) => setTimeout(resolve, 50))
  database.close()
}

/** Duration and processor time of the first answer after a restart, which loads the saved index. */
async function restart(folder: string): Promise<void> {
  const started = performance.now()
  const server = await ServerProcess.start(folder)
  const client = new BenchClient(server.url)
  const timing = new Timing()
  await timing.take(() => client.call('POST', '/indexes/cars/search', { q: 'toyota' }))
  printRow(
    'first answer after a restart',
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
    `of them starting ${((performance.now() - started - timing.at(1)) / 1000).toFixed(1)} s; cpu ${server.cpuMs()} ms, ${server.megabytes()} MB`,
  )
  client.close()
  await server.end('SIGKILL')
}
