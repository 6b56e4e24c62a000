import type { Lender } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { listFees } from '#app/domain/money/calculator-fees.ts'
import { comparisonRange, loanExample } from '#app/domain/money/comparison-words.ts'
import { financePath } from '#app/paths.ts'
import type { Calculator } from '../calculator/calculate-loan.ts'
import { calculatorBounds, startingTerm } from '../calculator/calculator-bounds.ts'
import { loanOf } from '../calculator/finance-block.server.ts'
import type { FinanceModel } from '../calculator/finance-model.ts'
import { askedFrequency, askedInputs, hasInputs } from '../quote/asked-inputs.ts'
import { clampToBounds } from '../rules/calculator-rules.ts'

/** The calculator of no vehicle in particular, and what the address asks of it. */
export type SiteCalculator = {
  finance: Omit<FinanceModel, 'summary' | 'popup'>
  from: ReturnType<typeof askedOf>
}

type Reach = { weekly: number; reachedCents: number }

/** A calculator that opens with the price that a weekly payment reaches, by the terms of every weekly price. */
export function siteCalculator(
  lender: Lender,
  { weekly, reachedCents }: Reach,
  { dealer, query, applyHref }: { dealer: DealerContext; query: URLSearchParams; applyHref: string },
): SiteCalculator {
  const { calculator: options, texts } = dealer.bundle.tenant
  const bounds = calculatorBounds(options, reachedCents, lender)
  const amount = reachedCents / 100
  const share = (percent: number) => Math.round(amount * percent) / 100
  const calculator: Calculator = {
    bounds,
    start: {
      amount,
      deposit: share(lender.depositPercent),
      residual: share(lender.balloonPercent),
      term: startingTerm(bounds.term, options.termChoices, null, lender.termMonths / 12),
      rate: clampToBounds(lender.interestRate, bounds.rate.min, bounds.rate.max),
    },
    termChoices: options.termChoices.filter((years) => years <= bounds.term.max),
    rateLocked: options.rateLocked,
    comparison: { loan: loanOf(lender) },
    fees: listFees(options.fees, lender),
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
    from: askedOf(query, calculator),
  }
}

function askedOf(query: URLSearchParams, calculator: Calculator) {
  return hasInputs(query)
    ? { inputs: askedInputs(query, calculator), frequency: askedFrequency(query) }
    : { frequency: askedFrequency(query) }
}
