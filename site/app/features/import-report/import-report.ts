import type { Reason } from '@forecourt/schemas/contract/pure'
import type { ScopedTenant } from '#app/integrations/stock-index.ts'

/** A dealer as the desk needs it: what its site shows, and whose clock it goes by. */
export type DeskTenant = ScopedTenant & { timeZone: string }

/** A row that was set aside, or is odd, in the words of the import. */
export type RowNote = {
  kind: 'set aside' | 'warning'
  /** The file, or 'push' for what the dealer's system posted. */
  feed: string
  line: number
  stocknum: string
  field: string
  reason: string
  /** ISO instant of the run. */
  at: string
  run: string
}

/** Whether a car is on the site, and every reason for it. */
export type CarStanding = {
  stocknum: string
  /** '' while nothing is known of the car but its number. */
  name: string
  live: boolean
  reasons: Reason[]
  /** ISO instant at which that changes by itself. */
  changesAt?: string
  /** The car's own address, while it is live. */
  slug: string | null
  notes: RowNote[]
  /** Dollars asked before and after each change, the latest first; null is no price. */
  prices: { at: string; before: number | null; after: number | null }[]
}

/** The last run of one of the dealer's feeds. */
export type FeedState = { feed: string; at: string; run: string; summary: string; refused: boolean }

export type DeskOverview = {
  feeds: FeedState[]
  setAside: RowNote[]
  setAsideTotal: number
  warnings: RowNote[]
  warningsTotal: number
}

/** What staff may ask about the dealer's stock and how it came in. Never shown to shoppers. */
export type StockDesk = {
  overview(tenantSlug: string): Promise<DeskOverview>
  /** Every car with that stock number, or one answer that says why there is none. `now` is ISO. */
  explain(tenant: DeskTenant, stocknum: string, now: string): Promise<CarStanding[]>
}
