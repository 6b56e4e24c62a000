// A provider of market prices over HTTP. README.md beside this file.
import type { Car } from '@forecourt/schemas/contract'
import { z } from 'zod'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import { JsonProvider, type JsonProviderOptions } from '../resilience/json-provider.server.ts'
import { LEAST_COMPARED, type MarketCall, type MarketPrices, MarketPricesError } from './market-prices.ts'

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
  readonly #provider: JsonProvider

  constructor(options: JsonProviderOptions) {
    this.#provider = new JsonProvider(options)
  }

  async compare(car: Car, { signal }: MarketCall): Promise<GaugeData | null> {
    const { status, content } = await this.#provider
      .post('price-gauge', wireCar(car), signal)
      .catch((cause: unknown) => {
        throw new MarketPricesError('the market price provider does not answer', { cause })
      })
    if (status === 404 || status === 204) return null
    if (status >= 400) throw new MarketPricesError(`the market price provider answered ${status}`)
    const answer = answered.safeParse(content)
    if (!answer.success)
      throw new MarketPricesError('the market price provider answered in a shape of its own')
    const { compared } = answer.data
    return compared != null && compared < LEAST_COMPARED ? null : answer.data
  }
}

/** The car with the names of the wire, the price in dollars. */
function wireCar(car: Car) {
  const { vin, nvic, make, model, badge, series, year, km, carType, state, priceCents, priceType } = car
  return {
    vin,
    nvic,
    make,
    model,
    badge,
    series,
    year,
    kms: km,
    condition: carType,
    state,
    price: priceCents === null ? null : priceCents / 100,
    price_type: priceType,
  }
}
