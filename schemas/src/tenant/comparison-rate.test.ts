import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  comparisonRate,
  findDisclaimerProblem,
  findRateProblem,
  type LenderLoan,
  type LoanExample,
  type LoanFees,
  lenderComparisonRate,
} from './comparison-rate.ts'

const FREE: LenderLoan = {
  establishmentFeeCents: 0,
  feeMethod: 'added',
  monthlyFeeCents: 0,
  exampleBalloonPercent: 0,
}
const SECURED: LoanExample = { creditCents: 3_000_000, finalPaymentCents: 0, months: 60 }

/** The same figure by another method: the balance is run month by month, and the rate is found by halving. */
function byHalving(interestRate: number, fees: LoanFees, example: LoanExample): number {
  const added = fees.feeMethod === 'added' ? fees.establishmentFeeCents : 0
  const balanceAfter = (opening: number, payment: number, rate: number) => {
    let balance = opening
    for (let month = 0; month < example.months; month += 1) balance = balance * (1 + rate / 1_200) - payment
    return balance - example.finalPaymentCents
  }
  const halve = (low: number, high: number, isLow: (middle: number) => boolean) => {
    let [from, to] = [low, high]
    for (let run = 0; run < 200; run += 1) {
      const middle = (from + to) / 2
      if (isLow(middle)) from = middle
      else to = middle
    }
    return from
  }
  const opening = example.creditCents + added
  const payment = halve(0, opening * 2, (middle) => balanceAfter(opening, middle, interestRate) > 0)
  const received = example.creditCents - (fees.establishmentFeeCents - added)
  return halve(0, 200, (rate) => balanceAfter(received, payment + fees.monthlyFeeCents, rate) < 0)
}

describe('a comparison rate', () => {
  it('FIN-35: without fees is the interest rate', () => {
    for (const rate of [0, 0.5, 7.5, 12.94, 40]) expect(lenderComparisonRate(rate, FREE)).toBe(rate)
  })

  it.each([
    ['$395 added', 8.5, { establishmentFeeCents: 39_500 }, 9.06],
    ['$395 deducted', 8.5, { establishmentFeeCents: 39_500, feeMethod: 'deducted' }, 9.07],
    ['$395 on top', 8.5, { establishmentFeeCents: 39_500, feeMethod: 'onTop' }, 9.07],
    [
      '$395 borrowed and in the total',
      8.5,
      { establishmentFeeCents: 39_500, feeMethod: 'alsoInTotal' },
      9.06,
    ],
    ['a half of a hundredth', 7.125, {}, 7.13],
    ['$395 added, at another rate', 15, { establishmentFeeCents: 39_500 }, 15.59],
    ['$1,360.50 added', 12.94, { establishmentFeeCents: 136_050 }, 14.93],
    ['$1,300 added', 8.95, { establishmentFeeCents: 130_000 }, 10.78],
    [
      '$1,300 added, 30% at the end',
      8.95,
      { establishmentFeeCents: 130_000, exampleBalloonPercent: 30 },
      10.46,
    ],
    [
      '$1,314.25 deducted and $8 a month',
      9.95,
      { establishmentFeeCents: 131_425, monthlyFeeCents: 800, feeMethod: 'deducted' },
      12.45,
    ],
    ['$8 a month', 8.5, { monthlyFeeCents: 800 }, 9.05],
  ] as const)('FIN-35: with a fee of %s is the worked figure', (_fees, interestRate, fees, expected) => {
    expect(lenderComparisonRate(interestRate, { ...FREE, ...fees })).toBe(expected)
  })

  it('agrees with a month by month balance for any loan', () => {
    const loan = fc.record({
      hundredths: fc.integer({ min: 0, max: 4_000 }),
      establishmentFeeCents: fc.integer({ min: 0, max: 500_000 }),
      feeMethod: fc.constantFrom('added' as const, 'deducted' as const),
      monthlyFeeCents: fc.integer({ min: 0, max: 5_000 }),
      creditCents: fc.integer({ min: 1_000_000, max: 5_000_000 }),
      balloonShare: fc.double({ min: 0, max: 0.6, noNaN: true }),
      months: fc.integer({ min: 12, max: 84 }),
    })
    fc.assert(
      fc.property(loan, ({ hundredths, creditCents, balloonShare, months, ...fees }) => {
        const interestRate = hundredths / 100
        const example = { creditCents, months, finalPaymentCents: Math.round(creditCents * balloonShare) }
        const computed = comparisonRate(interestRate, fees, example)
        expect(Math.abs((computed ?? Number.NaN) - byHalving(interestRate, fees, example))).toBeLessThan(
          0.006,
        )
      }),
    )
  })

  it('rises with the interest rate and is never below it', () => {
    const fees = { ...FREE, establishmentFeeCents: 39_500 }
    const rates = [1, 5, 9, 13, 17].map((rate) => lenderComparisonRate(rate, fees) ?? 0)
    expect(rates).toEqual([...rates].sort((one, other) => one - other))
    expect(new Set(rates).size).toBe(rates.length)
    for (const [at, rate] of rates.entries()) expect(rate).toBeGreaterThan(1 + at * 4)
  })

  it('FIN-61: the quick quote’s example has a deposit and a final payment', () => {
    const example = { creditCents: 2_700_000, finalPaymentCents: 900_000, months: 60 }
    const fees = { ...FREE, establishmentFeeCents: 49_500 }
    expect(comparisonRate(10, fees, example)).toBe(10.64)
    expect(comparisonRate(10, fees, SECURED)).toBe(10.71)
  })

  it('is null where the fee takes all of the credit', () => {
    const fees = { ...FREE, establishmentFeeCents: 3_000_000, feeMethod: 'deducted' } as const
    expect(lenderComparisonRate(8, fees)).toBeNull()
  })
})

describe('a comparison rate that staff typed', () => {
  const lender = { ...FREE, interestRate: 8.5, establishmentFeeCents: 39_500 }

  it.each([
    [9.06, null],
    [9.11, null],
    [9.01, null],
    [9.12, 'The comparison rate of these terms is 9.06 %, not 9.12 %. Write that one, or leave this empty.'],
    [9, 'The comparison rate of these terms is 9.06 %, not 9.00 %. Write that one, or leave this empty.'],
    [null, null],
    [undefined, null],
  ])('FIN-32: %s may differ from the computed one by 0.05 at the most', (typed, problem) => {
    expect(findRateProblem({ ...lender, comparisonRate: typed })).toBe(problem)
  })

  it('FIN-32: the small print is checked as the field is; ranges of rates are texts (FIN-37)', () => {
    const said = (disclaimer: string) => findDisclaimerProblem({ ...lender, disclaimer })
    expect(said('At 8.5% a year, comparison rate 9.06%.')).toBeNull()
    expect(said('Comparison rates range from 8.38% to 19.42%.')).toBeNull()
    expect(said('At 8.5% a year, comparison rate 9.12%.')).toContain('9.06 %, not 9.12 %')
    expect(said('A Comparison Rate of 7.5 % applies.')).toContain('not 7.50 %')
  })
})
