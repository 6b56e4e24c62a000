// A finance provider over HTTP, in the names of the requirements (CALL-06, CALL-07). README.md beside this file.
import { z } from 'zod'
import { JsonProvider, type JsonProviderOptions } from '../resilience/json-provider.server.ts'
import {
  type CustomerRequest,
  type Quote,
  type QuoteCall,
  type QuoteRequest,
  type Quotes,
  QuotesError,
} from './quotes.ts'

type HostedQuotesOptions = JsonProviderOptions & { redirectOrigins: readonly string[] }

const failure = z.object({ error: z.string().max(300) })
const quoted = z.object({
  weeklyRepaymentAmount: z.number().positive(),
  advertisedRate: z.number().nonnegative(),
  comparisonRate: z.number().nonnegative(),
})
const created = z.object({ redirectUrl: z.string().max(2_000).default('') })

export class HostedQuotes implements Quotes {
  readonly embedded = false
  readonly redirectOrigins: readonly string[]
  readonly #provider: JsonProvider

  constructor(options: HostedQuotesOptions) {
    this.#provider = new JsonProvider(options)
    this.redirectOrigins = options.redirectOrigins
  }

  async quote(request: QuoteRequest, asking: QuoteCall): Promise<Quote> {
    const answer = quoted.safeParse(await this.#post('quote', wireQuote(request), asking))
    if (!answer.success) throw new QuotesError('the quote provider answered in a shape of its own')
    const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = answer.data
    return {
      weeklyDollars: Math.round(weeklyRepaymentAmount),
      ratePercent: advertisedRate,
      comparisonRatePercent: comparisonRate,
    }
  }

  async createCustomer(request: CustomerRequest, asking: QuoteCall): Promise<{ redirectUrl: string }> {
    const { whoIsHelping: _, ...vehicle } = wireQuote(request)
    const { phone, firstName, lastName, email, subscribe, postcode, additionalData } = request
    const data = { ...vehicle, phoneNumber: phone, firstName, lastName, email, subscribe, postCode: postcode }
    const answer = created.safeParse(await this.#post('create-customer', { data, additionalData }, asking))
    if (!answer.success) throw new QuotesError('the quote provider answered in a shape of its own')
    return answer.data
  }

  async #post(path: string, body: object, { signal }: QuoteCall): Promise<unknown> {
    const { ok, status, content } = await this.#provider.post(path, body, signal).catch((cause: unknown) => {
      throw new QuotesError('the quote provider does not answer', { cause })
    })
    // The provider's message may contain personal data: it goes to the shopper and not into a log.
    const words = failure.safeParse(content).data?.error ?? ''
    if (!ok || words !== '') throw new QuotesError(`the quote provider answered ${status}`, { words })
    return content
  }
}

/** The request with the names of the wire, the price in dollars. */
function wireQuote({ creditScore, priceCents, termYears, year, vin, nvic, whoIsHelping }: QuoteRequest) {
  return {
    selfAssessedCreditScore: creditScore,
    purchasePrice: priceCents / 100,
    loanTerm: termYears,
    year,
    vin,
    nvic,
    whoIsHelping,
  }
}
