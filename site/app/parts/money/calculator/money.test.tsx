import { describe, expect, it } from 'vitest'
import { Journey } from '#app/features/finance/application/components/journey.tsx'
import type { JourneyModel, JourneyState } from '#app/features/finance/application/journey.ts'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { listStatements } from '#app/parts/money/lender/components/disclaimer.tsx'
import { FuelCost } from '../fuel/fuel-cost.tsx'
import { lenderSummary } from '../lender/lender-layouts.ts'
import { MoneyParts } from './components/money-parts.tsx'
import { fuelModel, moneyModel } from './money.server.ts'

const record = {
  interestRate: 12.94,
  comparisonRate: 14.93,
  paymentWeek: 100,
  paymentMonth: 433,
  termYears: 5,
  deposit: 3_000,
  balloon: 9_000,
  establishmentFees: 395,
  totalPayable: 26_395,
  basis: '$3,000 deposit, $9,000 final payment',
}

describe('a lender’s figures (FIN-43)', () => {
  it.each([
    ['Taurus', '$100 per week', ['Interest rate', 'Term', 'Deposit', 'Fees']],
    ['Manual', '$100 per week', ['Term', 'Deposit', 'Final payment', 'Interest rate']],
    ['Angle', '$100 per week', ['Monthly', 'Interest rate', 'Term']],
    ['Powertorque', '$100 per week', ['Monthly', 'Term', 'Deposit', 'Final payment', 'Fees']],
    ['Nissan Finance', '$433 per month', ['Interest rate', 'Term', 'Final payment', 'Total payable']],
    ['360 Finance', '$100 per week', ['Interest rate', 'Monthly']],
    ['AusLoans', '$100 per week', ['Interest rate', 'Term', 'Total payable', 'Fees']],
  ])('are arranged as %s has them, the comparison rate always beside', (financeProvider, lead, labels) => {
    const summary = lenderSummary({ ...record, financeProvider })
    expect([summary.lead, summary.comparison]).toEqual([
      lead,
      '14.93% comparison rate, $3,000 deposit, $9,000 final payment',
    ])
    expect(summary.rows.map(([label]) => label)).toEqual(labels)
  })

  it('FIN-36: rates have two decimals', () => {
    expect(lenderSummary({ ...record, financeProvider: 'Taurus' }).rows).toContainEqual([
      'Interest rate',
      '12.94%',
    ])
  })

  it('FIN-33, OPEN-39: the monthly payment is estimated where the lender has none', () => {
    const { rows } = lenderSummary({ ...record, paymentMonth: null, financeProvider: 'Angle' })
    expect(rows).toContainEqual(['Monthly estimate', '$433'])
  })

  it('FIN-09: a lender without a payment is shown as an enquiry', () => {
    const summary = lenderSummary({ ...record, paymentWeek: null, financeProvider: '360 Finance' })
    expect(summary.lead).toBe('Enquire for Finance')
  })

  it('FIN-70: every lender of a car states its rates in the disclaimer', () => {
    expect(
      listStatements({
        Angle: { ...record, disclaimer: '' },
        Half: { ...record, comparisonRate: null, disclaimer: '' },
      }),
    ).toEqual(['Angle: interest rate 12.94%, comparison rate 14.93%.'])
  })
})

describe('the quote of a car’s page', () => {
  const dealerWith = (platform: object = {}, flags: object | null = null) =>
    testDealer({ tenant: { financeProvider: 'Lender', flags }, platform })
  const alone = { lenders: {}, vin: 'V', nvic: 'N' }
  const asked = (changes: object, dealerContext = dealerWith()) =>
    moneyModel(testCar({ ...alone, ...changes }), dealerContext).quote?.asked ?? null

  it('FIN-10, FIN-34, FIN-69: is requested for a car without a lender’s figures, with fixed values', () => {
    expect(asked({})).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 38_990,
      loanTerm: 5,
      year: 2023,
      vin: 'V',
      nvic: 'N',
      whoIsHelping: '',
      car_id: 'a_1',
    })
  })

  it.each([
    [
      'a quote came with it',
      {
        youx_quote: { weeklyRepaymentAmount: 90, advertisedRate: 8, comparisonRate: 9 },
        youxQuote: { weeklyRepaymentAmount: 90, advertisedRate: 8, comparisonRate: 9 },
      },
    ],
    ['a lender speaks for it', { lenders: { Lender: { ...record, financeProvider: 'Lender' } } }],
    ['it has no price', { price: 0 }],
    ['it is sold', { status: 'sold' }],
  ])('FIN-10: is not requested when %s', (_why, changes) => {
    expect(asked(changes)).toBeNull()
  })

  it('is not requested where the dealer shows no finance for it', () => {
    expect(asked({}, dealerWith({ financeHiddenMakes: ['Volta'] }))).toBeNull()
    expect(asked({}, dealerWith({ financeHiddenDealerships: ['a-north'] }))).toBeNull()
    expect(asked({}, dealerWith({}, { weeklyPrice: false }))).toBeNull()
  })

  it('VAR-26: without a quote the page shows no figure', () => {
    const markup = pageHtml(<MoneyParts {...moneyModel(testCar(alone), dealerWith())} />)
    expect(markup).toContain('Enquire for Finance')
    expect(markup).not.toContain('per week</b>')
  })
})

