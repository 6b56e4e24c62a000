import type { Car, Lender } from '@forecourt/schemas/contract'
import {
  combineVerdicts,
  hides,
  loanExample,
  shows,
  toCents,
  toDollars,
  type Verdict,
} from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { type Fee, lenderFees, listFees } from '#app/domain/money/calculator-fees.ts'
import { comparisonRange, TERM_EXAMPLE } from '#app/domain/money/comparison-text.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { findLender } from '#app/domain/money/lender.ts'
import { findStatement, type Statement } from '#app/parts/car/lender-statement.server.ts'
import { financeVerdict } from '#app/parts/car/present-price.server.ts'
import { financeQuotePath } from '#app/paths.ts'
import { calculatorDefaultCents, calculatorVisible } from '../calculator-rules.ts'
import { lenderSummary } from '../lender/lender-layouts.ts'
import type { Calculator } from './calculate-loan.ts'
import { calculatorBounds, defaultTerm, termChoices } from './calculator-bounds.ts'
import { financeHref } from './finance-link.ts'
import type { FinanceModel, LenderModel } from './finance-model.ts'

type Where = Pick<DealerContext, 'bundle' | 'now'>

/** Whether a car's page shows the calculator, with reasons (FIN-01 to FIN-09). Its finance value is the price. */
export function calculatorVerdict(car: Car, dealer: Where): Verdict {
  const provider = findStatement(car, dealer.bundle.tenant)?.financeProvider ?? null
  const price = effectivePriceCents(car) ?? 0
  const calculator = calculatorVisible(provider, price)
    ? shows('provider', 'A lender finances the car.')
    : hides('no-provider', 'No lender finances the car, or it has no price.')
  return combineVerdicts([financeVerdict(car, dealer), calculator])
}

/** The finance part of a car's page, or null where it shows none. */
export function financeModel(car: Car, dealer: Where): FinanceModel | null {
  const { tenant } = dealer.bundle
  const statement = findStatement(car, tenant)
  if (statement === null || !calculatorVerdict(car, dealer).shown) return null
  const lender = readTerms(car, statement, tenant.lenders)
  return {
    carId: car.id,
    summary: lenderSummary(statement),
    calculator: buildCalculator(car, statement, lender, dealer),
    disclaimer: buildDisclaimer(statement, lender),
    quoteHref: financeQuotePath(car.slug),
    applyHref: financeHref(tenant.finance.path, car),
    cta: tenant.texts.financeCta,
    popup: tenant.finance.popup,
  }
}

/** The lender of a car without a calculator, where it is shown for such a car (FIN-09); null for any other. */
export function lenderModel(car: Car, dealer: Where): LenderModel | null {
  const { tenant } = dealer.bundle
  const statement = findStatement(car, tenant)
  if (statement === null || calculatorVerdict(car, dealer).shown) return null
  if (!financeVerdict(car, dealer).shown) return null
  const lender = readTerms(car, statement, tenant.lenders)
  return {
    carId: car.id,
    summary: lenderSummary(statement),
    disclaimer: buildDisclaimer(statement, lender),
    applyHref: financeHref(tenant.finance.path, car),
    cta: tenant.texts.financeCta,
  }
}

/** The terms from which a statement follows; null where the finance company stated it for the car itself. */
const readTerms = (car: Car, { financeProvider, stated }: Statement, lenders: readonly Lender[]) =>
  stated ? null : findLender(car, financeProvider, lenders)

/**
 * An untouched calculator is the lender's own loan: its rate, term, deposit and final payment, before the site's defaults
 * (FIN-28 before FIN-25 and FIN-39). Without the lender's terms a comparison rate is known for the lender's own interest
 * rate alone, so the rate is locked to it.
 */
function buildCalculator(
  car: Car,
  statement: Statement,
  lender: Lender | null,
  { bundle: { tenant } }: Where,
): Calculator {
  const options = tenant.calculator
  const price = effectivePriceCents(car)
  const bounds = calculatorBounds(options, price ?? 0, lender)
  const calculator: Calculator = {
    bounds,
    start: {
      amount: calculatorDefaultCents(price, options.fixedAmount) / 100,
      deposit: statement.deposit ?? 0,
      residual: statement.balloon ?? 0,
      term: statement.termYears ?? defaultTerm(bounds.term, options),
      rate: statement.interestRate ?? options.defaultRate,
    },
    termChoices: termChoices(options, bounds.term, statement.termYears),
    rateLocked: options.rateLocked || lender === null,
    comparison: lender === null ? { statedRate: statement.comparisonRate ?? 0 } : { loan: loanOf(lender) },
    feeMethod: lender?.feeMethod ?? 'added',
    fees: listShownFees(options.fees, statement, lender),
    lender: null,
  }
  return { ...calculator, lender: lendersFigures(price, statement, calculator) }
}

/** Of a lender whose terms the settings do not hold the dealer's own list is all that is known (FIN-38). */
function listShownFees(own: readonly Fee[], { establishmentFees }: Statement, lender: Lender | null): Fee[] {
  if (lender !== null) return listFees(own, lender)
  const ofRecord = { establishmentFeeCents: toCents(establishmentFees) ?? 0, monthlyFeeCents: 0 }
  return own.length > 0 ? [...own] : lenderFees(ofRecord)
}

/** What a comparison rate is calculated from. */
export const loanOf = ({
  establishmentFeeCents,
  feeMethod,
  monthlyFeeCents,
  exampleBalloonPercent,
}: Lender) => ({
  establishmentFeeCents,
  feeMethod,
  monthlyFeeCents,
  exampleBalloonPercent,
})

/** The lender's own figures, which count only for the car's own amount (FIN-24, FIN-28). */
function lendersFigures(
  priceCents: number | null,
  { paymentWeek, paymentMonth, totalPayable }: Statement,
  { start }: Calculator,
): Calculator['lender'] {
  if (toDollars(priceCents) !== start.amount) return null
  return { paymentWeek, paymentMonth, totalPayable }
}

/**
 * The lender's words, the range of its comparison rates, and the example on which every rate is based (FIN-35). Five
 * years without a balloon are named only where they are the lender's terms.
 */
function buildDisclaimer({ disclaimer, termYears, balloon }: Statement, lender: Lender | null): string {
  const isExample = (termYears ?? 5) === 5 && !balloon
  return [
    disclaimer || lender?.disclaimer,
    isExample ? TERM_EXAMPLE : '',
    comparisonRange(lender),
    loanExample(lender?.exampleBalloonPercent ?? 0),
  ]
    .filter(Boolean)
    .join(' ')
}
