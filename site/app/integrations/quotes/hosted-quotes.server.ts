// A finance provider over HTTP, in the names of the requirements (CALL-06, CALL-07). README.md beside this file.
import { z } from 'zod'
import { CircuitBreaker, type Verdict } from '../resilience/circuit-breaker.ts'
import {
  type CustomerRequest,
  type Quote,
  type QuoteCall,
  type QuoteRequest,
  type Quotes,
  QuotesError,
} from './quotes.ts'

export type HostedQuotesOptions = {
  /** Without a slash at the end. */
  url: string
  token: string
  redirectOrigins: readonly string[]
  timeoutMs?: number
  fetch?: typeof fetch
  clock?: () => number
}

/** The timeout of a quote. */
const TIMEOUT_MS = 4_000
const FAILURES_TO_OPEN = 4
const OPEN_MS = 20_000
/** Far longer than any answer of the protocol. */
const MOST_CHARACTERS = 20_000

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
  readonly #options: HostedQuotesOptions
  readonly #breaker: CircuitBreaker

  constructor(options: HostedQuotesOptions) {
    this.#options = options
    const { clock = Date.now } = options
    this.#breaker = new CircuitBreaker({ failuresToOpen: FAILURES_TO_OPEN, openMs: OPEN_MS, clock })
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
    const { url, token, timeoutMs = TIMEOUT_MS, fetch: ask = fetch } = this.#options
    const limit = AbortSignal.timeout(timeoutMs)
    const classify = (outcome: PromiseSettledResult<{ status: number }>): Verdict => {
      // A refusal is an answer.
      if (outcome.status === 'fulfilled') return outcome.value.status < 500 ? 'available' : 'failed'
      if (signal?.aborted) return 'cancelled'
      return limit.aborted ? 'timed-out' : 'failed'
    }
    const { ok, status, content } = await this.#breaker
      .run(async () => {
        const answer = await ask(`${url}/${path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: JSON.stringify(body),
          redirect: 'error',
          signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        })
        return {
          ok: answer.ok,
          status: answer.status,
          content: parse((await answer.text()).slice(0, MOST_CHARACTERS)),
        }
      }, classify)
      .catch((cause: unknown) => {
        throw new QuotesError('the quote provider does not answer', { cause })
      })
    // The provider's message may contain personal data: it goes to the shopper and not into a log.
    const words = failure.safeParse(content).data?.error ?? ''
    if (!ok || words !== '') throw new QuotesError(`the quote provider answered ${status}`, { words })
    return content
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The request with the names of the wire, the price in dollars. */
function wireQuote({ creditScore, priceCents, termYears, year, vin, nvic, whoIsHelping }: QuoteRequest) {
  return {
    selfAssessedCreditScore: creditScore,
    purchasePrice: priceCents / 100,
    loanTerm: termYears,
    ...{ year, vin, nvic, whoIsHelping },
  }
}
