/*
 * What cars like this one are offered for: the range of their prices and where this car's price lies in it.
 */
import type { Car } from '@forecourt/schemas/contract'
import type { StockIndex, StockScope } from '../stock-index.ts'

/** The answer in the wire's own names (DATA-15), dollars; any field may be missing. */
export type GaugeData = {
  /** How far the price is below the top of the range: 0 at its top, 1 at its foot or below. */
  fill?: number | null
  listing_price?: number | null
  market_range_min?: number | null
  market_range_max?: number | null
  /** From 0 to 1. */
  confidence?: number | null
  description?: string | null
  /** How many cars it was compared with. */
  compared?: number | null
}

/** The dealer's stock, for a provider that compares with it; `now` is ISO UTC, `signal` cancels the call. */
export type MarketCall = {
  stock: Pick<StockIndex, 'listCars'>
  scope: StockScope
  now: string
  signal?: AbortSignal
}

export interface MarketPrices {
  /** Compares with the dealer's own stock, and asks nobody outside. */
  readonly embedded: boolean
  /**
   * @returns null where there is nothing to compare the car with
   * @throws MarketPricesError when the provider fails, StockUnavailableError
   */
  compare(car: Car, call: MarketCall): Promise<GaugeData | null>
}

/** The provider refused or did not answer. */
export class MarketPricesError extends Error {
  override readonly name = 'MarketPricesError'
}
