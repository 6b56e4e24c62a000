import type { Car, Lender } from '@forecourt/schemas/contract'
import { allOf, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import { calculatorDefaultCents, calculatorVisible } from '#app/domain/finance/calculator.ts'
import { calculatorBounds, startingTerm } from '#app/domain/finance/calculator-bounds.ts'
import { listFees } from '#app/domain/finance/calculator-fees.ts'
import { comparisonRange, LOAN_EXAMPLE, TERM_EXAMPLE } from '#app/domain/finance/comparison-words.ts'
import { type Calculator, isUnchanged } from '#app/domain/finance/reckon.ts'
import { effectivePriceCents } from '#app/domain/price/price-display.ts'
import type { Shop } from '#app/features/shop.ts'
import { financeVerdict, lenderRecordOf, statementOf } from '#app/features/stock-search/car-price.server.ts'
import { financeQuotePath } from '#app/paths.ts'
import { financeHref } from './finance-link.ts'
import type { FinanceModel } from './finance-model.ts'
import { lenderSummary } from './lender-layouts.ts'

type Where = Pick<Shop, 'bundle' | 'now'>

/** Does a car's page show the calculator, and why not (FIN-01 to FIN-09)? Its finance value is the price. */
export function calculatorVerdict(car: Car, shop: Where): Verdict {
  const provider = statementOf(car, shop.bundle.tenant.financeProvider)?.financeProvider ?? null
  const price = effectivePriceCents(car) ?? 0
  const calculator = calculatorVisible(provider, price)
    ? shows('provider', 'A lender finances the car.')
    : hides('no-provider', 'No lender finances the car, or it has no price.')
  return allOf([financeVerdict(car, shop), calculator])
}

/** The finance part of a car's page, or null where it shows none. */
export function financeModel(car: Car, shop: Where): FinanceModel | null {
  const { tenant } = shop.bundle
  const statement = statementOf(car, tenant.financeProvider)
  if (statement === null || !calculatorVerdict(car, shop).shown) return null
  const lender = lenderOf(car, statement.financeProvider, tenant.lenders)
  return {
    carId: car.id,
    summary: lenderSummary(statement),
    calculator: calculatorOf(car, lender, shop),
    disclaimer: disclaimerOf(car, lender, shop),
    quoteHref: financeQuotePath(car.slug),
    applyHref: financeHref(tenant.finance.path, car),
    cta: tenant.texts.financeCta,
    popup: tenant.finance.popup,
  }
}

/** The dealer's terms with that lender: those of the car's dealership, or else those of the whole site. */
function lenderOf(car: Car, provider: string, lenders: readonly Lender[]): Lender | null {
  const same = lenders.filter((one) => one.provider === provider)
  const here = same.find(({ dealershipSlugs }) => dealershipSlugs.includes(car.dealershipSlug))
  return here ?? same.find(({ dealershipSlugs }) => dealershipSlugs.length === 0) ?? null
}

function calculatorOf(car: Car, lender: Lender | null, { bundle: { tenant } }: Where): Calculator {
  const options = tenant.calculator
  const price = effectivePriceCents(car)
  const record = lenderRecordOf(car, tenant.financeProvider)
  const bounds = calculatorBounds(options, price ?? 0, lender)
  const calculator: Calculator = {
    bounds,
    start: {
      amount: calculatorDefaultCents(price, options.fixedAmount) / 100,
      deposit: record?.deposit ?? 0,
      residual: record?.balloon ?? 0,
      term: startingTerm(
        bounds.term,
        options.termChoices,
        options.defaultTermYears,
        record?.termYears ?? null,
      ),
      rate: Math.min(Math.max(options.defaultRate, bounds.rate.min), bounds.rate.max),
    },
    termChoices: options.termChoices.filter((years) => years <= bounds.term.max),
    rateLocked: options.rateLocked,
    fees: listFees(
      options.fees,
      Math.round((record?.establishmentFees ?? 0) * 100) || (lender?.establishmentFeeCents ?? 0),
    ),
    lender: null,
  }
  return { ...calculator, lender: lendersFigures(car, calculator, tenant.financeProvider) }
}

/** The lender's own figures, where they are those of the values the calculator opens with (FIN-28). */
function lendersFigures(car: Car, calculator: Calculator, provider: string): Calculator['lender'] {
  const record = lenderRecordOf(car, provider)
  if (record === null) return null
  const { start } = calculator
  const lenders = {
    ...start,
    amount: (car.priceCents ?? 0) / 100,
    term: record.termYears ?? start.term,
  }
  if (!isUnchanged(lenders, calculator)) return null
  const { paymentWeek, paymentMonth, totalPayable } = record
  return { paymentWeek, paymentMonth, totalPayable }
}

/**
 * The lender's words, what its comparison rates range over, and the example that every rate rests on (FIN-35). Five
 * years without a balloon are named only where they are the lender's terms.
 */
function disclaimerOf(car: Car, lender: Lender | null, { bundle: { tenant } }: Where): string {
  const record = lenderRecordOf(car, tenant.financeProvider)
  const isExample = (record?.termYears ?? 5) === 5 && !record?.balloon
  return [
    record?.disclaimer || lender?.disclaimer,
    isExample ? TERM_EXAMPLE : '',
    comparisonRange(lender),
    LOAN_EXAMPLE,
  ]
    .filter(Boolean)
    .join(' ')
}
