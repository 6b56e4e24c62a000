import { expect, test } from 'vitest'
import { dollarsMessage, dollarsText, dollarsValue } from './dollars.ts'

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
