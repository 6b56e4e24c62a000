import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { MeilisearchStockIndex } from '#app/integrations/stock-index.server.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { carCards } from '#app/parts/car/present-car.server.ts'
import { financeModel } from '#app/parts/money/calculator/finance-block.server.ts'
import type { Database } from '#db/database.ts'
import { findPricing, notePricing, takePricing } from '#db/stock/pricing-repository.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { selectFeedDealer } from '#stock/dealer/dealers-from-lake.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { PushThread } from '#stock/push/push-thread.ts'
import type { RepriceJob } from '#stock/reprice/reprice-job.ts'
import { sampleFeed, sampleVehicle } from '#stock/testing/sample-dealer.ts'
import { startSearchServer } from '#stock/testing/search-server.ts'
import { ContentIndex } from '../content/content-index.ts'
import { LastGood } from '../content/last-good.ts'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { Repricing } from './repricing.ts'

const search = await startSearchServer()
const folder = await mkdtemp(join(tmpdir(), 'forecourt-repricing-'))
const index = { host: search.host, apiKey: search.masterKey, indexUid: 'Car_test' }
const main = { name: 'main', url: search.host, adminKey: search.masterKey }
const place = { servers: [main], indexUid: 'Car_test' }
const store = new StockStore(index)
await store.prepare()
const thread = new PushThread(
  { ...place, folder, waitMs: 10_000 },
  new URL('../../stock/push/push-worker.ts', import.meta.url),
)
afterAll(async () => {
  await thread.stop()
  await search.stop()
  await rm(folder, { recursive: true })
})

const CARS = 60
const NOW = '2026-11-21T01:00:00.000Z'
const lender = { provider: 'Harbour', interestRate: 6.49, termMonths: 60, establishmentFeeCents: 39_500 }
const dealership = (slug: string) => ({ id: slug, name: slug, slug: `${slug}-yard` })
const readTenant = (slug: string, more = {}) =>
  rawTenant(slug, {
    financeProvider: 'Harbour',
    lenders: [lender],
    dealerships: [dealership(slug)],
    flags: { weeklyPrice: true },
    ...more,
  })

let db: Database
let content: FakeContent
let number = 0
beforeEach(async () => {
  db = await openTestDatabase()
  content = new FakeContent()
})

/** A dealer of its own with cars that its lender's terms have priced. */
async function openDealer() {
  number += 1
  const slug = `dealer-${number}`
  content.hosts.push({ id: `tenant-${slug}`, slug, name: slug, hosts: [] })
  content.bundles.set(slug, { tenant: readTenant(slug) })
  const known = await openContent()
  const bundle = await known.readBundle(slug)
  if (bundle === null) throw new Error('the dealer does not parse')
  const body = join(folder, `${slug}.body`)
  const vehicles = Array.from({ length: CARS }, (_none, at) =>
    sampleVehicle({ stocknum: `A${at}`, dapprice: 20_000 + 311 * at }),
  )
  await writeFile(body, JSON.stringify(vehicles))
  const feed = { ...sampleFeed, tenantSlug: slug, file: 'push', snapshot: false }
  await thread.run({ feed, dealer: selectFeedDealer(bundle), body, now: NOW, force: true })
  return { slug, known, publish: (more: object) => publish(slug, more) }
}

async function openContent(): Promise<ContentIndex> {
  const index = new ContentIndex({
    source: content,
    lastGood: new LastGood(await mkdtemp(join(folder, 'content-'))),
    log: fakeLog().log,
    clock: Date.now,
  })
  index.start()
  onTestFinished(() => index.stop())
  return index
}

function publish(slug: string, more: object): void {
  content.bundles.set(slug, { tenant: readTenant(slug, more) })
  const state = { _type: 'tenant' }
  content.follower?.event({ documentId: `tenant-${slug}`, before: state, after: state })
}

function openRepricing(known: ContentIndex, { work = thread.reprice, clock = Date.now } = {}) {
  const { log, lines } = fakeLog()
  const changes: number[] = []
  const parts = { content: known, db, work, clock, log, againMs: 50 }
  const repricing = new Repricing({ ...parts, onChange: () => changes.push(1) })
  repricing.start()
  onTestFinished(() => repricing.stop())
  return { repricing, lines, changes }
}

const sorted = (weeks: (number | null | undefined)[]) =>
  weeks.map((week) => week ?? 0).sort((one, other) => one - other)

/** The weeks that the index has of a dealer's cars. */
async function indexedWeeks(slug: string): Promise<number[]> {
  const weeks: (number | null | undefined)[] = []
  const dealer = { slug, dealerships: [dealership(slug)] }
  for await (const { rows } of store.readFinance(dealer))
    weeks.push(...rows.map(({ weekly_price }) => weekly_price))
  return sorted(weeks)
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 })

