// Market places with a public format, by what is exchanged with them. A row is all that the Studio and the site need to
// know of one; how a vehicle or a lead is written there is beside the writers and readers of the site.

/** Files of a dealer's stock that a market place fetches with a key. */
export const MARKET_FEEDS = {
  carsales: { title: 'carsales', file: 'carsales.json' },
} as const
export type MarketFeed = keyof typeof MARKET_FEEDS
export const MARKET_FEED_NAMES = Object.keys(MARKET_FEEDS) as [MarketFeed, ...MarketFeed[]]

/** Market places that are sent each vehicle at an address that they give out, and the file of those that are to be sent. */
export const MARKET_PUSHES = {
  autotrader: { title: 'AutoTrader', file: 'autotrader.lines' },
} as const
export type MarketPush = keyof typeof MARKET_PUSHES
export const MARKET_PUSH_NAMES = Object.keys(MARKET_PUSHES) as [MarketPush, ...MarketPush[]]

/** All that a dealer may give its stock to. */
export const STOCK_MARKETS = { ...MARKET_FEEDS, ...MARKET_PUSHES } as const
export type StockMarket = keyof typeof STOCK_MARKETS
export const STOCK_MARKET_NAMES = Object.keys(STOCK_MARKETS) as [StockMarket, ...StockMarket[]]

/** What sends leads with a key. */
export const LEAD_SENDERS = {
  carsales: { title: 'carsales (CSN-DTO, JSON)' },
  adf: { title: 'Others (ADF, XML)' },
} as const
export type LeadSender = keyof typeof LEAD_SENDERS
export const LEAD_SENDER_NAMES = Object.keys(LEAD_SENDERS) as [LeadSender, ...LeadSender[]]

/** What a key opens, and nothing else. */
export type MarketPurpose = `feed-${MarketFeed}` | `leads-${LeadSender}`
export const MARKET_PURPOSES: readonly MarketPurpose[] = [
  ...MARKET_FEED_NAMES.map((name) => `feed-${name}` as const),
  ...LEAD_SENDER_NAMES.map((name) => `leads-${name}` as const),
]
