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
 * A record with the comparison rate computed from the lender's fees for the record's own interest rate. One that names
 * no rate stays without (FIN-03); of a lender whose terms are not known the rate is the lender's own statement.
 */
export function withComparisonRate<T extends Pick<LenderRecord, 'interestRate' | 'comparisonRate'>>(
  record: T,
  lender: Lender | null,
): T {
  if (lender === null || record.interestRate === null || record.comparisonRate === null) return record
  return { ...record, comparisonRate: lenderComparisonRate(record.interestRate, lender) }
}

/**
 * A lender's record of the car, or else the quote that came with it (CARD-14). `basis` names the deposit and the final
 * payment that the payment rests on, '' for none.
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
