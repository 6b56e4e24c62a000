/*
 * What cars like this one are offered for: the range of their prices and where this car's price is in it.
 */
import type { Car } from '@forecourt/schemas/contract'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import type { StockIndex } from '../stock-index.ts'

/** All dealers' stock, for a provider that compares with it; `now` is ISO UTC, `signal` cancels the call. */
export type MarketCall = {
  stock: Pick<StockIndex, 'listMarketOffers'>
  now: string
  signal?: AbortSignal
}

/** Fewer cars make no range that says something about a price. */
export const LEAST_COMPARED = 5

export interface MarketPrices {
  /** Compares with the stock of this platform's dealers, and asks nobody outside. */
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
