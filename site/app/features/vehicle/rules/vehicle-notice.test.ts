import { describe, expect, it } from 'vitest'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { vehicleNotice } from './vehicle-notice.ts'

const noticeOf = (car: Parameters<typeof vehicleNotice>[0], place = 'Quayside Parramatta') =>
  vehicleNotice(car, place, '2026-11-20T00:00:00.000Z', 'Australia/Sydney')

describe('the notice of a vehicle', () => {
  it('says until when it is reserved, where that is known', () => {
    const online = { reserved: true, reserved_until: '2026-11-22T01:00:00.000Z' }
    expect(noticeOf(testCar(online))).toMatchObject({
      title: 'Reserved until Sun 22 Nov',
      text: expect.stringContaining('until 12:00 pm that day'),
    })
    expect(noticeOf(testCar({ ...online, reserved_until: '2026-11-19T23:00:00.000Z' }))?.title).toBe(
      'Reserved',
    )
    expect(noticeOf(testCar({ reserved: true }))?.title).toBe('Reserved')
  })

  it('names no end of a hold that its dealer reports, for nobody gave one', () => {
    const held = testCar({ reserved: true, reserved_at: '2026-11-20T01:00:00.000Z' })
    expect(noticeOf(held)?.title).toBe('Reserved')
  })

  it('says that it is on its way, and where to', () => {
    const coming = testCar({ status: 'coming_soon' })
    expect(noticeOf(coming)).toMatchObject({
      kind: 'coming',
      title: 'On its way to Quayside Parramatta',
    })
    expect(noticeOf(coming, '')?.title).toBe('On its way to us')
  })

  it('of one that is reserved before it arrives says that it is reserved', () =>
    expect(noticeOf(testCar({ status: 'coming_soon', reserved: true }))?.kind).toBe('reserved'))

  it('is null for a vehicle in stock, and for a sold one', () => {
    expect(noticeOf(testCar())).toBeNull()
    expect(noticeOf(testCar({ status: 'sold', reserved: true }))).toBeNull()
  })
})
