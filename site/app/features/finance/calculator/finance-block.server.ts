import type { Car, Lender } from '@forecourt/schemas/contract'
import { allOf, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { listFees } from '#app/domain/money/calculator-fees.ts'
import { comparisonRange, loanExample, TERM_EXAMPLE } from '#app/domain/money/comparison-words.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { lenderOf } from '#app/domain/money/lender.ts'
import { lenderRecordOf, statementOf } from '#app/features/car/lender-statement.server.ts'
import { financeVerdict } from '#app/features/car/present-price.server.ts'
import { type Calculator, isUnchanged } from '#app/features/finance/calculator/calculate-loan.ts'
import { calculatorBounds, startingTerm } from '#app/features/finance/calculator/calculator-bounds.ts'
import {
  calculatorDefaultCents,
  calculatorVisible,
  clampToBounds,
} from '#app/features/finance/rules/calculator-rules.ts'
import { financeQuotePath } from '#app/paths.ts'
import { lenderSummary } from '../lender/lender-layouts.ts'
import { financeHref } from './finance-link.ts'
import type { FinanceModel, LenderModel } from './finance-model.ts'

type Where = Pick<DealerContext, 'bundle' | 'now'>

/** Whether a car's page shows the calculator, with reasons (FIN-01 to FIN-09). Its finance value is the price. */
export function calculatorVerdict(car: Car, dealer: Where): Verdict {
  const provider = statementOf(car, dealer.bundle.tenant)?.financeProvider ?? null
  const price = effectivePriceCents(car) ?? 0
  const calculator = calculatorVisible(provider, price)
    ? shows('provider', 'A lender finances the car.')
    : hides('no-provider', 'No lender finances the car, or it has no price.')
  return allOf([financeVerdict(car, dealer), calculator])
}

/** The finance part of a car's page, or null where it shows none. */
export function financeModel(car: Car, dealer: Where): FinanceModel | null {
  const { tenant } = dealer.bundle
  const statement = statementOf(car, tenant)
  if (statement === null || !calculatorVerdict(car, dealer).shown) return null
  const lender = lenderOf(car, statement.financeProvider, tenant.lenders)
  return {
    carId: car.id,
    summary: lenderSummary(statement),
    calculator: calculatorOf(car, statement, lender, dealer),
    disclaimer: disclaimerOf(car, lender, dealer),
    quoteHref: financeQuotePath(car.slug),
    applyHref: financeHref(tenant.finance.path, car),
    cta: tenant.texts.financeCta,
    popup: tenant.finance.popup,
  }
}

/** The lender of a car without a calculator, where it is shown for such a car (FIN-09); null for any other. */
export function lenderModel(car: Car, dealer: Where): LenderModel | null {
  const { tenant } = dealer.bundle
  const statement = statementOf(car, tenant)
  if (statement === null || calculatorVerdict(car, dealer).shown) return null
  if (!financeVerdict(car, dealer).shown) return null
  const lender = lenderOf(car, statement.financeProvider, tenant.lenders)
  return {
    carId: car.id,
    summary: lenderSummary(statement),
    disclaimer: disclaimerOf(car, lender, dealer),
    applyHref: financeHref(tenant.finance.path, car),
    cta: tenant.texts.financeCta,
  }
}

type Statement = NonNullable<ReturnType<typeof statementOf>>

/**
 * Without the lender's terms a comparison rate is known for the lender's own interest rate alone, so the rate is locked
 * to it.
 */
function calculatorOf(
  car: Car,
  statement: Statement,
  lender: Lender | null,
  { bundle: { tenant } }: Where,
): Calculator {
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
      rate:
        lender === null
          ? (statement.interestRate ?? options.defaultRate)
          : clampToBounds(options.defaultRate, bounds.rate.min, bounds.rate.max),
    },
    termChoices: options.termChoices.filter((years) => years <= bounds.term.max),
    rateLocked: options.rateLocked || lender === null,
    comparison: lender === null ? { statedRate: statement.comparisonRate ?? 0 } : { loan: loanOf(lender) },
    fees: listFees(options.fees, {
      establishmentFeeCents:
        Math.round((record?.establishmentFees ?? 0) * 100) || (lender?.establishmentFeeCents ?? 0),
      monthlyFeeCents: lender?.monthlyFeeCents ?? 0,
    }),
    lender: null,
  }
  return { ...calculator, lender: lendersFigures(car, calculator, tenant.financeProvider) }
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

/** The lender's own figures, where they are those of the values the calculator opens with (FIN-28). */
function lendersFigures(car: Car, calculator: Calculator, provider: string): Calculator['lender'] {
  const record = lenderRecordOf(car, provider)
  if (record === null) return null
  const { start } = calculator
  const lenders = {
    ...start,
    amount: (car.priceCents ?? 0) / 100,
    term: record.termYears ?? start.term,
    rate: record.interestRate ?? start.rate,
  }
  if (!isUnchanged(lenders, calculator)) return null
  const { paymentWeek, paymentMonth, totalPayable } = record
  return { paymentWeek, paymentMonth, totalPayable }
}

/**
 * The lender's words, the range of its comparison rates, and the example on which every rate is based (FIN-35). Five
 * years without a balloon are named only where they are the lender's terms.
 */
function disclaimerOf(car: Car, lender: Lender | null, { bundle: { tenant } }: Where): string {
  const record = lenderRecordOf(car, tenant.financeProvider)
  const isExample = (record?.termYears ?? 5) === 5 && !record?.balloon
  return [
    record?.disclaimer || lender?.disclaimer,
    isExample ? TERM_EXAMPLE : '',
    comparisonRange(lender),
    loanExample(lender?.exampleBalloonPercent ?? 0),
  ]
    .filter(Boolean)
    .join(' ')
}
