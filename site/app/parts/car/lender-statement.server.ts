import type { Car, LenderRecord } from '@forecourt/schemas/contract'
import { toDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { loanBasis, QUICK_QUOTE_BASIS } from '#app/domain/money/comparison-text.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { findRecord, servingLender } from '#app/domain/money/lender.ts'
import { type LenderFigures, lenderFigures, shareCents } from '#app/domain/money/lender-figures.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { isAmongMakes } from '#app/domain/vocabulary/makes.ts'

type Tenant = DealerContext['bundle']['tenant']
type Dealer = Pick<Tenant, 'financeProvider' | 'lenders'>

type Bundle = Pick<DealerContext['bundle'], 'tenant' | 'platform'>

/** The dealer's one make, where finance is hidden for it: then for all of its cars (TEN-06). */
export function findHiddenMake({ tenant: { manufacturer }, platform }: Bundle): string | null {
  return manufacturer && isAmongMakes(manufacturer.name, platform.financeHiddenMakes)
    ? manufacturer.name
    : null
}

/**
 * Does the dealer show weekly repayments? Without a finance provider there is no finance anywhere (TEN-05), nor at the
 * dealer of a make whose finance is hidden (TEN-06).
 */
export const showsWeeklyPrices = (bundle: Bundle) =>
  bundle.tenant.flags.weeklyPrice && bundle.tenant.financeProvider !== '' && findHiddenMake(bundle) === null

/** The record of the dealer's provider, or that of another lender which finances the car. */
function recordAmong(records: Car['lenders'], provider: string): LenderRecord | null {
  return findRecord(records, provider) ?? Object.values(records)[0] ?? null
}

/** The records that a finance company stated for the car itself; the others follow from the dealer's terms. */
const statedRecords = ({ lenders }: Pick<Car, 'lenders'>) =>
  Object.fromEntries(Object.entries(lenders).filter(([, { stated }]) => stated))

/** Figures that may be the finance company's own for this car, with a comparison rate for its own interest rate alone. */
type StatedFigures = LenderFigures & { stated?: boolean }

type FinancedCar = Pick<Car, 'lenders' | 'dealershipSlug' | 'priceCents' | 'reducedPriceCents'>

/**
 * What the lender says of a car (FIN-28): its own figures for it, else those of its terms as they are now, so that a page
 * never pairs a payment from the index with terms that have changed since. Of a lender whose terms the dealer's settings
 * do not hold it is the record of the index. null without a lender, and for a dealer without a provider.
 */
export function getLenderFigures(
  car: FinancedCar,
  { financeProvider, lenders }: Dealer,
): StatedFigures | null {
  if (financeProvider === '') return null
  const own = findRecord(statedRecords(car), financeProvider)
  if (own !== null) return own
  const lender = servingLender(car, financeProvider, lenders)
  if (lender !== null) return lenderFigures(effectivePriceCents(car), lender)
  return recordAmong(car.lenders, financeProvider)
}

/** Do the figures of a car follow from the dealer's terms, and from nothing stated for the car itself? */
export function followsTerms(car: FinancedCar, { financeProvider, lenders }: Dealer): boolean {
  if (findRecord(statedRecords(car), financeProvider) !== null) return false
  return servingLender(car, financeProvider, lenders) !== null
}

/** All lenders' figures of a car by provider: those stated for it, and those of the dealer's lender. */
export function listLenderRecords(car: FinancedCar, dealer: Dealer): Record<string, LenderFigures> {
  const figures = getLenderFigures(car, dealer)
  return figures === null ? {} : { ...statedRecords(car), [figures.financeProvider]: figures }
}

/** A lender's figures as pages read them; `basis` describes the deposit and final payment they assume, '' for none. */
export type Statement = StatedFigures & { basis: string }

/**
 * The lender's figures of the car, else the quote in the feed (CARD-14). null without either, and for a dealer without a
 * finance provider.
 */
export function findStatement(car: FinancedCar & Pick<Car, 'youxQuote'>, dealer: Dealer): Statement | null {
  const figures = getLenderFigures(car, dealer)
  if (figures !== null) return { ...figures, basis: loanBasis(figures.deposit, figures.balloon) }
  if (dealer.financeProvider === '' || car.youxQuote === null) return null
  return quoteStatement(car.youxQuote, effectivePriceCents(car))
}

const QUOTE_YEARS = QUICK_QUOTE.termYears

/** A quote's figures, with the deposit and the final payment on which it rests (FIN-61). */
function quoteStatement(
  { weeklyRepaymentAmount, advertisedRate, comparisonRate }: NonNullable<Car['youxQuote']>,
  priceCents: number | null,
): Statement {
  return {
    financeProvider: 'youX',
    paymentWeek: weeklyRepaymentAmount,
    interestRate: advertisedRate,
    comparisonRate,
    deposit: toDollars(priceCents && shareCents(priceCents, QUICK_QUOTE.depositPercent)),
    balloon: toDollars(priceCents && shareCents(priceCents, QUICK_QUOTE.finalPercent)),
    termYears: QUOTE_YEARS,
    termMonths: QUOTE_YEARS * 12,
    termWeeks: QUOTE_YEARS * 52,
    paymentMonth: null,
    totalPayable: null,
    establishmentFees: null,
    disclaimer: '',
    basis: QUICK_QUOTE_BASIS,
  }
}
