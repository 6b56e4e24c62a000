import { formatRate } from '@forecourt/schemas/contract/pure'
import { describe, expect, it } from 'vitest'
import { feesOverTermCents, listFees } from '#app/domain/money/calculator-fees.ts'
import { type Calculator, calculateLoan, clampInputs } from './calculate-loan.ts'
import { calculatorBounds, defaultTerm, nearestTerm, termAt, termChoices } from './calculator-bounds.ts'

const bounds = calculatorBounds(
  {
    maxRule: 'fixed250k',
    minPriceCents: 100_000,
    maxTermYears: 7,
    termChoices: [],
    minRate: 0.5,
    maxRate: 15,
    defaultRate: 8.5,
  },
  3_899_000,
  null,
)
const calculator: Calculator = {
  bounds,
  start: { amount: 30_000, deposit: 0, residual: 0, term: 5, rate: 8.5 },
  termChoices: [],
  rateLocked: false,
  fees: [],
  feeMethod: 'added',
  comparison: {
    loan: {
      establishmentFeeCents: 39_500,
      feeMethod: 'added',
      monthlyFeeCents: 0,
      exampleBalloonPercent: 0,
    },
  },
  lender: { paymentWeek: 150, paymentMonth: 640, totalPayable: 39_500 },
}
const { start } = calculator

describe('calculatorBounds', () => {
  const of = (options: object) =>
    calculatorBounds(
      {
        maxRule: 'fixed250k',
        minPriceCents: 100_000,
        maxTermYears: 5,
        termChoices: [],
        minRate: 0.5,
        maxRate: 15,
        defaultRate: 8.5,
        ...options,
      },
      3_899_000,
      null,
    )

  it('FIN-16: choices above the longest term are left out', () => {
    expect(of({ termChoices: [3, 5, 7] }).term).toMatchObject({ min: 3, max: 5 })
    expect(of({ termChoices: [6, 7] }).term).toMatchObject({ min: 1, max: 5 })
  })

  it('two rates in the wrong order are bounds all the same', () => {
    expect(of({ minRate: 16, maxRate: 15 }).rate).toMatchObject({ min: 15, max: 16 })
  })
})

describe('calculateLoan', () => {
  it('FIN-28: returns the lender’s payment for unchanged inputs, and a calculated one after a change', () => {
    expect(calculateLoan(calculator, start, 'week').payment).toBe('$150')
    expect(calculateLoan(calculator, { ...start, deposit: 0.5 }, 'week').payment).toBe('$142')
  })

  it('FIN-29: a fortnight is twice the lender’s week', () => {
    expect(calculateLoan(calculator, start, 'fortnight').payment).toBe('$300')
  })

  it('OPEN-38: a frequency without a lender’s figure is calculated', () => {
    const lender = { paymentWeek: null, paymentMonth: 640, totalPayable: null }
    expect(calculateLoan({ ...calculator, lender }, start, 'week').payment).toBe('$142')
    expect(calculateLoan({ ...calculator, lender }, start, 'month').payment).toBe('$640')
  })

  it('OPEN-40: the total is the lender’s where it names one, else periods times payment and fees', () => {
    expect(calculateLoan(calculator, start, 'week').total).toBe('$39,500')
    const lender = { paymentWeek: 150, paymentMonth: null, totalPayable: null }
    expect(calculateLoan({ ...calculator, lender }, start, 'week').total).toBe('$39,000')
  })

  it('OPEN-36: the total is without the final payment, which is added in a sum of its own', () => {
    const loan = calculateLoan({ ...calculator, lender: null }, { ...start, residual: 9_000 }, 'month')
    expect(loan).toMatchObject({ final: '$9,000', payments: '60 payments of $495', total: '$29,700' })
    expect(loan.altogether).toBe('$38,700')
    expect(calculateLoan({ ...calculator, lender: null }, start, 'month')).toMatchObject({
      final: '',
      altogether: '',
    })
  })

  it('ERR-13, FIN-31: a payment of 25 dollars or less is an enquiry without a total', () => {
    const small = calculateLoan(calculator, { ...start, amount: 3_000 }, 'week')
    expect([small.payment, small.enquire, small.total]).toEqual(['Enquire for Finance', true, ''])
  })

  it('FIN-15, FIN-22: a negative amount is 0, the other inputs are clamped to their bounds', () => {
    const wild = { amount: -5, deposit: -1, residual: 300_000, term: 0.5, rate: 99 }
    expect(clampInputs(wild, calculator)).toEqual({
      amount: 0,
      deposit: 0,
      residual: 250_000,
      term: 1,
      rate: 15,
    })
    expect(clampInputs({ ...start, term: 8 }, calculator).term).toBe(7)
  })

  it('FIN-28: a lender’s own rate and term stay as they are, whatever the site’s bounds', () => {
    const own = { ...start, rate: 19.9, term: 50 / 12 }
    expect(clampInputs(own, { ...calculator, start: own })).toEqual(own)
    expect(clampInputs({ ...own, rate: 20 }, { ...calculator, start: own }).rate).toBe(15)
  })

  it.each([
    ['added', '$144', '$37,440', true, false],
    ['onTop', '$142', '$37,315', false, true],
    ['alsoInTotal', '$144', '$37,835', true, true],
  ] as const)(
    'a fee that is %s is paid once, in the payment or on top',
    (feeMethod, payment, total, feesBorrowed, feesInTotal) => {
      const fees = [{ label: 'Establishment fee', amountCents: 39_500, monthly: false }]
      const own = { ...calculator, lender: null, fees, feeMethod }
      expect(calculateLoan(own, start, 'week')).toMatchObject({ payment, total, feesBorrowed, feesInTotal })
    },
  )

  it('FIN-38: fees count once, and monthly ones with every month', () => {
    const fees = [
      { label: 'a', amountCents: 39_500, monthly: false },
      { label: 'b', amountCents: 800, monthly: true },
    ]
    expect(feesOverTermCents(fees, 5)).toBe(39_500 + 60 * 800)
    const lender = { establishmentFeeCents: 0, monthlyFeeCents: 0 }
    expect(listFees([], lender)).toEqual([])
    expect(listFees([], { ...lender, establishmentFeeCents: 130_000 })).toHaveLength(1)
    expect(listFees([], { ...lender, monthlyFeeCents: 800 })).toMatchObject([{ monthly: true }])
    expect(listFees(fees, { establishmentFeeCents: 39_500, monthlyFeeCents: 800 })).toEqual(fees)
  })

  it('FIN-28: a list that is not what the lender charges gives way to its fees', () => {
    const fees = [{ label: 'a', amountCents: 39_500, monthly: false }]
    const lender = { establishmentFeeCents: 60_000, monthlyFeeCents: 0 }
    expect(listFees(fees, lender)).toMatchObject([{ amountCents: 60_000 }])
    expect(listFees([], lender)).toMatchObject([{ amountCents: 60_000 }])
  })
})

