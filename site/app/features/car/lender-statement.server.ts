import type { Car, Lender, LenderRecord } from '@forecourt/schemas/contract'
import { lenderComparisonRate } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { loanBasis, QUICK_QUOTE_BASIS } from '#app/domain/money/comparison-words.ts'
import { lenderOf, recordOf } from '#app/domain/money/lender.ts'
import { isAmongMakes } from '#app/domain/vocabulary/makes.ts'

type Tenant = DealerContext['bundle']['tenant']
type Dealer = Pick<Tenant, 'financeProvider' | 'lenders'>

type Bundle = Pick<DealerContext['bundle'], 'tenant' | 'platform'>

/** The dealer's one make, where finance is hidden for it: then for all of its cars (TEN-06). */
export function hiddenMakeOf({ tenant: { manufacturer }, platform }: Bundle): string | null {
  return manufacturer && isAmongMakes(manufacturer.name, platform.financeHiddenMakes)
    ? manufacturer.name
    : null
}

/**
 * Does the dealer show weekly repayments? Without a finance provider there is no finance anywhere (TEN-05), nor at the
 * dealer of a make whose finance is hidden (TEN-06).
 */
export const showsWeeklyPrices = (bundle: Bundle) =>
  bundle.tenant.flags.weeklyPrice && bundle.tenant.financeProvider !== '' && hiddenMakeOf(bundle) === null

/**
 * The record of the dealer's provider, or that of another lender which finances the car; null for a dealer without a
 * provider.
 */
export function lenderRecordOf(car: Pick<Car, 'lenders'>, provider: string): LenderRecord | null {
  if (provider === '') return null
  return recordOf(car.lenders, provider) ?? Object.values(car.lenders)[0] ?? null
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
 * payment the repayment assumes, '' for none. null without either, and for a dealer without a finance provider.
 */
export function statementOf(car: Car, { financeProvider, lenders }: Dealer) {
  if (financeProvider === '') return null
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
