// A provider without money: the same question always has the same answer, and nobody is told of an application.
import { createHash } from 'node:crypto'
import type { CreditScore } from '#app/domain/finance/credit-score.ts'
import { loanPayment } from '#app/domain/finance/loan-payment.ts'
import { applicationPath } from '#app/paths.ts'
import { comparisonRate } from './comparison-rate.ts'
import {
  type Asking,
  type CustomerRequest,
  type Quote,
  type QuoteRequest,
  type Quotes,
  QuotesError,
} from './quotes.ts'

/** Per cent a year by what a shopper says of their credit; 10 is the quick quote's own (FIN-62). */
const RATES: Record<CreditScore, number> = { GREAT: 10, DECENT: 12.5, POOR: 16.75 }
const FEE_CENTS = 49_500
/** Shares of the price (FIN-61). */
const DEPOSIT = 0.1
const FINAL_PAYMENT = 0.3

export class EmbeddedQuotes implements Quotes {
  readonly embedded = true
  readonly redirectOrigins = []

  async quote({ creditScore, priceCents, termYears }: QuoteRequest): Promise<Quote> {
    const ratePercent = RATES[creditScore]
    const payment = loanPayment({
      amountCents: priceCents,
      depositCents: Math.round(priceCents * DEPOSIT),
      feesCents: FEE_CENTS,
      residualCents: Math.round(priceCents * FINAL_PAYMENT),
      ratePercent,
      termYears,
      frequency: 'week',
    })
    if (payment.kind === 'enquire') throw new QuotesError('a loan too small to quote')
    return {
      weeklyDollars: payment.paymentCents / 100,
      ratePercent,
      comparisonRatePercent: comparisonRate(ratePercent, FEE_CENTS),
    }
  }

  async createCustomer(request: CustomerRequest, { origin }: Asking): Promise<{ redirectUrl: string }> {
    const said = [request.phone, request.email, request.vin, request.priceCents, request.termYears]
    const reference = createHash('sha256')
      .update(JSON.stringify(said))
      .digest('hex')
      .slice(0, 8)
      .toUpperCase()
    return { redirectUrl: `${origin}${applicationPath(reference)}` }
  }
}
