import { formatRate, roundHalfUp } from '@forecourt/schemas/contract/pure'
import { comparisonText } from '#app/domain/money/comparison-text.ts'
import { byLender } from '#app/domain/money/lender.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { LenderSummary } from '../calculator/finance-model.ts'
import { monthlyEstimate } from '../calculator/monthly-estimate.ts'
import { formatYears } from '../calculator/term-text.ts'

/** A lender's figures for a car: dollars, per cent a year, years (DATA-14). */
export type LenderFigureText = {
  financeProvider: string
  interestRate: number | null
  comparisonRate: number | null
  paymentWeek: number | null
  paymentMonth: number | null
  deposit?: number | null
  balloon?: number | null
  termYears?: number | null
  establishmentFees?: number | null
  totalPayable?: number | null
  /** Deposit and final payment on which the payment is based; '' for neither. */
  basis: string
}

type Row = (lender: LenderFigureText) => [label: string, value: string] | null
type Layout = { lead: 'week' | 'month'; rows: readonly Row[] }

const money = (label: string, key: 'deposit' | 'balloon' | 'establishmentFees' | 'totalPayable'): Row => {
  return (lender) => (lender[key] ? [label, dollars(lender[key])] : null)
}
const rate: Row = ({ interestRate }) =>
  interestRate === null ? null : ['Interest rate', formatRate(interestRate)]
const term: Row = ({ termYears }) => (termYears ? ['Term', formatYears(termYears)] : null)
const deposit = money('Deposit', 'deposit')
const balloon = money('Final payment', 'balloon')
const fees = money('Fees', 'establishmentFees')
const total = money('Total payable', 'totalPayable')
const month: Row = ({ paymentMonth, paymentWeek }) => {
  if (paymentMonth !== null) return ['Monthly', dollars(paymentMonth)]
  return paymentWeek === null
    ? null
    : ['Monthly estimate', dollars(monthlyEstimate(roundHalfUp(paymentWeek)))]
}

/** The figures that each lender shows, in order (FIN-43). */
const buildLayout = byLender<Layout>({
  Taurus: { lead: 'week', rows: [rate, term, deposit, fees] },
  Manual: { lead: 'week', rows: [term, deposit, balloon, rate] },
  Angle: { lead: 'week', rows: [month, rate, term] },
  Powertorque: { lead: 'week', rows: [month, term, deposit, balloon, fees] },
  'Nissan Finance': { lead: 'month', rows: [rate, term, balloon, total] },
  '360 Finance': { lead: 'week', rows: [rate, month] },
  AusLoans: { lead: 'week', rows: [rate, term, total, fees] },
})
const PLAIN: Layout = { lead: 'week', rows: [rate, month, term] }

/** A lender's figures as its layout arranges them; a payment is never shown without its comparison rate. */
export function lenderSummary(lender: LenderFigureText): LenderSummary {
  const { lead, rows } = buildLayout(lender.financeProvider) ?? PLAIN
  const payment = lead === 'week' ? lender.paymentWeek : lender.paymentMonth
  return {
    provider: lender.financeProvider,
    lead:
      payment === null || lender.comparisonRate === null
        ? 'Enquire for Finance'
        : `${dollars(payment)} per ${lead}`,
    comparison: lender.comparisonRate === null ? '' : comparisonText(lender.comparisonRate, lender.basis),
    rows: rows.map((row) => row(lender)).filter((row) => row !== null),
  }
}

const dollars = (amount: number) => `$${formatCount(roundHalfUp(amount))}`
