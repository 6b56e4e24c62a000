import { EmbeddedMarketPrices } from './embedded-market-prices.server.ts'
import { HostedMarketPrices } from './hosted-market-prices.server.ts'
import type { MarketPrices } from './market-prices.ts'

/** The provider whose variables are set; without one, cars are compared with those of the platform's dealers. */
export function openMarketPrices(account: { url: string; token: string } | null): MarketPrices {
  return account === null ? new EmbeddedMarketPrices() : new HostedMarketPrices(account)
}
