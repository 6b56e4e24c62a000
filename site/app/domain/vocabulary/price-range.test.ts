import { expect, it } from 'vitest'
import { priceRangeLabel, sortPriceRanges, weeklyRangeLabel } from './price-range.ts'

it.each([
  [null, ''],
  [0, ''],
  [999_999, 'Under $10,000'],
  [1_000_000, '$10,000 - $20,000'],
  [5_999_999, '$50,000 - $60,000'],
  [6_000_000, '$60,000 - $80,000'],
  [10_000_000, 'Over $100,000'],
])('files %s cents under "%s"', (cents, label) => {
  expect(priceRangeLabel(cents)).toBe(label)
})

it.each([
  [99, 'Under $100'],
  [100, '$100 - $149'],
  [149, '$100 - $149'],
  [150, '$150 - $199'],
  [299, '$200 - $299'],
  [300, '$300 and over'],
])('files %i dollars a week under "%s"', (dollars, label) => {
  expect(weeklyRangeLabel(dollars)).toBe(label)
})

it('follows a dealer’s own bounds', () => {
  expect(priceRangeLabel(30_000_000, [200_000, 400_000])).toBe('$200,000 - $400,000')
  expect(weeklyRangeLabel(80, [75])).toBe('$75 and over')
})

it('sorts an open range behind the closed one that starts lower', () => {
  const labels = ['Over $100,000', '$80,000 - $100,000', 'Under $10,000']
  expect(sortPriceRanges(labels)).toEqual(['Under $10,000', '$80,000 - $100,000', 'Over $100,000'])
})