it('a changed rate is in the index in seconds, and no page pairs an old payment with a new rate meanwhile', async () => {
  const { slug, known, publish } = await openDealer()
  const stock = new MeilisearchStockIndex({
    host: search.host,
    indexUid: 'Car_test',
    searchKey: search.masterKey,
    searchKeyUid: undefined,
    version: { current: '' },
    warn: () => {},
  })
  /** Each car's card and calculator, as a page of this moment shows them. */
  const read = async () => {
    const bundle = (await known.findBundle(slug))?.value
    if (bundle === undefined) throw new Error('no content')
    const dealer = { ...testDealer(), bundle, now: NOW }
    const cars = await stock.listCars(getStockScope(bundle.tenant, NOW), { filter: [], limit: CARS })
    const cards = carCards(cars, dealer)
    return cars.map((car, at) => {
      const { weekly, comparison } = cards[at] ?? {}
      const { lead = '', comparison: stated } = financeModel(car, dealer)?.summary ?? {}
      return { id: car.id, pair: `${weekly} ${comparison}`, sameBelow: `${lead} ${stated}` }
    })
  }
  const before = new Map((await read()).map(({ id, pair }) => [id, pair]))
  const { repricing, changes } = openRepricing(known)
  await repricing.settled()
  publish({ lenders: [{ ...lender, interestRate: 15, establishmentFeeCents: 130_000 }] })
  const seen: Awaited<ReturnType<typeof read>> = []
  await eventually(async () => {
    seen.push(...(await read()))
    const weeks = await indexedWeeks(slug)
    const shown = (await read()).map(({ pair }) => Number(/\$(\d+)/.exec(pair)?.[1]))
    expect(weeks).toEqual(sorted(shown))
  })
  const after = new Map((await read()).map(({ id, pair }) => [id, pair]))
  expect(new Set(seen.map(({ pair }) => pair.slice(pair.indexOf(' ')))).size).toBeLessThanOrEqual(2)
  for (const { id, pair, sameBelow } of seen) {
    expect([before.get(id), after.get(id)]).toContain(pair)
    expect(sameBelow.replace(' per week', '/week')).toBe(pair)
  }
  for (const [id, pair] of after) expect(pair).not.toBe(before.get(id))
  await repricing.settled()
  expect(changes).toHaveLength(1)
}, 60_000)

it('finance that is switched off and on again leaves the index and comes back', async () => {
  const { slug, known, publish } = await openDealer()
  const weeks = await indexedWeeks(slug)
  expect(weeks[0]).toBeGreaterThan(0)
  const { repricing } = openRepricing(known)
  publish({ financeProvider: '' })
  await eventually(async () => expect(await indexedWeeks(slug)).toEqual(weeks.map(() => 0)))
  publish({})
  await eventually(async () => expect(await indexedWeeks(slug)).toEqual(weeks))
  await repricing.settled()
})

it('what an ended process left half done is completed by the next start', async () => {
  const { slug, known, publish } = await openDealer()
  const fingerprint = 'left'
  await takePricing(db, { tenantSlug: slug, fingerprint }, { now: NOW, silentSince: NOW })
  await notePricing(db, { tenantSlug: slug, fingerprint }, { done: 10, total: CARS, now: NOW })
  publish({ lenders: [{ ...lender, interestRate: 15 }] })
  const weeks = await indexedWeeks(slug)
  openRepricing(known)
  content.follower?.joined()
  await eventually(async () => expect(await indexedWeeks(slug)).not.toEqual(weeks))
  await eventually(async () => expect(await findPricing(db, slug)).toMatchObject({ working_on: '' }))
})

it('one of several instances does the work; another takes it over when it falls silent', async () => {
  const { slug, known, publish } = await openDealer()
  let now = Date.parse(NOW)
  const clock = () => now
  const works: RepriceJob[] = []
  const never = (job: RepriceJob) => {
    works.push(job)
    return new Promise<never>(() => {})
  }
  const done: RepriceJob[] = []
  publish({ lenders: [{ ...lender, interestRate: 15 }] })
  openRepricing(known, { work: never, clock })
  content.follower?.joined()
  await eventually(async () => expect(works).toHaveLength(1))
  const other = openRepricing(known, {
    clock,
    work: (job, onProgress) => {
      done.push(job)
      return thread.reprice(job, onProgress)
    },
  })
  content.mark = { count: 1, newest: 1 }
  content.follower?.joined()
  await vi.waitFor(() => expect(content.marks).toBe(2))
  await other.repricing.settled()
  expect(done).toHaveLength(0)
  now += 20_000
  await eventually(async () => expect(done).toHaveLength(1))
  await eventually(async () => expect((await findPricing(db, slug))?.working_on).toBe(''))
  expect(works).toHaveLength(1)
})

it('while the search server is away it is tried again, and logged once', async () => {
  const { slug, known, publish } = await openDealer()
  let tries = 0
  const { lines } = openRepricing(known, {
    work: async (job, onProgress) => {
      tries += 1
      if (tries < 3) throw new Error('The worker thread for pushes has exited.')
      return tries < 5 ? { later: 'an import is running' } : thread.reprice(job, onProgress)
    },
  })
  publish({ lenders: [{ ...lender, interestRate: 15 }] })
  const weeks = await indexedWeeks(slug)
  await eventually(async () => expect(await indexedWeeks(slug)).not.toEqual(weeks))
  expect(tries).toBe(5)
  expect(lines.filter(({ level }) => level === 40)).toHaveLength(1)
})

it('a change of something else, and a start without a change, price nothing', async () => {
  const { known, slug } = await openDealer()
  const works: string[] = []
  const work = async ({ reprice }: RepriceJob) => {
    works.push(reprice.slug)
    return { done: CARS, total: CARS, changed: 0 }
  }
  const { repricing, changes } = openRepricing(known, { work })
  content.follower?.joined()
  await eventually(async () => expect((await findPricing(db, slug))?.priced_by).toBeTruthy())
  const state = { _type: 'location', tenant: { _ref: `tenant-${slug}` } }
  content.follower?.event({ documentId: 'x', before: state, after: state })
  content.follower?.joined()
  await repricing.settled()
  expect(works).toEqual([slug])
  expect(changes).toHaveLength(0)
})
