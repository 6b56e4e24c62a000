import type { Car, Lender, LenderRecord } from '@forecourt/schemas/contract'
import { lenderComparisonRate } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { loanBasis, QUICK_QUOTE_BASIS } from '#app/domain/money/comparison-words.ts'

type Dealer = Pick<DealerContext['bundle']['tenant'], 'financeProvider' | 'lenders'>

/** The record of the dealer's provider, or the only one there is. */
export function lenderRecordOf(car: Pick<Car, 'lenders'>, provider: string): LenderRecord | null {
  return car.lenders[provider] ?? Object.values(car.lenders)[0] ?? null
}

/** The dealer's terms with a lender: those of the car's dealership, or else those of the whole site. */
export function lenderOf(
  { dealershipSlug }: Pick<Car, 'dealershipSlug'>,
  provider: string,
  lenders: readonly Lender[],
): Lender | null {
  const same = lenders.filter((one) => one.provider === provider)
  const here = same.find(({ dealershipSlugs }) => dealershipSlugs.includes(dealershipSlug))
  return here ?? same.find(({ dealershipSlugs }) => dealershipSlugs.length === 0) ?? null
}

/**
 * A record with the comparison rate computed from the lender's fees and the record's interest rate. Without an
 * interest rate there is none (FIN-03); for a lender with unknown terms the rate is the lender's own.
 */
export function withComparisonRate<T extends Pick<LenderRecord, 'interestRate' | 'comparisonRate'>>(
  record: T,
  lender: Lender | null,
): T {
  if (lender === null || record.interestRate === null || record.comparisonRate === null) return record
  return { ...record, comparisonRate: lenderComparisonRate(record.interestRate, lender) }
}

/**
 * The lender's record of the car, else the quote in the feed (CARD-14). `basis` describes the deposit and final
 * payment the repayment assumes, '' for none.
 */
export function statementOf(car: Car, { financeProvider, lenders }: Dealer) {
  const record = lenderRecordOf(car, financeProvider)
  const quote = car.youxQuote
  if (record !== null) {
    const lender = lenderOf(car, record.financeProvider, lenders)
    return { ...withComparisonRate(record, lender), basis: loanBasis(record.deposit, record.balloon) }
  }
  if (quote === null) return null
  return {
    financeProvider: 'youX',
    paymentWeek: quote.weeklyRepaymentAmount,
    paymentMonth: null,
    interestRate: quote.advertisedRate,
    comparisonRate: quote.comparisonRate,
    basis: QUICK_QUOTE_BASIS,
  }
}
