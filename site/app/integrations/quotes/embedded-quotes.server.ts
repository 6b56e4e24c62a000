// A demo provider: deterministic answers, and applications are not forwarded.
import { createHash } from 'node:crypto'
import {
  comparisonRate,
  type LoanExample,
  type LoanFees,
  loanPayment,
  roundHalfUp,
} from '@forecourt/schemas/contract/pure'
import type { CreditScore } from '#app/domain/money/credit-score.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { applicationPath } from '#app/paths.ts'
import {
  type CustomerRequest,
  type Quote,
  type QuoteCall,
  type QuoteRequest,
  type Quotes,
  QuotesError,
} from './quotes.ts'

/** Per cent a year by self-assessed credit; 10 is the quick quote's default (FIN-62). */
const RATES: Record<CreditScore, number> = { GREAT: 10, DECENT: 12.5, POOR: 16.75 }
const FEES: LoanFees = { establishmentFeeCents: 49_500, feeMethod: 'added', monthlyFeeCents: 0 }
/** Shares of the price (FIN-61). */
const DEPOSIT = QUICK_QUOTE.depositPercent / 100
const FINAL_PAYMENT = QUICK_QUOTE.finalPercent / 100
/** The example of the quick quote's comparison rate (FIN-61): those shares of $30,000, over five years. */
const EXAMPLE: LoanExample = {
  creditCents: 3_000_000 * (1 - DEPOSIT),
  finalPaymentCents: 3_000_000 * FINAL_PAYMENT,
  months: 60,
}

export class EmbeddedQuotes implements Quotes {
  readonly embedded = true
  readonly redirectOrigins = []

  async quote({ creditScore, priceCents, termYears }: QuoteRequest): Promise<Quote> {
    const ratePercent = RATES[creditScore]
    const payment = loanPayment({
      amountCents: priceCents,
      depositCents: roundHalfUp(priceCents * DEPOSIT),
      feesCents: FEES.establishmentFeeCents,
      feeMethod: FEES.feeMethod,
      residualCents: roundHalfUp(priceCents * FINAL_PAYMENT),
      ratePercent,
      termYears,
      frequency: 'week',
    })
    const comparisonRatePercent = comparisonRate(ratePercent, FEES, EXAMPLE)
    if (payment.kind === 'enquire' || comparisonRatePercent === null)
      throw new QuotesError('a loan too small to quote')
    return {
      weeklyDollars: payment.paymentCents / 100,
      ratePercent,
      comparisonRatePercent,
    }
  }

  async createCustomer(request: CustomerRequest, { origin }: QuoteCall): Promise<{ redirectUrl: string }> {
    const details = [request.phone, request.email, request.vin, request.priceCents, request.termYears]
    const reference = createHash('sha256')
      .update(JSON.stringify(details))
      .digest('hex')
      .slice(0, 8)
      .toUpperCase()
    return { redirectUrl: `${origin}${applicationPath(reference)}` }
  }
}
