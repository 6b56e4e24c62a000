import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getFinanceQuote } from '#app/features/finance/quote/finance-quote.server.ts'
import { getCarSheet } from '#app/features/print/queries.server.ts'
import { getVehicle } from '#app/features/vehicle/queries.server.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { financedCar } from '#app/parts/lead/form/lead-car.server.ts'
import { calculateLoan } from './calculate-loan.ts'
import { getLenders } from './car-finance.server.ts'
import { financeModel } from './finance-block.server.ts'

const rateOf = (text = '') => /(\d+\.\d\d)% comparison rate/.exec(text)?.[1] ?? text
const buildWeek = (text = '') => /^\$[\d,]+/.exec(text)?.[0] ?? text

/** What each surface says of a car's week and of its comparison rate. */
async function readFigures(changes: Record<string, unknown>, tenant: Record<string, unknown>) {
  const car = testCar(changes)
  const dealer = testDealer(
    { tenant: { flags: { weeklyPrice: true }, ...tenant } },
    { findCarBySlug: async () => car, listCars: async () => [car] },
  )
  const card = carCard(car, dealer)
  const { weekly } = await getVehicle(dealer, car)
  const finance = financeModel(car, dealer)
  const { finance: quoted, from } = await getFinanceQuote(dealer, car.slug, new URLSearchParams())
  const sheet = await getCarSheet(dealer, car.slug)
  const asked = financedCar(car, dealer)
  const calculated = finance && calculateLoan(finance.calculator, finance.calculator.start, 'week')
  const quote = calculateLoan(quoted.calculator, from.inputs, 'week')
  const [record] = Object.values(await getLenders(dealer, car.id))
  const weeks = {
    card: buildWeek(card.weekly),
    page: buildWeek(weekly?.text),
    calculator: calculated?.payment,
    quote: quote.payment,
    print: buildWeek(sheet.weekly?.text),
    form: buildWeek(asked.weekly),
    lender: buildWeek(finance?.summary.lead),
    ...(record ? { api: `$${record.paymentWeek?.toLocaleString('en-AU')}` } : {}),
  }
  const rates = {
    card: rateOf(card.comparison),
    page: rateOf(weekly?.comparison),
    calculator: rateOf(calculated?.comparison),
    quote: rateOf(quote.comparison),
    print: rateOf(sheet.weekly?.comparison),
    form: rateOf(asked.comparison),
    lender: rateOf(finance?.summary.comparison),
    ...(record ? { api: record.comparisonRate?.toFixed(2) } : {}),
  }
  return { weeks, rates, start: finance?.calculator.start }
}

const lender = {
  provider: 'Harbour Money',
  interestRate: 11.49,
  termMonths: 54,
  depositPercent: 15,
  balloonPercent: 12,
  establishmentFeeCents: 130_000,
  monthlyFeeCents: 995,
}
const getDealer = (changes = {}, more = {}) => ({
  financeProvider: 'Harbour Money',
  lenders: [{ ...lender, ...changes }],
  // The site's own defaults are none of the lender's.
  calculator: { defaultRate: 8.5, defaultTermYears: 6, minRate: 5, maxRate: 10, maxTermYears: 5 },
  ...more,
})

const expectOne = ({ weeks, rates }: Awaited<ReturnType<typeof readFigures>>) => {
  expect(weeks).toEqual(Object.fromEntries(Object.keys(weeks).map((name) => [name, weeks.card])))
  expect(rates).toEqual(Object.fromEntries(Object.keys(rates).map((name) => [name, rates.card])))
  expect(weeks.card).toMatch(/^\$\d/)
}

