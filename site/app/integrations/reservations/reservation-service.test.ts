import { describe, expect, test } from 'vitest'
import {
  buildOrder,
  openTestReservations,
  startPaying,
} from '#app/features/reserve/testing/test-reservations.ts'
import { bothDatabases } from '../../../db/testing/both-databases.ts'
import { type Payments, PaymentsDownError } from '../payments/payments.ts'

const BACK = { returnUrl: 'https://yard.example/back', cancelUrl: 'https://yard.example/cancel' }
const HOUR_MS = 3_600_000

describe.each(await bothDatabases())('reserving, on %s', (_, open) => {
  test('a payment holds the car for 48 hours before it is captured (RES-05)', async () => {
    const { service, provider, marks, changes } = await openTestReservations(await open())
    const { id, session } = await startPaying(service)
    expect(await service.isHeld('car-1')).toBe(false)
    await provider.payWith(session, 'accept', false)
    const settled = await service.settle('yard', id)
    expect(settled).toMatchObject({
      state: 'held',
      deposit: 'captured',
      held_at: '2026-11-21T02:00:00.000Z',
      held_until: '2026-11-23T02:00:00.000Z',
    })
    expect(marks.cars.get('car-1')?.heldUntil).toBe('2026-11-23T02:00:00.000Z')
    expect(changes).toEqual(['changed'])
  })

  test('of two simultaneous payments one holds the car and the other is released', async () => {
    const { service, provider } = await openTestReservations(await open())
    const shoppers = [await startPaying(service), await startPaying(service), await startPaying(service)]
    for (const { session } of shoppers) await provider.payWith(session, 'accept', false)
    const settled = await Promise.all(shoppers.map(({ id }) => service.settle('yard', id)))
    expect(settled.map((each) => each?.state).sort()).toEqual(['held', 'refused', 'refused'])
    const money = await Promise.all(shoppers.map(({ session }) => provider.findSession(session)))
    expect(money.map((each) => each?.status).sort()).toEqual(['captured', 'released', 'released'])
  })

  test('the same payment changes many times at once is taken up once', async () => {
    const { service, provider, changes } = await openTestReservations(await open())
    const { id, session } = await startPaying(service)
    await provider.payWith(session, 'accept', false)
    await Promise.all(Array.from({ length: 8 }, () => service.settle('yard', id)))
    await service.settle('yard', id)
    expect(await service.find('yard', id)).toMatchObject({ state: 'held', deposit: 'captured' })
    expect(changes).toHaveLength(1)
  })

  test('a payment that one process of the site took is captured by another, and after a restart', async () => {
    const db = await open()
    const [first, second] = [await openTestReservations(db), await openTestReservations(db)]
    const { id, session } = await startPaying(first.service)
    expect(await second.provider.payWith(session, 'accept', false)).toBe('paid')
    expect(await first.provider.payWith(session, 'accept', false)).toBe('closed')
    await second.sweep.sweep()
    const restarted = await openTestReservations(db)
    expect(await restarted.service.settle('yard', id)).toMatchObject({ state: 'held', deposit: 'captured' })
    expect(await first.provider.findSession(session)).toMatchObject({ status: 'captured' })
  })

  test('a held car whose session the provider does not know waits: it is no refusal', async () => {
    const db = await open()
    const { service, provider } = await openTestReservations(db)
    const { id, session } = await startPaying(service)
    await provider.payWith(session, 'accept', false)
    const unknowing = await openTestReservations(db, () => ({ capture: async () => null }))
    expect(await unknowing.service.settle('yard', id)).toMatchObject({ state: 'held', deposit: 'to-capture' })
    await unknowing.sweep.sweep()
    expect(await unknowing.service.isHeld('car-1')).toBe(true)
    expect(await service.settle('yard', id)).toMatchObject({ state: 'held', deposit: 'captured' })
  })

  test('a form sent twice is one reservation with one payment', async () => {
    const { service } = await openTestReservations(await open())
    const order = buildOrder()
    const [first, second] = await Promise.all([service.note(order), service.note(order)])
    expect(second.id).toBe(first.id)
    const urls = [await service.openPayment(first, BACK), await service.openPayment(second, BACK)]
    expect(urls[0]).toBe(urls[1])
  })

  test('a key of another dealer’s visitor is another reservation', async () => {
    const { service } = await openTestReservations(await open())
    const [here, there] = [buildOrder(), buildOrder()]
    const other = { ...there, tenantSlug: 'elsewhere', idempotencyKey: here.idempotencyKey }
    expect((await service.note(here)).id).not.toBe((await service.note(other)).id)
    expect(await service.find('elsewhere', (await service.note(here)).id)).toBeNull()
  })

  test('a car on two dealers’ sites is held once', async () => {
    const { service, provider } = await openTestReservations(await open())
    const here = await startPaying(service)
    const noted = await service.note({ ...buildOrder(), tenantSlug: 'elsewhere' })
    await service.openPayment(noted, BACK)
    const there = await service.find('elsewhere', noted.id)
    for (const session of [here.session, there?.session_id ?? ''])
      await provider.payWith(session, 'accept', false)
    await service.settle('yard', here.id)
    expect(await service.settle('elsewhere', noted.id)).toMatchObject({
      state: 'refused',
      deposit: 'released',
    })
  })

  test('an ended reservation blocks no other, swept or not', async () => {
    const { service, provider, clock } = await openTestReservations(await open())
    const first = await startPaying(service)
    await provider.payWith(first.session, 'accept', false)
    await service.settle('yard', first.id)
    clock.ms += 48 * HOUR_MS
    const second = await startPaying(service)
    await provider.payWith(second.session, 'accept', false)
    expect(await service.settle('yard', second.id)).toMatchObject({ state: 'held' })
  })

  test('a cancellation frees the car and refunds the deposit, once', async () => {
    const { service, provider, marks } = await openTestReservations(await open())
    const { id, session } = await startPaying(service)
    await provider.payWith(session, 'accept', false)
    await service.settle('yard', id)
    expect(await Promise.all([service.cancel('yard', id), service.cancel('yard', id)])).toContain(false)
    expect(await service.find('yard', id)).toMatchObject({ state: 'cancelled', deposit: 'released' })
    expect((await provider.findSession(session))?.status).toBe('released')
    expect(marks.cars.get('car-1')?.heldUntil).toBeNull()
    expect(await service.isHeld('car-1')).toBe(false)
  })
})

