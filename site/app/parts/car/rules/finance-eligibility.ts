import type { Reason, Verdict } from '@forecourt/schemas/contract/pure'
import { byLender } from '#app/domain/money/lender.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { isAmongMakes } from '#app/domain/vocabulary/makes.ts'

/** A lender's record on a car; dollars and percent as the lender sends them (DATA-14). */
export type LenderStatement = {
  interestRate: number | null
  comparisonRate: number | null
  paymentWeek: number | null
  paymentMonth: number | null
}

export type FinanceQuestion = {
  provider: string
  car: { year: number; priceCents: number | null; status: string }
  lender: LenderStatement | null
  manufacturer: string
  dealershipSlug: string
  /** Dealerships without finance (FIN-05). */
  hiddenSlugs: readonly string[]
  /** Makes without finance (FIN-04). */
  hiddenManufacturers: readonly string[]
  currentYear: number
}

type Check = (question: FinanceQuestion, lender: LenderStatement) => Reason | null

const PRICE_ABOVE_CENTS = 50_000
/** Years back from now that the strictest lender accepts, exclusive (FIN-06). */
const MAX_AGE_YEARS = 12

const dearEnough: Check = ({ car }) =>
  (car.priceCents ?? 0) > PRICE_ABOVE_CENTS ? null : no('price-low', 'The price must be above $500.')
const newEnough: Check = ({ car, currentYear }) =>
  car.year > currentYear - MAX_AGE_YEARS ? null : no('too-old', `Built before ${currentYear - 11}.`)
const hasWeekly: Check = (_question, lender) =>
  lender.paymentWeek !== null ? null : no('no-weekly-payment', 'The lender gives no weekly payment.')
const hasMonthly: Check = (_question, lender) =>
  lender.paymentMonth !== null ? null : no('no-monthly-payment', 'The lender gives no monthly payment.')

/** Each lender's conditions beyond availability (FIN-06 to FIN-09). */
const checksOf = byLender<readonly Check[]>({
  Taurus: [newEnough, dearEnough],
  Manual: [dearEnough, hasWeekly],
  Angle: [dearEnough, hasWeekly],
  Powertorque: [dearEnough, hasWeekly],
  'Nissan Finance': [dearEnough, hasMonthly],
  '360 Finance': [],
  AusLoans: [],
})

/** Is the lender's finance block shown for the car (FIN-02 to FIN-09)? Reasons name every obstacle. */
export function financeEligible(question: FinanceQuestion): Verdict {
  const { lender } = question
  if (lender === null || Object.keys(lender).length === 0) {
    return { shown: false, reasons: [no('no-lender', 'The car has no lender record.')] }
  }
  const checks = checksOf(question.provider) ?? [dearEnough]
  const reasons = [
    ...exclusions(question, lender),
    ...checks.map((check) => check(question, lender)).filter((reason) => reason !== null),
  ]
  return { shown: reasons.length === 0, reasons }
}

function exclusions(question: FinanceQuestion, lender: LenderStatement): Reason[] {
  const reasons: Reason[] = []
  if (lender.interestRate === null) reasons.push(no('no-rate', 'The lender gives no interest rate.'))
  if (lender.comparisonRate === null) {
    reasons.push(no('no-comparison-rate', 'The lender gives no comparison rate.'))
  }
  if (isAmongMakes(question.manufacturer, question.hiddenManufacturers)) {
    reasons.push(no('manufacturer', `Finance is not shown for ${question.manufacturer}.`))
  }
  if (question.hiddenSlugs.includes(question.dealershipSlug)) {
    reasons.push(no('dealership', 'Finance is switched off for this dealership.'))
  }
  if (!isAvailable(question.car)) reasons.push(no('unavailable', 'The car is not for sale.'))
  return reasons
}

function no(code: string, text: string): Reason {
  return { code, text }
}
