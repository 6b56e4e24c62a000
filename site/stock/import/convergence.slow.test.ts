import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FEED_FORMATS, type FeedFormat } from '../feed/feed-row.ts'
import { bytesSource } from '../testing/bytes-source.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { sampleBufferPath, sampleDealer, sampleFeed } from '../testing/sample-dealer.ts'
import { type WrittenVehicle, writeFeed, writtenVehicle } from '../testing/write-feed.ts'
import { importFeed } from './import-feed.ts'

const NOW = '2026-07-10T02:00:00.000Z'
const LONGER = process.env.FORECOURT_FULL ? 20 : 1

/** A small yard: few numbers and few values, so that runs meet the same cars again. */
const yard = fc.uniqueArray(
  fc.record({
    stocknum: fc.integer({ min: 1, max: 12 }).map((number) => `S${number}`),
    price: fc.constantFrom('', '20000', '25000', '30000'),
    colour: fc.constantFrom('Red', 'Blue'),
    badge: fc.constantFrom('Sport', 'GT'),
  }),
  { selector: ({ stocknum }) => stocknum, maxLength: 12 },
)
const runs = fc.array(fc.tuple(fc.constantFrom(...FEED_FORMATS), yard), { minLength: 1, maxLength: 5 })

type Yard = readonly Partial<WrittenVehicle>[]

function send(store: MemoryStore, format: FeedFormat, vehicles: Yard) {
  const bytes = new TextEncoder().encode(
    writeFeed(
      format,
      vehicles.map((each) => writtenVehicle(each)),
    ),
  )
  const feed = { ...sampleFeed, format, file: 'feed' }
  const options = { now: NOW, force: true, bufferPath: sampleBufferPath }
  return importFeed({ feed, source: bytesSource(bytes), dealer: sampleDealer }, store, options)
}

/** What the shopper would see of the index: everything that the feed decides alone. */
function seen(store: MemoryStore) {
  return [...store.documents.values()]
    .map(({ stocknum, price, colour, badge }) => ({ stocknum, price: price ?? null, colour, badge }))
    .sort((a, b) => String(a.stocknum).localeCompare(String(b.stocknum)))
}
const expectedOf = (vehicles: Yard) =>
  vehicles
    .map(({ stocknum, price, colour, badge }) => ({
      stocknum,
      price: price ? Number(price) : null,
      colour,
      badge,
    }))
    .sort((a, b) => String(a.stocknum).localeCompare(String(b.stocknum)))

// An xml or csv writer with no vehicles still writes a file; one of csn-dto has nothing that marks it as a list.
const writable = ([format, vehicles]: readonly [FeedFormat, Yard]) =>
  format !== 'csn-dto' || vehicles.length > 0

it('after any order of runs the index equals the last feed; the same feed again writes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async (history) => {
      const store = new MemoryStore()
      for (const [format, vehicles] of history.filter(writable)) {
        await send(store, format, vehicles)
        expect(seen(store)).toEqual(expectedOf(vehicles))
        store.writes = 0
        await send(store, format, vehicles)
        expect(store.writes).toBe(0)
      }
    }),
    { seed: 4, numRuns: 60 * LONGER },
  )
})

it('the reported difference is the difference between the two feeds', async () => {
  await fc.assert(
    fc.asyncProperty(yard, yard, async (first, second) => {
      const store = new MemoryStore()
      await send(store, 'dms-json', first)
      const { counts, outcomes } = await send(store, 'dms-json', second)
      const before = new Map(first.map((vehicle) => [vehicle.stocknum, vehicle]))
      const expected = { new: 0, 'price drop': 0, changed: 0, unchanged: 0, gone: 0 }
      for (const vehicle of second) expected[expectKind(before.get(vehicle.stocknum), vehicle)] += 1
      const names = new Set(second.map(({ stocknum }) => stocknum))
      expected.gone = first.filter(({ stocknum }) => !names.has(stocknum)).length
      expect(counts).toMatchObject(expected)
      expect(outcomes).toHaveLength(second.length - expected.unchanged + expected.gone)
    }),
    { seed: 5, numRuns: 150 * LONGER },
  )
})

