import { describe, expect, it } from 'vitest'
import { listFees } from '#app/domain/money/calculator-fees.ts'
import { servingLender } from '#app/domain/money/lender.ts'
import { type Calculator, calculateLoan } from '#app/parts/money/calculator/calculate-loan.ts'
import { showsFinance } from '../dealer/feed-dealer.ts'
import { sampleDealer } from '../testing/sample-dealer.ts'
import { carFinance } from './car-lender.ts'

const [sample] = sampleDealer.lenders
if (sample === undefined) throw new Error('the sample dealer has no lender')
const lender = { ...sample, establishmentFeeCents: 131_425, monthlyFeeCents: 800, termMonths: 48 }

it('FIN-38: the weekly price counts the monthly fee over the lender’s term', () => {
  const { weeklyDollars, lenders } = carFinance(3_000_000, lender)
  // (30,000 + 1,314.25 + 48 × 8) over 208 weeks at 8.5 / 52 %.
  expect(weeklyDollars).toBe(180)
  expect(lenders?.Manual).toMatchObject({ establishmentFees: 1_314.25, totalPayable: 180 * 208 })
})

it('FIN-28: the weekly price of the import is the calculator’s for the same loan', () => {
  const bounds = { min: 0, max: 250_000, step: 1 }
  const calculator: Calculator = {
    bounds: { amount: bounds, deposit: bounds, residual: bounds, term: bounds, rate: bounds },
    start: { amount: 30_000, deposit: 0, residual: 0, term: 4, rate: lender.interestRate },
    termChoices: [],
    rateLocked: false,
    fees: listFees([], lender),
    feeMethod: lender.feeMethod,
    comparison: { loan: lender },
    lender: null,
  }
  const result = calculateLoan(calculator, calculator.start, 'week')
  const { weeklyDollars, lenders } = carFinance(3_000_000, lender)
  expect(result.payment).toBe(`$${weeklyDollars}`)
  expect(result.comparison).toBe(`${lenders?.Manual?.comparisonRate} % comparison rate`.replace(' %', '%'))
})

it('FIN-32: the record carries the computed comparison rate, not the one that staff typed', () => {
  const { lenders } = carFinance(3_000_000, { ...sample, comparisonRate: 6 })
  expect(lenders?.Manual?.comparisonRate).toBe(9.21)
})

it('has no weekly price where the fee takes all of the example’s credit', () => {
  const { weeklyDollars } = carFinance(3_000_000, { ...sample, establishmentFeeCents: 3_000_000 })
  expect(weeklyDollars).toBeNull()
})

it.each([null, 0, 40_000])('FIN-09: a price of %o gives the lender’s terms without a payment', (price) => {
  const { weeklyDollars, lenders } = carFinance(price, { ...sample, provider: 'AusLoans' })
  expect(weeklyDollars).toBeNull()
  expect(lenders?.AusLoans).toMatchObject({ interestRate: 8.5, paymentWeek: null, paymentMonth: null })
})

describe('the lender of a dealership', () => {
  const lenders = ['Manual', 'Angle', 'Taurus'].map((provider) => ({ ...sample, provider }))
  const dealer = (financeProvider: string) => ({ ...sampleDealer, lenders, financeProvider })
  const lenderAt = (dealershipSlug: string, of: ReturnType<typeof dealer>) =>
    servingLender({ dealershipSlug }, of.financeProvider, of.lenders)?.provider

  it.each([
    ['Angle', 'Angle'],
    ['Taurus', 'Taurus'],
    [' taurus', 'Taurus'],
    ['Nobody', 'Manual'],
  ])('TEN-05: of a site whose provider is %s it is %s', (provider, expected) => {
    expect(lenderAt('somewhere-north', dealer(provider))).toBe(expected)
  })

  it('TEN-05: a dealer without a provider has no lender', () => {
    expect(lenderAt('somewhere-north', dealer(''))).toBeUndefined()
  })

  it('is the one that serves it, where the provider serves others alone', () => {
    const elsewhere = { ...sample, provider: 'Angle', dealershipSlugs: ['somewhere-south'] }
    const two = { ...dealer('Angle'), lenders: [elsewhere, sample] }
    expect(lenderAt('somewhere-north', two)).toBe('Manual')
    expect(lenderAt('somewhere-south', two)).toBe('Angle')
  })

  it('FIN-28: is the provider’s with terms for the dealership, before its terms for the whole site', () => {
    const own = { ...sample, interestRate: 6, dealershipSlugs: ['somewhere-south'] }
    const rateAt = (dealershipSlug: string) =>
      servingLender({ dealershipSlug }, 'Manual', [sample, own])?.interestRate
    expect([rateAt('somewhere-north'), rateAt('somewhere-south')]).toEqual([sample.interestRate, 6])
  })
})

it.each(['Suzuki', 'SUZUKI', 'Suzuki Australia'])(
  'FIN-04: %s has no weekly price where Suzuki is hidden',
  (make) => {
    const dealer = { ...sampleDealer, financeHidden: { dealershipSlugs: [], makes: ['Suzuki'] } }
    expect(showsFinance(dealer, 'somewhere-north', make)).toBe(false)
  },
)
