import type { CarActs } from '@forecourt/schemas/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CarOverride } from '#db/car-overrides/car-overrides-repository.ts'
import { StoreHoldIndex } from '../hold/store-hold-index.ts'
import { importFeed } from '../import/import-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { applyOverrides } from './apply-overrides.ts'

const ID = 'somewhere_a1'
const T1 = '2026-07-10T01:00:00.000Z'
const T2 = '2026-07-10T02:00:00.000Z'
const T3 = '2026-07-10T03:00:00.000Z'
const PICTURES = ['1', '2', '3'].map((name) => `https://photos.example/${name}.webp`)
const set = { at: T2, by: 'manager-a', until: null }

let store: MemoryStore
let overrides: Map<string, CarOverride>

beforeEach(async () => {
  store = new MemoryStore()
  overrides = new Map()
  await importAt(T1)
})

const vehicle = (change = {}) => sampleVehicle({ vin: 'MNA0000000004418', images: PICTURES, ...change })
const importAt = (now: string, change = {}, snapshot = true) =>
  importFeed(sampleImport(feedBytes([vehicle(change)]), { snapshot }), store, {
    now,
    overrides,
    force: true,
    bufferPath: sampleBufferPath,
  })

/** As the site does when staff set something. */
async function setActs(acts: CarActs, now = T2): Promise<number> {
  overrides.set(ID, { carId: ID, stocknum: 'A1', vin: 'MNA0000000004418', acts })
  return applyOverrides('somewhere', [...overrides.values()], { store, now })
}

const car = () => store.documents.get(ID)
/** What pages read of a car; the import's own fields aside, and those that are empty. */
function readPlain() {
  const { import_hash: _, rank: __, ...rest } = car() ?? { id: '' }
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
}

const ACTS: Record<string, CarActs> = {
  hidden: { hide: { ...set, why: 'In the workshop' } },
  reserved: { sale: { ...set, state: 'reserved' } },
  sold: { sale: { ...set, state: 'sold' } },
  'sold and gone': { sale: { ...set, state: 'gone' } },
  pinned: { pin: set },
  tagged: { tag: { ...set, words: 'Towing weekend' } },
  'with pictures in an order': { pictures: { ...set, order: [...PICTURES].reverse() } },
}

describe.each(Object.entries(ACTS))('a car that is %s', (_name, acts) => {
  it('is as its file says again once that is taken back', async () => {
    const before = readPlain()
    expect(await setActs(acts)).toBe(1)
    expect(readPlain()).not.toEqual(before)
    expect(await setActs({})).toBe(1)
    expect(readPlain()).toEqual(before)
  })

  it('is written once', async () => {
    await setActs(acts)
    expect(await setActs(acts)).toBe(0)
  })

  it('stays so through imports of the whole stock and of changes, which find nothing changed', async () => {
    await setActs(acts)
    const set = readPlain()
    for (const snapshot of [true, false, true]) {
      const { counts } = await importAt(T3, {}, snapshot)
      expect(counts).toMatchObject({ unchanged: 1, changed: 0, sold: 0, reserved: 0 })
      expect(readPlain()).toEqual(set)
    }
  })

  it('has the file’s news beneath it, which stand once it ends', async () => {
    await setActs(acts)
    const { outcomes } = await importAt(T3, { odometer: '46,000 km', dapprice: '$29,000' })
    expect(outcomes).toMatchObject([{ kind: 'price drop' }])
    await setActs({})
    const after = readPlain()
    store = new MemoryStore()
    overrides.clear()
    await importAt(T1)
    await importAt(T3, { odometer: '46,000 km', dapprice: '$29,000' })
    expect(after).toEqual(readPlain())
  })

  it('is so in an index that was lost and is imported anew', async () => {
    await setActs(acts)
    const set = readPlain()
    store = new MemoryStore()
    await importAt(T1)
    expect(readPlain()).toEqual(set)
  })
})

it('a push that names a state alone changes the file’s word, and not what staff set', async () => {
  await setActs(ACTS.hidden ?? {})
  const row = { stocknum: 'A1', reserved: true }
  await importFeed(sampleImport(feedBytes([row]), { snapshot: false }), store, {
    now: T3,
    overrides,
    force: true,
    bufferPath: sampleBufferPath,
  })
  expect(car()).toMatchObject({ show_on_dealer_website: false, reserved: true })
  await setActs({})
  expect(car()).toMatchObject({ show_on_dealer_website: true, reserved: true })
})

it('a car that staff sold counts neither as sold by the file nor as lost to it', async () => {
  await setActs(ACTS.sold ?? {})
  expect(car()).toMatchObject({
    status: 'sold',
    sold: true,
    reserved: false,
    sold_date_timestamp: Date.parse(T2) / 1_000,
    file_says: { status: 'in_stock' },
  })
  const { counts } = await importAt(T3, { status: 'Sold' })
  expect(counts).toMatchObject({ sold: 1 })
  expect(car(), 'the file’s word is enough now').not.toHaveProperty('file_says')
})

it('what ends by date is over in an import after it', async () => {
  await setActs({ hide: { ...set, why: '', until: T3 } })
  await importAt(T2, { odometer: '46,000 km' })
  expect(car()).toMatchObject({ show_on_dealer_website: false })
  await importAt(T3)
  expect(car()).toMatchObject({ show_on_dealer_website: true })
})

it('a stock number that another car has now is as its file says', async () => {
  await setActs(ACTS.hidden ?? {})
  await importAt(T3, { vin: 'MNA0000000009999', model: 'Walker' })
  expect(car()).toMatchObject({ show_on_dealer_website: true, model: 'Walker' })
})

it('a hold of a shopper stays, and one that ended beneath a sale does not come back', async () => {
  const holds = new StoreHoldIndex(() => store)
  await holds.hold([{ carId: ID, heldAt: T1, heldUntil: '2026-07-12T01:00:00.000Z' }])
  expect(await setActs(ACTS.reserved ?? {}), 'a hold is a reservation already').toBe(0)
  await setActs(ACTS.sold ?? {})
  expect(car()).toMatchObject({ status: 'sold', reserved: false })
  await holds.release([ID])
  await setActs({})
  expect(car()).toMatchObject({ status: 'in_stock', reserved: false })
})

it('new pictures come after those that staff put in order', async () => {
  await setActs({ pictures: { ...set, order: [PICTURES[2] ?? '', PICTURES[0] ?? ''] } })
  await importAt(T3, { images: [...PICTURES, 'https://photos.example/4.webp'] })
  const shown = ((car()?.images ?? []) as { image: { url: string } }[]).map(({ image }) => image.url.at(-6))
  expect(shown).toEqual(['3', '1', '2', '4'])
  expect(car()?.primary_image_url).toBe(PICTURES[2])
})

it('nothing is written to another dealer’s car, or to one that is not indexed', async () => {
  const foreign = { stocknum: 'A1', vin: '', acts: ACTS.hidden ?? {} }
  const written = await applyOverrides(
    'elsewhere',
    [
      { carId: ID, ...foreign },
      { carId: 'elsewhere_a1', ...foreign },
    ],
    { store, now: T2 },
  )
  expect(written).toBe(0)
  expect([...store.documents.keys()]).toEqual([ID])
})
