import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { showsWeeklyPrices } from '#app/parts/car/lender-statement.server.ts'
import { financeVerdict, weeklyModel } from '#app/parts/car/present-price.server.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { type Calculator, calculateLoan } from './calculate-loan.ts'
import { getLenders } from './car-finance.server.ts'
import { calculatorVerdict, financeModel, lenderModel } from './finance-block.server.ts'

const lenders = (record: object) => ({
  lenders: {
    Angle: {
      financeProvider: 'Angle',
      interestRate: 8.5,
      comparisonRate: 9.12,
      paymentWeek: 183,
      paymentMonth: 795,
      termYears: 5,
      totalPayable: 47_580,
      establishmentFees: 0,
      disclaimer: 'Angle’s own words.',
      ...record,
    },
  },
})

const dealerWith = (tenant: object = {}, platform: object = {}) =>
  testDealer({ tenant: { financeProvider: 'Angle', ...tenant }, platform })

const buildCalculator = (tenant: object = {}, car: object = {}, record: object = {}): Calculator => {
  const model = financeModel(testCar({ ...lenders(record), ...car }), dealerWith(tenant))
  if (model === null) throw new Error('the car shows no calculator')
  return model.calculator
}

describe('a car’s calculator', () => {
  it('FIN-01, FIN-02, FIN-03: is shown where a lender finances the car', () => {
    expect(calculatorVerdict(testCar(lenders({})), dealerWith()).shown).toBe(true)
  })

  it.each([
    ['FIN-02 there is no lender record', { lenders: {} }, {}],
    ['FIN-03 there is no interest rate', lenders({ interestRate: null }), {}],
    ['FIN-03 there is no comparison rate', lenders({ comparisonRate: null }), {}],
    ['FIN-04 the make is hidden', lenders({}), { financeHiddenMakes: ['Volta'] }],
    ['FIN-05 the dealership is hidden', lenders({}), { financeHiddenDealerships: ['a-north'] }],
    ['FIN-71 the price is $500', { ...lenders({}), price: 500 }, {}],
    ['the car is sold', { ...lenders({}), status: 'sold' }, {}],
  ])('is hidden when %s', (_why, changes, platform) => {
    expect(financeModel(testCar(changes), dealerWith({}, platform))).toBeNull()
  })

  it('is hidden on an unavailable car', () => {
    expect(financeModel(soldCar(1), dealerWith())).toBeNull()
  })

  it('opens with the car’s price, five years, 8.5% and no residual (FIN-21, FIN-24, FIN-25, FIN-39)', () => {
    expect(buildCalculator().start).toEqual({ amount: 38_990, deposit: 0, residual: 0, term: 5, rate: 8.5 })
  })

  it('FIN-24: starts with $30,000 by the dealer’s option, without the lender’s own figures', () => {
    const calculator = buildCalculator({ calculator: { fixedAmount: true } })
    expect(calculator.start.amount).toBe(30_000)
    expect(calculator.lender).toBeNull()
  })

  it('starts with the lender’s own deposit, final payment and term, for which its payment is stated', () => {
    const { start, lender } = buildCalculator({}, {}, { deposit: 4_000, balloon: 9_000, termYears: 4 })
    expect(start).toMatchObject({ deposit: 4_000, residual: 9_000, term: 4 })
    expect(lender?.paymentWeek).toBe(183)
  })

  it('FIN-25, VAR-04: the dealer’s own term is that of cars whose lender names none', () => {
    const calculator = { defaultTermYears: 6 }
    expect(buildCalculator({ calculator }, {}, { termYears: null }).start.term).toBe(6)
    expect(buildCalculator({ calculator }).start.term).toBe(5)
  })

  it('FIN-16, VAR-04: at most five years on one site, or the terms that the dealer names', () => {
    expect(buildCalculator({ calculator: { maxTermYears: 5 } }).bounds.term).toEqual({
      min: 1,
      max: 5,
      step: 0.5,
    })
    const named = buildCalculator({ calculator: { termChoices: [1, 3, 5] } })
    expect([named.bounds.term.max, named.termChoices]).toEqual([5, [1, 3, 5]])
  })

  it.each([
    ['VAR-02 $250,000', {}, 120_000, 250_000],
    ['VAR-02 105% of a dear car', { maxRule: 'scaled105' }, 120_000, 126_000],
    ['VAR-02 $250,000 for any other', { maxRule: 'scaled105' }, 90_000, 250_000],
    ['VAR-02 $100,000', { maxRule: 'slider100k' }, 120_000, 100_000],
  ])('its price goes up to %s', (_name, options, price, max) => {
    expect(buildCalculator({ calculator: options }, { price }).bounds.amount).toEqual({
      min: 1_000,
      max,
      step: 500,
    })
  })

  it('VAR-03: its price goes down to $5,000 by the dealer’s option', () => {
    expect(buildCalculator({ calculator: { minPriceCents: 500_000 } }).bounds.amount.min).toBe(5_000)
  })

  it.each([
    [0.5, 15],
    [9.95, 19.95],
    [4, 20],
    [7.5, 14.5],
    [5.99, 15.99],
    [1, 14.5],
  ])('FIN-17, FIN-18, VAR-05: interest goes from %f to %f, by site or by lender', (minRate, maxRate) => {
    const range = { min: minRate, max: maxRate, step: 0.5 }
    expect(buildCalculator({ calculator: { minRate, maxRate } }).bounds.rate).toEqual(range)
    const terms = { provider: 'Angle', interestRate: 8.5, comparisonRate: 9.12, termMonths: 60 }
    expect(buildCalculator({ lenders: [{ ...terms, minRate, maxRate }] }).bounds.rate).toEqual(range)
  })

  it('FIN-19, FIN-36, VAR-06: a rate of 12.94 may be set and locked', () => {
    const lenders = [{ provider: 'Angle', interestRate: 12.94, termMonths: 60 }]
    const calculator = buildCalculator({ lenders, calculator: { defaultRate: 8.5, rateLocked: true } })
    expect([calculator.start.rate, calculator.rateLocked]).toEqual([12.94, true])
  })

  it('the rate is locked to the lender’s where the lender’s terms are unknown', () => {
    const calculator = buildCalculator({}, {}, { interestRate: 7.2 })
    expect([calculator.start.rate, calculator.rateLocked]).toEqual([7.2, true])
    expect(calculateLoan(calculator, calculator.start, 'week').comparison).toBe('9.12% comparison rate')
  })

  it('FIN-39: the site’s own rate is that of a record without one', () => {
    const own = buildCalculator({ calculator: { defaultRate: 9.25 } }, {}, { paymentWeek: 150 })
    expect(own.start.rate).toBe(8.5)
  })

  it.each([
    ['0', {}, 0],
    ['$1,300', { establishmentFees: 1_300 }, 130_000],
    ['$1,360.50', { establishmentFees: 1_360.5 }, 136_050],
  ])('FIN-26, VAR-07: the lender’s fee is %s', (_name, record, cents) => {
    expect(buildCalculator({}, {}, record).fees.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
      cents,
    )
  })

  it('FIN-38, VAR-07: the dealer’s list of fees replaces it, with the monthly fee for every month', () => {
    const fees = [
      { label: 'Establishment', amountCents: 39_500 },
      { label: 'Security registration', amountCents: 600 },
      { label: 'Account administration', amountCents: 800, monthly: true },
      { label: 'Dealer agency', amountCents: 91_225 },
    ]
    const calculator = buildCalculator({ calculator: { fees } }, {}, { establishmentFees: 395 })
    expect(calculateLoan({ ...calculator, lender: null }, calculator.start, 'week').fees).toBe('$1,793.25')
  })

  it('FIN-37, VAR-08: the small print names the lender’s range and the example of every rate', () => {
    const terms = { provider: 'Angle', interestRate: 8.5, comparisonRate: 9.12, termMonths: 60 }
    const words = { disclaimer: 'Angle’s own words.', comparisonFrom: 8.38, comparisonTo: 19.42 }
    const dealer = dealerWith({ lenders: [{ ...terms, ...words }] })
    const { disclaimer = '' } = financeModel(testCar(lenders({})), dealer) ?? {}
    expect(disclaimer).toContain('Angle’s own words.')
    expect(disclaimer).toContain('8.38% to 19.42%')
    expect(disclaimer).toContain('secured fixed loan of $30,000 over 5 years')
  })

  it('FIN-35: the small print names the final payment that a lender has in its example', () => {
    const terms = { provider: 'Angle', interestRate: 8.5, termMonths: 60, exampleBalloonPercent: 30 }
    const { disclaimer } = financeModel(testCar(lenders({})), dealerWith({ lenders: [terms] })) ?? {}
    expect(disclaimer).toContain('($30,000 5-year secured loan) with a 30% final payment. WARNING')
  })

  it('FIN-35: the block and the calculator state one comparison rate, computed from the lender’s fees', () => {
    const terms = { provider: 'Angle', interestRate: 8.5, termMonths: 60, establishmentFeeCents: 39_500 }
    const model = financeModel(testCar(lenders({ comparisonRate: 7 })), dealerWith({ lenders: [terms] }))
    expect(model?.summary.comparison).toBe('9.06% comparison rate')
    const result = model && calculateLoan(model.calculator, model.calculator.start, 'week')
    expect(result?.comparison).toBe('9.06% comparison rate')
  })

  it('OPEN-14: the lenders’ figures as data state the computed comparison rate, too', async () => {
    const terms = { provider: 'Angle', interestRate: 8.5, termMonths: 60, establishmentFeeCents: 39_500 }
    const car = testCar(lenders({ comparisonRate: 7 }))
    const tenant = { financeProvider: 'Angle', lenders: [terms] }
    const dealer = testDealer({ tenant }, { listCars: async () => [car] })
    expect((await getLenders(dealer, car.id)).Angle).toMatchObject({
      interestRate: 8.5,
      comparisonRate: 9.06,
    })
  })

  it('takes the terms of the lender that serves the car’s dealership', () => {
    const terms = { provider: 'Angle', interestRate: 8.5, comparisonRate: 9.12, termMonths: 60 }
    const two = [
      { ...terms, minRate: 2 },
      { ...terms, minRate: 3, dealershipSlugs: ['a-north'] },
    ]
    expect(buildCalculator({ lenders: two }).bounds.rate.min).toBe(3)
  })
})

