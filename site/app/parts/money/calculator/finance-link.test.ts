import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { financeHref } from './finance-link.ts'
import { parseFinanceQuery } from './finance-query.ts'
import { canonicalFinancePath, findOwnFinancePage } from './own-path.server.ts'

const asked = (query: string) => parseFinanceQuery(new URLSearchParams(query))
const shopAt = (path: string, pages: object[] = []) => testDealer({ tenant: { finance: { path } }, pages })

describe('the link to finance', () => {
  it('FIN-45, VAR-11: has the dealer’s path and the known data of the car', () => {
    const car = testCar({ vin: 'VIN1' })
    expect(financeHref('/finance', car)).toBe(
      '/finance?preferredDealership=a-north&vehiclePriceBudget=38990&car_id=a_1&car_type=used&vin=VIN1#finance-form',
    )
    expect(financeHref('/apply-for-finance', car)).toMatch(/^\/apply-for-finance\?/)
  })

  it('FIN-45, OPEN-41: names the reduced price, unless it is the placeholder of ten dollars', () => {
    const budget = (car: Record<string, unknown>) =>
      new URL(financeHref('/finance', testCar(car)), 'http://a').searchParams.get('vehiclePriceBudget')
    expect(budget({ reduced_price: 29_990 })).toBe('29990')
    expect(budget({ price: 10 })).toBeNull()
    expect(budget({ price: 11 })).toBe('11')
  })

  it('FIN-45: omits an unknown price and VIN', () => {
    expect(financeHref('/finance', testCar({ price: null }))).toBe(
      '/finance?preferredDealership=a-north&car_id=a_1&car_type=used#finance-form',
    )
  })

  it('ROUTE-19, VAR-11: a name of the dealer’s own leads to the page, unless staff wrote one under it', () => {
    expect(findOwnFinancePage(shopAt('/ride-now'), 'ride-now', '?car_id=1')).toBe('/finance?car_id=1')
    expect(findOwnFinancePage(shopAt('/ride-now'), 'other', '')).toBeNull()
    const page = { id: 'p', slug: 'ride-now', title: 'Ride now', blocks: [] }
    expect(findOwnFinancePage(shopAt('/ride-now', [page]), 'ride-now', '')).toBeNull()
  })

  it('the canonical address has one of the names', () => {
    expect(canonicalFinancePath(shopAt('/finance-enquiry'))).toBe('/finance-enquiry')
    expect(canonicalFinancePath(shopAt('/ride-now'))).toBe('/finance')
    expect(canonicalFinancePath(testDealer())).toBe('/finance')
  })
})

describe('the parameters of a finance page', () => {
  it('FIN-46: takes either name of price and credit score', () => {
    expect(asked('vehiclePriceBudget=45000&selfAssessedCreditScore=POOR')).toMatchObject({
      price: 45_000,
      creditScore: 'POOR',
    })
    expect(asked('price=%2445,000&credit_score=decent')).toMatchObject({
      price: 45_000,
      creditScore: 'DECENT',
    })
  })

  it('FIN-46: reads car, dealership and helper', () => {
    expect(
      asked('car_id=a_1&vin=V&nvic=N&year=2023&preferredDealership=a&car_type=used&whoIsHelping=Kim'),
    ).toMatchObject({
      carId: 'a_1',
      vin: 'V',
      nvic: 'N',
      year: 2023,
      preferredDealership: 'a',
      carType: 'used',
      whoIsHelping: 'Kim',
    })
  })

  it.each(['', 'loanTerm=x&credit_score=SPLENDID&price=-3&year=soon'])(
    'FIN-57, FIN-59: what makes no sense is as if it were not there: %j',
    (query) => {
      expect(asked(query)).toMatchObject({ termYears: 5, creditScore: 'GREAT', price: null, year: null })
    },
  )

  it('FIN-57: a term is clamped to one to seven years', () => {
    expect([asked('loanTerm=9').termYears, asked('loanTerm=0.4').termYears]).toEqual([7, 1])
  })
})
