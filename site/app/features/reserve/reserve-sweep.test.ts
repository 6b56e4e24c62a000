import { expect, test } from 'vitest'
import { openTestReservations, startPaying } from './testing/test-reservations.ts'

const HOURS_48 = 48 * 3_600_000

async function openHeld() {
  const system = await openTestReservations()
  const { id, session } = await startPaying(system.service)
  await system.provider.payWith(session, 'accept', false)
  await system.service.settle('yard', id)
  return { ...system, id, session }
}

test('a car is held at 47:59:59 and free at 48:00:00, its deposit refunded (RES-05, OPEN-46)', async () => {
  const { service, sweep, marks, clock, provider, id, session } = await openHeld()
  clock.ms += HOURS_48 - 1_000
  await sweep.sweep()
  expect(await service.isHeld('car-1')).toBe(true)
  expect(marks.cars.get('car-1')?.heldUntil).not.toBeNull()
  clock.ms += 1_000
  await sweep.sweep()
  expect(await service.find('yard', id)).toMatchObject({ state: 'lapsed', deposit: 'released' })
  expect(marks.cars.get('car-1')?.heldUntil).toBeNull()
  expect((await provider.findSession(session))?.status).toBe('released')
})

test('a hold that an import has overwritten is marked again', async () => {
  const { sweep, marks } = await openHeld()
  await marks.release(['car-1'])
  await sweep.sweep()
  expect(marks.cars.get('car-1')?.heldUntil).toBe('2026-11-23T02:00:00.000Z')
})

test('a hold that is cancelled while it is marked again leaves its car free', async () => {
  const { service, sweep, marks, id } = await openHeld()
  await marks.release(['car-1'])
  const hold = marks.hold.bind(marks)
  marks.hold = async (holds) => {
    await service.cancel('yard', id)
    await hold(holds)
  }
  await sweep.sweep()
  expect(marks.cars.get('car-1')?.heldUntil).toBeNull()
})

test('a car that the dealer has reserved or sold since is not changed', async () => {
  const { sweep, marks } = await openHeld()
  marks.cars.set('car-1', { available: true, reservedByDealer: true, heldUntil: null })
  await sweep.sweep()
  expect(marks.cars.get('car-1')).toEqual({ available: true, reservedByDealer: true, heldUntil: null })
})

test('an index that was unavailable is updated with a reservation and its end', async () => {
  const { service, sweep, marks, provider } = await openTestReservations()
  const { id, session } = await startPaying(service)
  await provider.payWith(session, 'accept', false)
  const markOnly = marks.hold
  marks.hold = () => Promise.reject(new Error('unavailable'))
  expect(await service.settle('yard', id)).toMatchObject({ state: 'held', deposit: 'captured' })
  marks.hold = markOnly
  await sweep.sweep()
  expect(marks.cars.get('car-1')?.heldUntil).not.toBeNull()
  marks.isAway = true
  await service.cancel('yard', id)
  expect(await service.find('yard', id)).toMatchObject({ state: 'cancelled', deposit: 'released', marked: 1 })
  marks.isAway = false
  await sweep.sweep()
  expect(marks.cars.get('car-1')?.heldUntil).toBeNull()
  expect(await service.find('yard', id)).toMatchObject({ marked: 0 })
})

test('a payment without a notice is found by polling, and an unpaid reservation expires', async () => {
  const { service, sweep, provider, clock } = await openTestReservations()
  const paid = await startPaying(service)
  const unpaid = await startPaying(service, 'car-2')
  await provider.payWith(paid.session, 'accept', false)
  clock.ms += 32 * 60_000
  await sweep.sweep()
  expect(await service.find('yard', paid.id)).toMatchObject({ state: 'held', deposit: 'captured' })
  expect(await service.find('yard', unpaid.id)).toMatchObject({ state: 'expired', deposit: 'none' })
})
