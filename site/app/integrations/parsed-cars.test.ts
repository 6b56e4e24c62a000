import { toCarDocument } from '@forecourt/schemas/contract'
import { expect, it } from 'vitest'
import { ParsedCars } from './parsed-cars.server.ts'

const document = { id: 'a_1', slug: 'one', car_type: 'used', status: 'in_stock', price: 20_000 }

it('parses the same document once, and a changed one again', () => {
  const cars = new ParsedCars()
  expect(cars.parse({ ...document })).toBe(cars.parse({ ...document }))
  expect(cars.parse({ ...document, price: 19_000 }).priceCents).toBe(1_900_000)
  expect(cars.parse(document).priceCents).toBe(2_000_000)
})

it('VDP-38: a car that is not for sale has no prices, whatever its document contains', () => {
  const lender = { paymentWeek: 120, interestRate: 8, comparisonRate: 9, financeProvider: 'L' }
  const money = { before_price: 21_000, egc_price: 19_000, subscription_price: 150, weekly_price: 120 }
  const words = { price_type: 'Drive Away', price_range: '$20,000 - $30,000', lenders: { L: lender } }
  const quote = { weeklyRepaymentAmount: 110, advertisedRate: 8, comparisonRate: 9 }
  for (const status of ['sold', 'pending', '']) {
    const car = new ParsedCars().parse({ ...document, ...money, ...words, youxQuote: quote, status })
    const { formerPriceCents, ...shown } = car
    expect(formerPriceCents).toBe(2_000_000)
    const wire = toCarDocument(shown)
    expect(wire).not.toHaveProperty('former_price')
    expect(JSON.stringify(wire)).not.toMatch(/\b(20000|21000|19000|150|120|110)\b|\$/)
    expect(wire).toMatchObject({ price: null, lenders: {}, youxQuote: null, weekly_price: null })
  }
})

it('a car shared by several pages is frozen', () => {
  const car = new ParsedCars().parse(document)
  expect(() => Object.assign(car, { priceCents: 1 })).toThrow(TypeError)
})

it('evicts the least recently used car', () => {
  const cars = new ParsedCars(2)
  const [first, second] = ['a_1', 'a_2'].map((id) => cars.parse({ ...document, id }))
  cars.parse({ ...document, id: 'a_1' })
  cars.parse({ ...document, id: 'a_3' })
  expect(cars.parse({ ...document, id: 'a_1' })).toBe(first)
  expect(cars.parse({ ...document, id: 'a_2' })).not.toBe(second)
})

it('caches nothing for a document that breaks the contract', () => {
  const cars = new ParsedCars()
  expect(() => cars.parse({ id: 'a_1' })).toThrow()
  expect(() => cars.parse({ id: 'a_1' })).toThrow()
})