it('FIN-06: the year is the one of the dealer’s own zone', () => {
  const record = { ...lenders({}).lenders.Angle, financeProvider: 'Taurus' }
  const car = testCar({ year: 2015, lenders: { Taurus: record } })
  const at = (now: string, timeZone: string) =>
    financeVerdict(car, { ...dealerWith({ financeProvider: 'Taurus', timeZone }), now }).shown
  // New Year has begun in Brisbane, and not in Perth.
  expect(at('2026-12-31T15:00:00.000Z', 'Australia/Brisbane')).toBe(false)
  expect(at('2026-12-31T15:00:00.000Z', 'Australia/Perth')).toBe(true)
})

describe('TEN-05: the finance provider of a site', () => {
  const figures = { ...lenders({}), youx_quote: { weekly_repayment_amount: 150 } }
  const two = testCar({
    lenders: {
      ...lenders({ paymentWeek: 201 }).lenders,
      Taurus: { ...lenders({}).lenders.Angle, financeProvider: 'Taurus', paymentWeek: 187 },
    },
  })

  it('without one a car shows no finance, whatever figures it has', () => {
    const dealer = dealerWith({ financeProvider: '' })
    for (const car of [testCar(figures), two]) {
      expect(financeModel(car, dealer)).toBeNull()
      expect(lenderModel(car, dealer)).toBeNull()
      expect(weeklyModel(car, dealer)).toBeNull()
      expect(financeVerdict(car, dealer).shown).toBe(false)
    }
  })

  it.each([
    ['Angle', '$201/week'],
    ['Taurus', '$187/week'],
  ])('%s: its figures are shown before those of another lender', (financeProvider, text) => {
    expect(weeklyModel(two, dealerWith({ financeProvider }))?.text).toBe(text)
  })
})

