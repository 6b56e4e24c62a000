import { expect, it } from 'vitest'
import { invalidPostcode } from './near-model.ts'

it.each([
  ['9999', 'Invalid postcode. No place has 9999.'],
  ['0000', 'Invalid postcode. No place has 0000.'],
  ['20100', 'Invalid postcode. Please enter a 4-digit number.'],
  ['abc', 'Invalid postcode. Please enter a 4-digit number.'],
])('ERR-26: of %s is said what is wrong with it', (postcode, words) => {
  expect(invalidPostcode(postcode)).toBe(words)
})
