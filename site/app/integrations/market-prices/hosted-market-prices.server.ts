// A provider of market prices over HTTP. README.md beside this file.
import type { Car } from '@forecourt/schemas/contract'
import { z } from 'zod'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import { CircuitBreaker, type Verdict } from '../resilience/circuit-breaker.ts'
import { type MarketCall, type MarketPrices, MarketPricesError } from './market-prices.ts'

export type HostedMarketPricesOptions = {
  /** Without a slash at the end. */
  url: string
  token: string
  timeoutMs?: number
  fetch?: typeof fetch
  clock?: () => number
}

const TIMEOUT_MS = 4_000
const FAILURES_TO_OPEN = 4
const OPEN_MS = 20_000
/** Far longer than any answer of the protocol. */
const MOST_CHARACTERS = 20_000

const dollars = z.number().nonnegative().nullish()
const share = z.number().min(0).max(1).nullish()
const answered = z.object({
  fill: share,
  listing_price: dollars,
  market_range_min: dollars,
  market_range_max: dollars,
  confidence: share,
  description: z.string().trim().max(400).nullish(),
  compared: z.number().int().positive().nullish(),
})

export class HostedMarketPrices implements MarketPrices {
  readonly embedded = false
  readonly #options: HostedMarketPricesOptions
  readonly #breaker: CircuitBreaker

  constructor(options: HostedMarketPricesOptions) {
    this.#options = options
    const { clock = Date.now } = options
    this.#breaker = new CircuitBreaker({ failuresToOpen: FAILURES_TO_OPEN, openMs: OPEN_MS, clock })
  }

  async compare(car: Car, { signal }: MarketCall): Promise<GaugeData | null> {
    const { status, content } = await this.#post(wireCar(car), signal)
    if (status === 404 || status === 204) return null
    if (status >= 400) throw new MarketPricesError(`the market price provider answered ${status}`)
    const answer = answered.safeParse(content)
    if (!answer.success)
      throw new MarketPricesError('the market price provider answered in a shape of its own')
    return answer.data
  }

  async #post(body: object, signal?: AbortSignal): Promise<{ status: number; content: unknown }> {
    const { url, token, timeoutMs = TIMEOUT_MS, fetch: ask = fetch } = this.#options
    const limit = AbortSignal.timeout(timeoutMs)
    const classify = (outcome: PromiseSettledResult<{ status: number }>): Verdict => {
      // A refusal is an answer.
      if (outcome.status === 'fulfilled') return outcome.value.status < 500 ? 'available' : 'failed'
      if (signal?.aborted) return 'cancelled'
      return limit.aborted ? 'timed-out' : 'failed'
    }
    return await this.#breaker
      .run(async () => {
        const answer = await ask(`${url}/price-gauge`, {
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
        return { status: answer.status, content: parse((await answer.text()).slice(0, MOST_CHARACTERS)) }
      }, classify)
      .catch((cause: unknown) => {
        throw new MarketPricesError('the market price provider does not answer', { cause })
      })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The car with the names of the wire, the price in dollars. */
function wireCar(car: Car) {
  const { vin, nvic, make, model, badge, series, year, km, carType, state, priceCents, priceType } = car
  return {
    ...{ vin, nvic, make, model, badge, series, year, kms: km, condition: carType, state },
    price: priceCents === null ? null : priceCents / 100,
    price_type: priceType,
  }
}