it('FIN-04, TEN-06: the dealer of a make whose finance is hidden shows no weekly prices, nor a filter by them', () => {
  const manufacturer = { id: 'm', name: 'SUZUKI', slug: 'suzuki' }
  const platform = { financeHiddenMakes: ['Suzuki'] }
  expect(showsWeeklyPrices(dealerWith({ manufacturer }, platform).bundle)).toBe(false)
  expect(showsWeeklyPrices(dealerWith({ manufacturer }).bundle)).toBe(true)
})

describe('the lender of a car without a price', () => {
  const car = (provider: string, changes = {}) =>
    testCar({
      price: null,
      lenders: {
        [provider]: {
          financeProvider: provider,
          interestRate: 9.95,
          comparisonRate: 12.45,
          disclaimer: '',
          paymentWeek: null,
          paymentMonth: null,
          termYears: 4,
        },
      },
      ...changes,
    })
  const getDealer = (financeProvider: string) => dealerWith({ financeProvider })

  it.each(['360 Finance', 'AusLoans', '360 finance', 'Ausloans '])(
    'FIN-09: %s is shown, without a calculator',
    (provider) => {
      const dealer = getDealer(provider)
      expect(lenderModel(car(provider), dealer)?.summary).toMatchObject({
        provider,
        lead: 'Enquire for Finance',
      })
      expect(financeModel(car(provider), dealer)).toBeNull()
    },
  )

  it.each(['Taurus', 'Manual', 'Angle', 'Powertorque', 'Nissan Finance'])('FIN-09: %s is not', (provider) => {
    expect(lenderModel(car(provider), getDealer(provider))).toBeNull()
  })

  it('FIN-70: has its record as data, for the disclaimer', async () => {
    const dealer = testDealer(
      { tenant: { financeProvider: 'AusLoans' } },
      { listCars: async () => [car('AusLoans')] },
    )
    expect(await getLenders(dealer, 'a_1')).toMatchObject({ AusLoans: { interestRate: 9.95 } })
  })

  it('FIN-09: is not shown of a car that is sold', () => {
    expect(lenderModel(car('AusLoans', { status: 'sold' }), getDealer('AusLoans'))).toBeNull()
  })
})
