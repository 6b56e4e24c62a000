import { expect, test } from 'vitest'
import { boundedDollars, dollarsMessage, dollarsText, dollarsValue } from './dollars.ts'

test.each([
  ['52990', '52990', '52,990'],
  ['$52,990', '52990', '52,990'],
  ['$ 1 250 000.50', '1250000.50', '1,250,000.50'],
  ['45,000.00', '45000', '45,000'],
  ['0', '0', '0'],
])('%s is an amount: stored as %s, shown as %s', (typed, stored, shown) => {
  expect(dollarsMessage(typed)).toBeNull()
  expect(dollarsValue(typed)).toBe(stored)
  expect(dollarsText(typed)).toBe(shown)
})

test.each(['about 45k', '-5', '1.234', '$', '٤٥'])('%s is no amount, and stays as it was typed', (typed) => {
  expect(dollarsMessage(typed)).toBe('Enter an amount in dollars, like 45,000.')
  expect(dollarsValue(typed)).toBe(typed)
  expect(dollarsText(typed)).toBe(typed)
})

test('a field without an amount stays empty', () => {
  expect(dollarsText('')).toBe('')
})

test.each([
  ['a2b5', '10000'],
  ['9,999', '10000'],
  ['$10,000.50', '10000'],
  ['200001', '200000'],
  ['45,000', '45000'],
  ['about', ''],
  ['', ''],
])('FIN-56, FIN-58: %j is %j within $10,000 and $200,000', (typed, held) => {
  expect(boundedDollars(typed, { least: 10_000, most: 200_000 })).toBe(held)
})