describe('the fuel cost', () => {
  it('FUEL-01: begins with $1.70, 250 kms and 10 L/100km where the consumption is unknown', () => {
    expect(fuelModel(testCar())).toEqual({ litresPer100km: 10, known: false })
    const markup = pageHtml(<FuelCost fuel={{ litresPer100km: 10, known: false }} />)
    for (const words of ['value="$1.70"', 'value="250 kms"', '10 L/100 km', '$42.50'])
      expect(markup).toContain(words)
  })

  it('is not assumed of anything but a car', () => {
    expect(fuelModel(testCar({ item_type: 'truck' }))).toBeNull()
    expect(fuelModel(testCar({ item_type: 'truck', fuelconsumptioncombined: '21' }))).toEqual({
      litresPer100km: 21,
      known: true,
    })
  })

  it.each([
    ['7,5', 7.5],
    ['7.5 L/100km', 7.5],
    ['32 mpg', 10],
  ])('FUEL-05: a consumption of %j is %d L/100 km', (fuelconsumptioncombined, litresPer100km) => {
    expect(fuelModel(testCar({ fuelconsumptioncombined }))?.litresPer100km).toBe(litresPer100km)
  })

  it('FUEL-05: takes the variant’s consumption', () => {
    expect(fuelModel(testCar({ fuelconsumptioncombined: '8.2' }))).toEqual({
      litresPer100km: 8.2,
      known: true,
    })
  })

  it('FUEL-04: is hidden for an electric and for an unavailable car', () => {
    expect(fuelModel(testCar({ simple_fuel: 'Electric' }))).toBeNull()
    expect(fuelModel(testCar({ status: 'sold' }))).toBeNull()
  })
})

describe('the journey on its page', () => {
  const journey: JourneyModel = {
    action: '/personalised/finance',
    asked: { car_id: '', year: null, vin: '', nvic: '', whoIsHelping: '' },
    carName: '',
    listed: null,
    words: { one: 'car', go: 'drive' },
    price: 30_000,
    priceFixed: false,
    termYears: 5,
    newsTicked: true,
    creditScore: 'GREAT',
    quote: null,
    startRate: 10,
    provider: 'youX',
    dealer: 'Dealer A',
    privacyHref: '/privacy-policy',
    idempotencyKey: 'k',
  }
  const shown = (state?: Partial<JourneyState>) => {
    const rest = {
      step: 3,
      values: {},
      fieldErrors: {},
      error: '',
      quote: null,
      sent: true,
      verified: false,
      authError: null,
    }
    return pageHtml(
      <Journey journey={journey} car={null} headingId="h" state={state && { ...rest, ...state }} />,
    )
  }

  it('FIN-52, FIN-60 to FIN-62: has four tabs, and states the basis of its estimate', () => {
    const markup = shown()
    for (const words of ['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'])
      expect(markup).toContain(words)
    expect(markup).toContain('5 year term, 10.0% deposit, 30% final payment')
    expect(markup).toContain('5-year term, 10% deposit and 30% final payment')
    expect(markup).toContain('10.00%')
  })

  it('FIN-63, FIN-65, ERR-25: a provider’s refusal is an alert below the number, which is read-only', () => {
    const markup = shown({ error: 'Call us first.' })
    expect(markup).toContain('Code sent!')
    expect(markup).toMatch(/name="phone"[^>]*readOnly|readOnly[^>]*name="phone"/i)
    expect(markup.indexOf('Call us first.')).toBeGreaterThan(markup.indexOf('name="phone"'))
    expect(markup).toContain('role="alert" data-testid="error-warning"')
  })
})