function expectKind(before: Partial<WrittenVehicle> | undefined, after: Partial<WrittenVehicle>) {
  if (before === undefined) return 'new'
  if (JSON.stringify(before) === JSON.stringify(after)) return 'unchanged'
  return after.price && Number(after.price) < Number(before.price) ? 'price drop' : 'changed'
}

it('a run interrupted after any write is completed by the next', async () => {
  const vehicles = (count: number, price: string): Yard =>
    Array.from({ length: count }, (_none, index) => ({ stocknum: `S${index}`, price }))
  for (let survived = 0; survived <= 30; survived += 1) {
    const store = new CutStore(survived)
    store.cutting = false
    await send(store, 'csv', vehicles(20, '30000'))
    store.cutting = true
    await send(store, 'csv', vehicles(15, '25000')).catch((error: unknown) =>
      expect(String(error)).toContain('cut off'),
    )
    store.cutting = false
    await send(store, 'csv', vehicles(15, '25000'))
    expect(seen(store)).toEqual(
      expectedOf(vehicles(15, '25000')).map((each) => ({ ...each, colour: 'White', badge: 'Sport' })),
    )
    // What it cost before is recorded even so, whichever write the run died behind.
    expect([...store.documents.values()].map((car) => car.before_price)).toEqual(Array(15).fill(30_000))
  }
})

/** An index whose importer dies after so many documents. */
class CutStore extends MemoryStore {
  cutting = true
  #left: number

  constructor(survived: number) {
    super()
    this.#left = survived
  }

  override async write(lines: Uint8Array<ArrayBuffer>): Promise<void> {
    for (const line of Buffer.from(lines).toString().split('\n')) {
      if (line !== '') this.#spend()
      await super.write(Buffer.from(line))
    }
  }

  override async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#spend()
      await super.remove([id])
    }
  }

  #spend(): void {
    if (this.cutting && this.#left-- <= 0) throw new Error('cut off')
  }
}

it('a streamed first feed gives the same index as a buffered one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FEED_FORMATS),
      yard,
      fc.boolean(),
      async (format, vehicles, broken) => {
        fc.pre(writable([format, vehicles]))
        const rows = [
          ...vehicles.map((each) => writtenVehicle(each)),
          ...(broken ? [{ ...writtenVehicle({}), year: '' }] : []),
        ]
        const bytes = new TextEncoder().encode(writeFeed(format, rows))
        const feed = { ...sampleFeed, format, file: 'feed' }
        const taken = { feed, source: bytesSource(bytes), dealer: sampleDealer }
        const options = { now: NOW, force: false, bufferPath: sampleBufferPath }
        const [streamed, buffered] = [new MemoryStore(), new MemoryStore()]
        const run = await importFeed({ ...taken, reopen: () => bytesSource(bytes) }, streamed, options)
        expect(run).toEqual(await importFeed({ ...taken, source: bytesSource(bytes) }, buffered, options))
        expect([...streamed.documents]).toEqual([...buffered.documents])
      },
    ),
    { numRuns: 60 * LONGER },
  )
})

it.each(FEED_FORMATS)(
  'a first feed of %s that ends too early writes nothing, wherever it ends',
  async (format) => {
    const whole = writeFeed(
      format,
      Array.from({ length: 5 }, (_none, place) => writtenVehicle({ stocknum: `S${place}` })),
    )
    for (let end = 0; end < whole.length; end += 97) {
      const bytes = new TextEncoder().encode(whole.slice(0, end))
      const store = new MemoryStore()
      const feed = { ...sampleFeed, format, file: 'feed' }
      const taken = {
        feed,
        source: bytesSource(bytes),
        dealer: sampleDealer,
        reopen: () => bytesSource(bytes),
      }
      const run = await importFeed(taken, store, {
        now: NOW,
        force: false,
        bufferPath: sampleBufferPath,
      }).catch((error: Error) => error.name)
      if (typeof run === 'string') expect([run, store.writes]).toEqual(['FeedUnreadableError', 0])
      else expect(store.documents.size).toBe(run.counts.new)
    }
  },
)
