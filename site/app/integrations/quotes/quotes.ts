/*
 * What the site needs of a finance provider that quotes and approves in advance: a weekly repayment for a price, and an
 * application that is opened at the provider, whose own page the shopper is sent to. Money never passes the site.
 */

import type { CreditScore } from '#app/domain/money/credit-score.ts'

/** What a quote is for; the price in whole cents, the term in years, '' and null for what is not known. */
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

/** Who applies. `additionalData` is the lead's payload, names on the wire. */
export type CustomerRequest = QuoteRequest & {
  phone: string
  firstName: string
  lastName: string
  email: string
  subscribe: boolean
  postcode: string
  additionalData: Readonly<Record<string, unknown>>
}

/** `origin` is the dealer's site, for a provider whose pages are the site's own; `late` ends the wait. */
export type Asking = { origin: string; late?: AbortSignal }

export interface Quotes {
  /** Nobody is told of anything: the site's own pages stand in for the provider's. */
  readonly embedded: boolean
  /** Where the provider may send an applicant: origins; the dealer's own site is always among them. */
  readonly redirectOrigins: readonly string[]
  /** @throws QuotesError */
  quote(request: QuoteRequest, asking: Asking): Promise<Quote>
  /** Opens an application. @returns the provider's page, '' where it names none. @throws QuotesError */
  createCustomer(request: CustomerRequest, asking: Asking): Promise<{ redirectUrl: string }>
}

/** The provider refused or did not answer. `words` are its own for the shopper, '' where it had none. */
export class QuotesError extends Error {
  override readonly name = 'QuotesError'
  readonly words: string

  constructor(message: string, { words = '', cause }: { words?: string; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.words = words
  }
}
