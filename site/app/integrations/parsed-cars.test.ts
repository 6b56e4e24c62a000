import { expect, it } from 'vitest'
import { ParsedCars } from './parsed-cars.server.ts'

const document = { id: 'a_1', slug: 'one', car_type: 'used', price: 20_000 }

it('parses the same document once, and one that differs in anything anew', () => {
  const cars = new ParsedCars()
  expect(cars.parse({ ...document })).toBe(cars.parse({ ...document }))
  expect(cars.parse({ ...document, price: 19_000 }).priceCents).toBe(1_900_000)
  expect(cars.parse(document).priceCents).toBe(2_000_000)
})

it('lets nobody change a car that many pages share', () => {
  const car = new ParsedCars().parse(document)
  expect(() => Object.assign(car, { priceCents: 1 })).toThrow(TypeError)
})

it('forgets the car that was asked for longest ago', () => {
  const cars = new ParsedCars(2)
  const [first, second] = ['a_1', 'a_2'].map((id) => cars.parse({ ...document, id }))
  cars.parse({ ...document, id: 'a_1' })
  cars.parse({ ...document, id: 'a_3' })
  expect(cars.parse({ ...document, id: 'a_1' })).toBe(first)
  expect(cars.parse({ ...document, id: 'a_2' })).not.toBe(second)
})

it('keeps nothing of a document that breaks the contract', () => {
  const cars = new ParsedCars()
  expect(() => cars.parse({ id: 'a_1' })).toThrow()
  expect(() => cars.parse({ id: 'a_1' })).toThrow()
})
