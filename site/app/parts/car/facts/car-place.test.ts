import { describe, expect, it, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '../testing/test-cars.ts'
import { carPlace } from './car-place.server.ts'

const PHONES = { main: '', new: '', used: '', demo: '' }
const dealerWith = (main: string) => {
  const warn = vi.fn()
  const dealer = testDealer({ tenant: { phones: { ...PHONES, main } }, locations: [] })
  return { warn, dealer: { ...dealer, log: { ...dealer.log, warn } } }
}

describe('the phone number of a vehicle', () => {
  it('PHONE-07, ERR-12: a missing number is logged with the vehicle’s id only, and the page is shown', () => {
    const { warn, dealer } = dealerWith('')
    const car = testCar({ location: null })
    expect(carPlace(car, dealer).phone).toBeNull()
    expect(warn.mock.calls).toEqual([[{ car: car.id }, 'a vehicle has no phone number']])
  })

  it('is not logged where the dealer has one', () => {
    const { warn, dealer } = dealerWith('0255500142')
    expect(carPlace(testCar({ location: null }), dealer).phone).not.toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })
})
