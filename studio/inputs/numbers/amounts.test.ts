import { describe, expect, it } from 'vitest'
import { formatAmount, parseAmount } from './amounts.ts'

describe('an amount', () => {
  it.each([
    ['29,990', '$', 29_990],
    ['$29 990', '$', 29_990],
    ['30k', '$', 30_000],
    ['5.99 %', '%', 5.99],
    ['5.99', '%', 5.99],
    ['36 months', 'months', 36],
    ['3 years', 'months', 36],
    ['36', 'months', 36],
    ['395', 'cents', 39_500],
    ['$912.25', 'cents', 91_225],
    ['-33.865143', 'none', -33.865143],
    ['1,200', 'none', 1200],
  ] as const)('%s is read as people write it', (typed, unit, value) => {
    expect(parseAmount(typed, unit)).toBe(value)
  })

  it.each([
    ['about ten', '$'],
    ['', '$'],
    ['5%', '$'],
    ['3 years', '$'],
    ['-5', '$'],
    ['about 3', 'none'],
    ['1.2.3', 'none'],
  ] as const)('“%s” is no amount', (typed, unit) => expect(parseAmount(typed, unit)).toBeNull())

  it('is shown with its thousands, a rate with two decimals', () => {
    expect([formatAmount(29_990, '$'), formatAmount(5.9, '%'), formatAmount(36, 'months')]).toEqual([
      '29,990',
      '5.90',
      '36',
    ])
    expect([formatAmount(39_500, 'cents'), formatAmount(91_225, 'cents')]).toEqual(['395', '912.25'])
    expect([formatAmount(-33.865143, 'none'), formatAmount(2024, 'none')]).toEqual(['-33.865143', '2024'])
    expect(formatAmount(undefined, '$')).toBe('')
  })
})
