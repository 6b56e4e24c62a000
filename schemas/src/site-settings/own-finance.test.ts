import { describe, expect, it } from 'vitest'
import { calculatorSettings } from '../tenant/tenant-finance.zod.ts'
import { lender } from '../tenant/tenant-parts.zod.ts'
import { applyOwnFinance, findDefaultRateProblem, findOwnRateProblem } from './own-finance.ts'

const calculator = calculatorSettings.parse({ minRate: 4, maxRate: 12, defaultRate: 8 })
const harbour = lender.parse({
  provider: 'Harbour',
  interestRate: 8,
  comparisonRate: 8.5,
  termMonths: 60,
  ownRateFrom: 6,
  ownRateTo: 9,
})
const closed = { ...harbour, ownRateFrom: null, ownRateTo: null }
const none = { defaultRate: null, rates: [] }

describe('a dealer’s own rates', () => {
  it('take the place of the platform’s within its bounds, ends included', () => {
    for (const rate of [4, 6.75, 12])
      expect(applyOwnFinance({ calculator, lenders: [] }, { ...none, defaultRate: rate }).calculator).toEqual(
        {
          ...calculator,
          defaultRate: rate,
        },
      )
    const rates = [{ provider: 'Harbour', interestRate: 6.5 }]
    expect(applyOwnFinance({ calculator, lenders: [harbour] }, { ...none, rates }).lenders).toEqual([
      { ...harbour, interestRate: 6.5, comparisonRate: null },
    ])
  })

  it.each([3.99, 12.01])('of %d outside the bounds is not used, and the words name the bounds', (rate) => {
    expect(findDefaultRateProblem(rate, calculator)).toBe(
      'The platform allows 4 to 12 %. This one is not used.',
    )
    expect(applyOwnFinance({ calculator, lenders: [] }, { ...none, defaultRate: rate }).calculator).toBe(
      calculator,
    )
  })

  it('is not used where the platform has fixed the calculator’s', () => {
    expect(findDefaultRateProblem(8, { ...calculator, rateLocked: true })).toMatch(/has fixed/)
  })

  it.each([
    ['a lender that the site has not', [harbour], { provider: 'Nobody', interestRate: 7 }, /No lender/],
    [
      'a lender whose rate the dealer may not set',
      [closed],
      { provider: 'Harbour', interestRate: 7 },
      /can’t set a rate/,
    ],
    ['a rate beyond', [harbour], { provider: 'Harbour', interestRate: 9.5 }, /allows 6 to 9 %/],
    [
      'a rate that the small print contradicts',
      [{ ...harbour, disclaimer: 'Comparison rate 8.00% p.a.' }],
      { provider: 'Harbour', interestRate: 6.5 },
      /small print/,
    ],
  ] as const)('of %s is not used', (_name, lenders, own, words) => {
    expect(findOwnRateProblem(own, lenders)).toMatch(words)
    expect(applyOwnFinance({ calculator, lenders: [...lenders] }, { ...none, rates: [own] }).lenders).toEqual(
      lenders,
    )
  })
})
