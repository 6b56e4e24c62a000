import { formatRate } from '@forecourt/schemas/contract/pure'

/** On what a lender's weekly repayment rests: months, and shares of the price in percent. */
export type RepaymentTerms = { termMonths: number; depositPercent: number; balloonPercent: number }

/**
 * On what the weekly repayments of a site rest, in a sentence for its footnote: `Weekly repayments are over 6 years with
 * a deposit of 10% and a final payment of 30%.` '' where nobody asks for a deposit or a final payment.
 */
export function describeTerms(lenders: readonly RepaymentTerms[]): string {
  if (!lenders.some(({ depositPercent, balloonPercent }) => depositPercent > 0 || balloonPercent > 0))
    return ''
  const ways = [...new Set(lenders.map(describeOne))]
  const chosen = ways.length > 1 ? ', depending on the dealership' : ''
  return `Weekly repayments are ${ways.join(', or ')}${chosen}.`
}

function describeOne({ termMonths, depositPercent, balloonPercent }: RepaymentTerms): string {
  const share = (percent: number, name: string) => (percent > 0 ? `a ${name} of ${formatShare(percent)}` : '')
  const parts = [share(depositPercent, 'deposit'), share(balloonPercent, 'final payment')].filter(Boolean)
  return `${formatTerm(termMonths)} ${parts.length > 0 ? `with ${parts.join(' and ')}` : 'without a deposit'}`
}

function formatTerm(months: number): string {
  if (months % 12 !== 0) return `over ${months} months`
  return months === 12 ? 'over one year' : `over ${months / 12} years`
}

/** `10%`, `12.5%`. */
const formatShare = (percent: number) => formatRate(percent).replace(/\.?0+%$/, '%')