describe('the comparison rate of a calculator', () => {
  const rateOf = (change: object, of = calculator) =>
    calculateLoan(of, { ...start, ...change }, 'week').comparison

  it('FIN-35: is that of the chosen interest rate', () => {
    expect(rateOf({})).toBe('9.06% comparison rate')
    expect(rateOf({ rate: 15 })).toBe('15.59% comparison rate')
  })

  it('FIN-35: does not change with the amount or the term', () => {
    expect(rateOf({ amount: 90_000 })).toBe('9.06% comparison rate')
    expect(rateOf({ term: 2 })).toBe('9.06% comparison rate')
  })

  it('FIN-35: is shown with the deposit and the final payment of the payment', () => {
    expect(rateOf({ deposit: 4_000, residual: 9_000 })).toBe(
      '9.06% comparison rate, $4,000 deposit, $9,000 final payment',
    )
    expect(rateOf({ residual: 9_000 })).toBe('9.06% comparison rate, $9,000 final payment')
  })

  it('is the rate that the lender states where its fees are unknown', () => {
    expect(rateOf({}, { ...calculator, comparison: { statedRate: 9.9 } })).toBe('9.90% comparison rate')
  })
})

describe('the term', () => {
  it.each([
    ['the dealer’s', 6, 6],
    ['five years', null, 5],
    ['within the bounds', 9, 7],
  ])('FIN-25: without a lender’s opens with %s', (_name, defaultTermYears, years) => {
    expect(defaultTerm(bounds.term, { defaultTermYears, termChoices: [] })).toBe(years)
  })

  it('FIN-16: of a lender is one of the dealer’s choices', () => {
    expect(termChoices({ termChoices: [1, 3, 5] }, bounds.term, 4)).toEqual([1, 3, 4, 5])
    expect(termChoices({ termChoices: [1, 3, 5] }, bounds.term, 3)).toEqual([1, 3, 5])
    expect(termChoices({ termChoices: [] }, bounds.term, 4)).toEqual([])
  })

  it('FIN-16: is chosen by index where the dealer has a list of terms', () => {
    expect([termAt(0, [1, 3, 5]), termAt(2, [1, 3, 5]), termAt(9, [1, 3, 5])]).toEqual([1, 5, 5])
    expect(nearestTerm(4.4, [1, 3, 5])).toBe(5)
    expect(nearestTerm(4.4, [])).toBe(4.5)
  })
})

it('FIN-32, FIN-36: rates have two decimals', () => {
  expect([formatRate(12.94), formatRate(8.5)]).toEqual(['12.94%', '8.50%'])
})
