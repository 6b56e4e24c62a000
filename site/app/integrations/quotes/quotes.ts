/*
 * A finance provider for quotes and pre-approvals: a weekly repayment for a price, and an application that is opened at
 * the provider, to whose page the shopper is redirected. Money never passes the site.
 */

import type { CreditScore } from '#app/domain/money/credit-score.ts'

/** The input of a quote; the price in whole cents, the term in years, '' and null for unknown values. */
export type QuoteRequest = {
  creditScore: CreditScore
  priceCents: number
  termYears: number
  year: number | null
  vin: string
  nvic: string
  whoIsHelping: string
}

/** A quote: whole dollars a week, per cent a year. */
export type Quote = { weeklyDollars: number; ratePercent: number; comparisonRatePercent: number }

/** The applicant. `additionalData` is the lead's payload, names on the wire. */
export type CustomerRequest = QuoteRequest & {
  phone: string
  firstName: string
  lastName: string
  email: string
  subscribe: boolean
  postcode: string
  additionalData: Readonly<Record<string, unknown>>
}

/** `origin` is the dealer's site, for a provider whose pages are the site's own; `signal` cancels the call. */
export type QuoteCall = { origin: string; signal?: AbortSignal }

export interface Quotes {
  /** Nothing is forwarded: the site's own pages replace the provider's. */
  readonly embedded: boolean
  /** Origins to which the provider may redirect an applicant, besides the dealer's own site. */
  readonly redirectOrigins: readonly string[]
  /** @throws QuotesError */
  quote(request: QuoteRequest, asking: QuoteCall): Promise<Quote>
  /** Opens an application. @returns the provider's page, '' where it names none. @throws QuotesError */
  createCustomer(request: CustomerRequest, asking: QuoteCall): Promise<{ redirectUrl: string }>
}

/** The provider refused or did not answer. `words` is its message for the shopper, '' where it had none. */
export class QuotesError extends Error {
  override readonly name = 'QuotesError'
  readonly words: string

  constructor(message: string, { words = '', cause }: { words?: string; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.words = words
  }
}
