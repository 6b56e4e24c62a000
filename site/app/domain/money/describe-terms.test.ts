import { expect, it } from 'vitest'
import { describeTerms } from './describe-terms.ts'

const terms = (termMonths: number, depositPercent: number, balloonPercent: number) => ({
  termMonths,
  depositPercent,
  balloonPercent,
})

it.each([
  [
    [terms(72, 10, 30)],
    'Weekly repayments are over 6 years with a deposit of 10% and a final payment of 30%.',
  ],
  [
    [terms(60, 12.5, 0), terms(48, 0, 0)],
    'Weekly repayments are over 5 years with a deposit of 12.5%, or over 4 years without a deposit, depending on the dealership.',
  ],
  [[terms(60, 0, 0)], ''],
  [[], ''],
])('the terms %j are described “%s”', (lenders, words) => expect(describeTerms(lenders)).toBe(words))
