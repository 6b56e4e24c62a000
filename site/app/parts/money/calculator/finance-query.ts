import { type CreditScore, DEFAULT_CREDIT_SCORE, parseCreditScore } from '#app/domain/money/credit-score.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { quickQuoteTerm } from '../quote/quick-estimate.ts'
import { QUOTE_FIELDS } from '../quote/quote-fields.ts'

/** What the finance pages read of an address, by the names of the wire; some have two (FIN-46). */
export const FINANCE_PARAMETERS = [
  'car_id',
  'vin',
  'nvic',
  'year',
  'preferredDealership',
  'car_type',
  'vehiclePriceBudget',
  'price',
  'loanTerm',
  'selfAssessedCreditScore',
  'credit_score',
  'whoIsHelping',
  'perWeek',
  ...QUOTE_FIELDS,
] as const

/** The finance parameters of an address; '' and null for missing ones. */
export type FinanceQuery = {
  carId: string
  vin: string
  nvic: string
  year: number | null
  preferredDealership: string
  carType: string
  /** Dollars. */
  price: number | null
  termYears: number
  creditScore: CreditScore
  whoIsHelping: string
}

const LONGEST = 120

/** Reads an address; what makes no sense is as if it were not there. */
export function parseFinanceQuery(query: URLSearchParams): FinanceQuery {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST)
  const number = (name: string) => {
    const value = Number(text(name).replace(/[$,\s]/g, ''))
    return text(name) === '' || !Number.isFinite(value) || value <= 0 ? null : value
  }
  const year = number('year')
  return {
    carId: text('car_id'),
    vin: text('vin'),
    nvic: text('nvic'),
    year: year !== null && Number.isInteger(year) ? year : null,
    preferredDealership: text('preferredDealership'),
    carType: text('car_type'),
    price: number('vehiclePriceBudget') ?? number('price'),
    termYears: quickQuoteTerm(number('loanTerm') ?? QUICK_QUOTE.termYears),
    creditScore:
      parseCreditScore(text('selfAssessedCreditScore')) ??
      parseCreditScore(text('credit_score')) ??
      DEFAULT_CREDIT_SCORE,
    whoIsHelping: text('whoIsHelping'),
  }
}
