import type { Car } from '@forecourt/schemas/contract'
import { expect, it, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { findListedCar, getListedCar } from './listed-car.server.ts'
import { soldCar, testCar } from './testing/test-cars.ts'

const getDealer = (car: Car | null, days = 3) =>
  testDealer({ tenant: { stock: { includeSoldCarsDays: days } } }, { findCarBySlug: async () => car })

it.each([
  [2, 3, true],
  [4, 3, false],
  [1, 0, false],
  [13, 14, true],
])(
  'a car sold %i days ago at a dealer that lists sold cars for %i: listed is %s',
  async (days, window, isListed) => {
    const car = soldCar(days)
    const dealer = getDealer(car, window)
    expect(await findListedCar(dealer, car.slug)).toEqual(
      isListed ? { car } : { car: null, goneName: car.name },
    )
    const answer = getListedCar(dealer, car.slug)
    if (isListed) expect(await answer).toBe(car)
    else await expect(answer).rejects.toMatchObject({ status: 410 })
  },
)

it('an answer about a sold car is made anew when the car leaves the dealer’s lists', async () => {
  const car = soldCar(1)
  const dealer = getDealer(car)
  await getListedCar(dealer, car.slug)
  const leaves = Date.parse(car.soldAt ?? '') + 3 * 86_400_000
  expect(dealer.changes).toContain(new Date(leaves).toISOString())
})

it('a car that never was is missing; one that the history knows is gone', async () => {
  const dealer = getDealer(null)
  await expect(getListedCar(dealer, 'no-such-car')).rejects.toMatchObject({ status: 404 })
  const knowing = { ...dealer, findGoneName: async () => testCar().name }
  await expect(getListedCar(knowing, testCar().slug)).rejects.toMatchObject({ status: 410 })
  expect(await findListedCar(knowing, testCar().slug)).toEqual({ car: null, goneName: testCar().name })
})

it('a history that cannot be read makes a car missing, and is logged', async () => {
  const error = vi.fn()
  const dealer = {
    ...getDealer(null),
    log: { warn: () => undefined, error },
    findGoneName: () => Promise.reject(new Error('locked')),
  }
  expect(await findListedCar(dealer, 'any')).toEqual({ car: null, goneName: '' })
  expect(error).toHaveBeenCalled()
})
