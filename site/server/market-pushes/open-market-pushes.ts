import type { SiteEnv } from '../env.ts'
import { ANY_NETWORK, PUBLIC_NETWORK } from '../stock/fetch/fetch-file.ts'
import { MarketPushes } from './market-pushes.ts'

/** The sending of vehicles to market places; to this machine and private networks where stock may be fetched from them. */
export const openMarketPushes = (
  { SESSION_SECRET, STOCK_FETCH_LOCAL }: SiteEnv,
  parts: Pick<ConstructorParameters<typeof MarketPushes>[0], 'db' | 'lists' | 'findBundle' | 'log'>,
): MarketPushes =>
  new MarketPushes({
    ...parts,
    secret: SESSION_SECRET,
    network: STOCK_FETCH_LOCAL ? ANY_NETWORK : PUBLIC_NETWORK,
    clock: Date.now,
  })