test('an unpaid car is not held, nor one with a declined card', async () => {
  const { service, provider } = await openTestReservations()
  const { id, session } = await startPaying(service)
  expect(await provider.payWith(session, 'decline', false)).toBe('declined')
  expect(await service.settle('yard', id)).toMatchObject({ state: 'paying', deposit: 'none' })
})

test('a processing payment is polled', async () => {
  const { service, provider, clock } = await openTestReservations()
  const { id, session } = await startPaying(service)
  expect(await provider.payWith(session, 'slow', false)).toBe('processing')
  expect(await service.settle('yard', id)).toMatchObject({ state: 'paying' })
  clock.ms += 4_000
  expect(await service.settle('yard', id)).toMatchObject({ state: 'held', deposit: 'captured' })
})

test.each(['sold', 'reserved by the dealer', 'no longer in the index'])(
  'a car that is %s by the time it is paid for is not held, and nothing is taken',
  async (what) => {
    const { service, provider, marks } = await openTestReservations()
    const { id, session } = await startPaying(service)
    if (what === 'no longer in the index') marks.cars.delete('car-1')
    else
      marks.cars.set('car-1', {
        available: what !== 'sold',
        reservedByDealer: what !== 'sold',
        heldUntil: null,
      })
    await provider.payWith(session, 'accept', false)
    expect(await service.settle('yard', id)).toMatchObject({ state: 'refused', deposit: 'released' })
    expect(await service.isHeld('car-1')).toBe(false)
  },
)

test('a payment after the deadline is released', async () => {
  const { service, provider, clock } = await openTestReservations()
  const reservation = await startPaying(service)
  clock.ms += 32 * 60_000
  expect(await provider.payWith(reservation.session, 'accept', false)).toBe('closed')
  expect(await service.settle('yard', reservation.id)).toMatchObject({ state: 'expired', deposit: 'none' })
  const again = await service.find('yard', reservation.id)
  expect(again && (await service.openPayment(again, BACK))).toBeNull()
})

test('a late payment still gets the car unless another shopper holds it', async () => {
  // A provider whose clock is behind takes money that we have stopped waiting for.
  const behind = (): Partial<Payments> => ({
    findSession: async (id) => ({ id, reference: '', status: 'authorised' }),
    capture: async () => true,
  })
  const { service, clock } = await openTestReservations(undefined, behind)
  const { id } = await startPaying(service)
  clock.ms += HOUR_MS
  expect(await service.settle('yard', id)).toMatchObject({ state: 'held', deposit: 'captured' })
})

test('a deposit that can no longer be captured frees the car', async () => {
  const { service, provider, marks } = await openTestReservations(undefined, () => ({
    capture: async () => false,
  }))
  const { id, session } = await startPaying(service)
  await provider.payWith(session, 'accept', false)
  expect(await service.settle('yard', id)).toMatchObject({ state: 'refused' })
  expect(marks.cars.get('car-1')?.heldUntil).toBeNull()
})

test('a capture that fails is tried again, and the car stays held', async () => {
  let isDown = true
  const { service, provider, sweep } = await openTestReservations(undefined, (payments) => ({
    capture: (id) => (isDown ? Promise.reject(new PaymentsDownError('down')) : payments.capture(id)),
  }))
  const { id, session } = await startPaying(service)
  await provider.payWith(session, 'accept', false)
  expect(await service.settle('yard', id)).toMatchObject({ state: 'held', deposit: 'to-capture' })
  isDown = false
  await sweep.sweep()
  expect(await service.find('yard', id)).toMatchObject({ state: 'held', deposit: 'captured' })
})
