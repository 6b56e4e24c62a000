import { formatRate, roundHalfUp } from '@forecourt/schemas/contract/pure'
import { formatCount } from '../words/count.ts'

/** The default basis of a payment (FIN-35). */
export const TERM_EXAMPLE = 'Based on a 5-year term and $0 balloon.'

/** The example loan of the quick quote's comparison rate (FIN-61). */
export const QUICK_QUOTE_EXAMPLE =
  'Comparison rate based on a 5-year term, 10% deposit and 30% final payment.'

/** The basis of a quick quote's payment, besides its term (FIN-61). */
export const QUICK_QUOTE_FINAL_PAYMENT = '30% final payment'
/** The same for a quote from the feed. */
export const QUICK_QUOTE_BASIS = `10% deposit, ${QUICK_QUOTE_FINAL_PAYMENT}`

type Dollars = number | null | undefined

/** The deposit and final payment that a payment assumes: `$4,000 deposit, $9,000 final payment`; '' for none. */
export function loanBasis(deposit: Dollars, finalPayment: Dollars): string {
  const amount = (dollars: Dollars, name: string) =>
    dollars ? `$${formatCount(roundHalfUp(dollars))} ${name}` : ''
  return [amount(deposit, 'deposit'), amount(finalPayment, 'final payment')].filter(Boolean).join(', ')
}

/** The text beside a payment: `9.06% comparison rate`, with the payment's basis. */
export function comparisonText(percent: number, basis: string): string {
  return [`${formatRate(percent)} comparison rate`, basis].filter(Boolean).join(', ')
}

/** `Comparison rates range from 8.38% to 19.42%.` for a lender that publishes a range (FIN-37); otherwise ''. */
export function comparisonRange(
  lender: { comparisonFrom?: number | null | undefined; comparisonTo?: number | null | undefined } | null,
): string {
  const { comparisonFrom: from, comparisonTo: to } = lender ?? {}
  if (from === null || from === undefined || to === null || to === undefined) return ''
  return `Comparison rates range from ${formatRate(from)} to ${formatRate(to)}.`
}