describe('FIN-28 before FIN-39: an untouched page says one figure and one comparison rate', () => {
  it('where the lender’s rate, term and deposit are not the calculator’s', async () => {
    const figures = await readFigures({ lenders: {} }, getDealer())
    expectOne(figures)
    expect(figures.start).toMatchObject({ rate: 11.49, term: 4.5, deposit: 5_848.5, residual: 4_678.8 })
  })

  it.each([
    ['a term of 50 months', { termMonths: 50 }],
    ['a fee on top', { feeMethod: 'onTop' }],
    ['a fee kept back', { feeMethod: 'deducted' }],
    ['a fee that is also in the total', { feeMethod: 'alsoInTotal' }],
    ['a final payment in its example', { exampleBalloonPercent: 30 }],
    ['a rate of its own calculator', { interestRate: 3.9, minRate: 6, maxRate: 9 }],
  ])('of a lender with %s', async (_name, changes) => {
    expectOne(await readFigures({ lenders: {} }, getDealer(changes)))
  })

  it('where the lender’s term is not among the terms that the dealer offers', async () => {
    expectOne(
      await readFigures({}, getDealer({ termMonths: 48 }, { calculator: { termChoices: [1, 3, 5] } })),
    )
  })

  it('of a car with a reduced price', async () => {
    expectOne(await readFigures({ reduced_price: 29_990 }, getDealer()))
  })

  it('of a car with a quote of its own, and no lender', async () => {
    const youxQuote = { weeklyRepaymentAmount: 149, advertisedRate: 10, comparisonRate: 10.64 }
    const figures = await readFigures({ lenders: {}, youxQuote }, getDealer({}, { lenders: [] }))
    expectOne(figures)
    expect(figures.start).toMatchObject({ deposit: 3_899, residual: 11_697, rate: 10 })
  })

  it('of a car with a lender’s own record, and no terms of that lender', async () => {
    const figures = await readFigures({}, { financeProvider: 'Lender' })
    expectOne(figures)
    expect(figures.weeks.card).toBe('$166')
  })

  it('of any lender', async () => {
    const lenders = fc.record({
      interestRate: fc.integer({ min: 1, max: 3_900 }).map((hundredths) => hundredths / 100),
      termMonths: fc.integer({ min: 12, max: 84 }),
      depositPercent: fc.integer({ min: 0, max: 60 }),
      balloonPercent: fc.integer({ min: 0, max: 40 }),
      establishmentFeeCents: fc.integer({ min: 0, max: 200_000 }),
      monthlyFeeCents: fc.integer({ min: 0, max: 2_000 }),
      feeMethod: fc.constantFrom('added', 'deducted', 'onTop', 'alsoInTotal'),
    })
    await fc.assert(
      fc.asyncProperty(lenders, fc.integer({ min: 30_000, max: 300_000 }), async (changes, price) => {
        expectOne(await readFigures({ price }, getDealer(changes)))
      }),
      { numRuns: 25 },
    )
  })
})

describe('figures of the index that the lender’s terms have overtaken', () => {
  const old = { interestRate: 6, comparisonRate: 6.5, paymentWeek: 99, termYears: 5 }

  it('are not shown: the present terms give payment and rate together', async () => {
    const record = { ...old, financeProvider: 'Harbour Money' }
    const figures = await readFigures({ lenders: { 'Harbour Money': record } }, getDealer())
    const fresh = await readFigures({ lenders: {} }, getDealer())
    expect(figures).toEqual(fresh)
  })

  it('are not shown of a lender that finances the car no more', async () => {
    const figures = await readFigures({ lenders: { Old: { ...old, financeProvider: 'Old' } } }, getDealer())
    expectOne(figures)
    expect(figures.weeks.card).not.toBe('$99')
  })

  it('are shown where the lender stated them for the car itself', async () => {
    const record = { ...old, stated: true, financeProvider: 'Harbour Money' }
    const figures = await readFigures({ lenders: { 'Harbour Money': record } }, getDealer())
    expectOne(figures)
    expect(figures.weeks.card).toBe('$99')
  })
})

describe('PRICE-05: a car whose subscription is shown', () => {
  const flags = { weeklyPrice: true, offersSubscriptions: true }
  const car = testCar({ subscription_price: 289 })
  const dealer = testDealer({ tenant: { ...getDealer(), flags } }, { findCarBySlug: async () => car })

  it('names it, says what the car costs to buy, and shows no loan', async () => {
    const { price, weekly, money } = await getVehicle(dealer, car)
    expect(price).toMatchObject({ text: '$289/week', type: 'Subscription, or $38,990 Drive Away to buy' })
    expect(weekly).toBeNull()
    expect(money).toMatchObject({ finance: null, lender: null, quote: null })
    const card = carCard(car, dealer)
    expect(card).toMatchObject({ price: '$289/week', priceType: price.type })
    expect(card.weekly).toBeUndefined()
  })

  it('says nothing of buying where the car has no price', () => {
    const free = carCard(testCar({ subscription_price: 289, price: null }), dealer)
    expect(free.priceType).toBe('Subscription')
  })
})
