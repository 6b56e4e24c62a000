import { describe, expect, it } from 'vitest'
import {
  describeExample,
  EMPTY_LENDER,
  type LenderForm,
  listLenderProblems,
  readFigure,
  toLender,
} from './lender-form.ts'

const MURRAY: LenderForm = {
  provider: 'Murray Vale Finance',
  licence: '512884',
  rate: '7.99%',
  years: '5',
  deposit: '10',
  balloon: '30',
  fee: '$595',
  monthlyFee: '10',
  ownFrom: '',
  ownTo: '',
}

describe('a figure that is typed', () => {
  it.each([
    ['7.99%', 7.99],
    [' $1,595.50 ', 1595.5],
    ['0', 0],
    ['.5', 0.5],
  ])('%s is %d', (text, figure) => expect(readFigure(text)).toBe(figure))

  it.each(['', '%', '7.99.1', '-3', '1e9', 'seven', '7 or 8', '٧'])('%j is none', (text) =>
    expect(readFigure(text)).toBeNull(),
  )
})

describe('a new lender', () => {
  it('without a credit licence has no small print, and one that is no licence is told', () => {
    expect(toLender({ ...MURRAY, licence: '' })?.disclaimer).toBeFalsy()
    expect(listLenderProblems({ ...MURRAY, licence: 'MV-1' }, []).licence).toMatch(/Six digits/)
  })

  it('without anything typed lacks its name and its rate', () => {
    expect(Object.keys(listLenderProblems(EMPTY_LENDER, []))).toEqual(['provider', 'rate'])
    expect(toLender(EMPTY_LENDER)).toBeNull()
  })

  it('is stored in per cent, months and cents', () => {
    expect(listLenderProblems(MURRAY, ['Blue Gum Credit'])).toEqual({})
    expect(toLender(MURRAY)).toMatchObject({
      provider: 'Murray Vale Finance',
      disclaimer: 'Credit by Murray Vale Finance, Australian credit licence 512 884.',
      interestRate: 7.99,
      termMonths: 60,
      depositPercent: 10,
      balloonPercent: 30,
      establishmentFeeCents: 59_500,
      monthlyFeeCents: 1_000,
      feeMethod: 'added',
    })
  })

  it('has bounds for the dealer where both are typed', () => {
    const bound = { ...MURRAY, ownFrom: '6', ownTo: '9' }
    expect(listLenderProblems(bound, [])).toEqual({})
    expect(toLender(bound)).toMatchObject({ ownRateFrom: 6, ownRateTo: 9 })
  })

  it.each([
    ['provider', { provider: ' murray  vale FINANCE' }],
    ['rate', { rate: '0' }],
    ['rate', { rate: '41' }],
    ['years', { years: '8' }],
    ['deposit', { deposit: '95' }],
    ['balloon', { balloon: '61' }],
    ['fee', { fee: 'free' }],
    ['ownTo', { ownFrom: '9', ownTo: '6' }],
    ['ownTo', { ownFrom: '9' }],
  ] as const)('with a wrong %s (%j) is told so there', (field, change) => {
    const problems = listLenderProblems(
      { ...MURRAY, ...change },
      ['Murray Vale Finance'].slice(field === 'provider' ? 0 : 1),
    )
    expect(Object.keys(problems)).toEqual([field])
  })
})

describe('the worked example', () => {
  it('is the repayment of a vehicle’s page, with what makes it up', () => {
    const terms = toLender(MURRAY)
    const example = terms && describeExample(terms, 3_000_000)
    expect(example).toEqual({
      weekly: '$103',
      comparisonRate: 9.51,
      lines: [
        { label: 'Price', value: '$30,000' },
        { label: 'Deposit', value: '$3,000' },
        { label: 'Lender’s fees', value: '$1,195' },
        { label: 'Final payment', value: '$9,000' },
        { label: 'Interest', value: '$7,585' },
        { label: '260 repayments, all together', value: '$26,780' },
      ],
    })
  })

  it('is none for a price that is too low to be repaid', () => {
    const terms = toLender(MURRAY)
    expect(terms && describeExample(terms, 100_000)).toBeNull()
  })
})
