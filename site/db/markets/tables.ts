/** A key that a market place has. */
export interface MarketKeyRow {
  /** SHA-256 in hex; the key itself is stored nowhere. */
  hash: string
  tenant_slug: string
  /** What it opens, and nothing else. */
  purpose: string
  made_at: string
}

/** Where a dealer's vehicles are sent. '' stands for none. */
export interface MarketTargetRow {
  tenant_slug: string
  market: string
  /** May hold a key in its query: never logged. */
  address: string
  /** The key: sealed. */
  secret: string
  /** 0: what would be sent is only counted. */
  is_on: number
  /** Why nothing is sent until somebody has changed it. */
  stopped: string
  /** Nothing is sent before. */
  paused_until: string
  /** Requests in a row that were not answered as they should be. */
  failures: number
  /** The version of the dealer's list that its vehicles were compared with last, and when that was made. */
  planned_version: string
  planned_at: string
  saved_by: string
}

/** What a market place was, or is to be, sent of a vehicle. '' stands for none. */
export interface MarketPushRow {
  tenant_slug: string
  market: string
  car_id: string
  name: string
  stocknum: string
  /** Of what is to be sent; '' once all is to be sent again. */
  digest: string
  /** What is to be sent, while it waits. */
  body: string
  /** `waiting`, `sent`, `refused`, or `gone` of a vehicle that was sent and is offered no longer. */
  state: string
  /** Why it was refused, waits again, or is gone. */
  words: string
  attempts: number
  due_at: string
  changed_at: string
  sent_at: string
  sent_digest: string
}

export interface MarketTables {
  market_keys: MarketKeyRow
  market_targets: MarketTargetRow
  market_pushes: MarketPushRow
}
