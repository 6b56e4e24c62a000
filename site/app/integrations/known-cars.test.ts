import { expect, it } from 'vitest'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { KnownCars } from './known-cars.server.ts'

const car = testCar({ id: 'one' })

it('returns a cached car while the version of the index is the same', () => {
  const known = new KnownCars()
  known.at('1').keep([car])
  expect(known.at('1').find('one')).toBe(car)
  expect(known.at('2').find('one')).toBeUndefined()
  expect(known.at('1').find('one')).toBeUndefined()
})

it('caches no answer requested before the version changed, or while it is unknown', () => {
  const known = new KnownCars()
  const before = known.at('1')
  known.at('2')
  before.keep([car])
  expect(known.at('2').size).toBe(0)
  known.at('').keep([car])
  expect(known.at('').size).toBe(0)
})

it('evicts the least recently shown cars', () => {
  const known = new KnownCars().at('1')
  known.keep([car])
  known.keep(Array.from({ length: 5_000 }, (_, index) => ({ ...car, id: String(index) })))
  expect([known.find('one'), known.find('0')?.id]).toEqual([undefined, '0'])
})
