/*
 * What cars like this one are offered for: the range of their prices and where this car's price is in it.
 */
import type { Car } from '@forecourt/schemas/contract'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import type { StockIndex, StockScope } from '../stock-index.ts'

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
