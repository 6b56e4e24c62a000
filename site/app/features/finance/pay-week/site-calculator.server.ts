import type { Lender } from '@forecourt/schemas/contract'
import { loanExample } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { listFees } from '#app/domain/money/calculator-fees.ts'
import { comparisonRange } from '#app/domain/money/comparison-text.ts'
import { shareCents } from '#app/domain/money/lender-figures.ts'
import type { Calculator } from '#app/parts/money/calculator/calculate-loan.ts'
import { calculatorBounds, termChoices } from '#app/parts/money/calculator/calculator-bounds.ts'
import { loanOf } from '#app/parts/money/calculator/finance-block.server.ts'
import type { FinanceModel } from '#app/parts/money/calculator/finance-model.ts'
import { askedFrequency, askedInputs, hasInputs } from '#app/parts/money/quote/asked-inputs.ts'
import { financePath } from '#app/paths.ts'

/** The calculator of no vehicle in particular, and what the address asks of it. */
export type SiteCalculator = {
  finance: Omit<FinanceModel, 'summary' | 'popup'>
  from: ReturnType<typeof readAsked>
}

type Reach = { weekly: number; reachedCents: number }

/** A calculator that opens with the price that a weekly payment reaches, by the terms of every weekly price. */
export function siteCalculator(
  lender: Lender,
  { weekly, reachedCents }: Reach,
  { dealer, query, applyHref }: { dealer: DealerContext; query: URLSearchParams; applyHref: string },
): SiteCalculator {
  const { calculator: options, texts } = dealer.bundle.tenant
  const termYears = lender.termMonths / 12
  const bounds = calculatorBounds(options, reachedCents, lender)
  const calculator: Calculator = {
    bounds,
    start: {
      amount: reachedCents / 100,
      deposit: shareCents(reachedCents, lender.depositPercent) / 100,
      residual: shareCents(reachedCents, lender.balloonPercent) / 100,
      term: termYears,
      rate: lender.interestRate,
    },
    termChoices: termChoices(options, bounds.term, termYears),
    rateLocked: options.rateLocked,
    comparison: { loan: loanOf(lender) },
    fees: listFees(options.fees, lender),
    feeMethod: lender.feeMethod,
    lender: { paymentWeek: weekly, paymentMonth: null, totalPayable: null },
  }
  return {
    finance: {
      carId: '',
      calculator,
      disclaimer: [lender.disclaimer, comparisonRange(lender), loanExample(lender.exampleBalloonPercent ?? 0)]
        .filter(Boolean)
        .join(' '),
      quoteHref: `${financePath()}#finance-calculator`,
      applyHref,
      cta: texts.financeCta,
    },
    from: readAsked(query, calculator),
  }
}

function readAsked(query: URLSearchParams, calculator: Calculator) {
  return hasInputs(query)
    ? { inputs: askedInputs(query, calculator), frequency: askedFrequency(query) }
    : { frequency: askedFrequency(query) }
}
