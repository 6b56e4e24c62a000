import { beforeEach, expect, test } from 'vitest'
import { importFeed } from '../import/import-feed.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleBufferPath, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { StoreHoldIndex } from './store-hold-index.ts'

const ID = 'somewhere_a1'
const HOLD = { carId: ID, heldAt: '2026-07-10T02:00:00.000Z', heldUntil: '2026-07-12T02:00:00.000Z' }
let store: MemoryStore
let holdIndex: StoreHoldIndex

beforeEach(async () => {
  store = new MemoryStore()
  holdIndex = new StoreHoldIndex(() => store)
  await importAt('2026-07-10T01:00:00.000Z')
})

const importAt = (now: string, change: Record<string, unknown> = {}) =>
  importFeed(sampleImport(feedBytes([sampleVehicle(change)])), store, {
    now,
    force: true,
    bufferPath: sampleBufferPath,
  })
const car = () => store.documents.get(ID)

test('a held car is reserved in the index, and an import preserves that (RES-10)', async () => {
  await holdIndex.hold([HOLD])
  expect(car()).toMatchObject({ reserved: true, reserved_at: HOLD.heldAt })
  await importAt('2026-07-10T03:00:00.000Z')
  await importAt('2026-07-10T04:00:00.000Z', { odometer: 46_000 })
  expect(car()).toMatchObject({
    reserved: true,
    reserved_at: HOLD.heldAt,
    reserved_until: HOLD.heldUntil,
    km: 46_000,
  })
})

test('a second import of the same feed finds the held car unchanged', async () => {
  await holdIndex.hold([HOLD])
  await importAt('2026-07-10T03:00:00.000Z')
  expect((await importAt('2026-07-10T04:00:00.000Z')).counts).toMatchObject({ unchanged: 1, changed: 0 })
})

test('an import releases a car exactly when its 48 hours are over', async () => {
  await holdIndex.hold([HOLD])
  await importAt('2026-07-12T01:59:59.000Z')
  expect(car()).toMatchObject({ reserved: true })
  await importAt('2026-07-12T02:00:00.000Z')
  expect(car()).toMatchObject({ reserved: false })
  expect(car()).not.toHaveProperty('reserved_until')
})

test('a car released by the site is available, and the next import agrees', async () => {
  await holdIndex.hold([HOLD])
  await importAt('2026-07-10T03:00:00.000Z')
  await holdIndex.release([ID])
  expect(car()).toMatchObject({ reserved: false })
  await importAt('2026-07-10T04:00:00.000Z')
  expect(car()).toMatchObject({ reserved: false })
})

test('a car reserved by the dealer’s system stays reserved when the shopper’s hold ends', async () => {
  await holdIndex.hold([HOLD])
  await importAt('2026-07-10T03:00:00.000Z', { status: 'deposit taken' })
  expect((await holdIndex.readAvailability([ID])).get(ID)).toEqual({
    available: true,
    reservedByDealer: true,
    heldUntil: null,
  })
  await holdIndex.release([ID])
  expect(car()).toMatchObject({ reserved: true })
})

test('an unknown car is not created', async () => {
  await holdIndex.hold([{ ...HOLD, carId: 'somewhere_none' }])
  await holdIndex.release(['somewhere_none'])
  expect([...store.documents.keys()]).toEqual([ID])
})
