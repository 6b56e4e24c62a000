import type { Car, StaffStockColumns, StaffTriedColumns, TenantBundle } from '@forecourt/schemas/contract'
import type { Reason, StockColumn } from '@forecourt/schemas/contract/pure'
import type { ScopedTenant } from './stock-index.ts'

/** The dealer's stock scope and time zone. */
export type ReportTenant = ScopedTenant & { timeZone: string }

/** A rejected row or a warning of an import. */
export type RowNote = {
  kind: 'rejected' | 'warning'
  /** The file, or 'push' for pushed vehicles. */
  feed: string
  line: number
  stocknum: string
  /** What the row calls the car; missing where it does not, and for earlier versions' notes. */
  name?: string
  field: string
  reason: string
  /** ISO instant of the run. */
  at: string
  run: string
}

/** Whether a car is on the site, and every reason for it. */
export type CarExplanation = {
  stocknum: string
  /** '' if only the stock number is known. */
  name: string
  live: boolean
  reasons: Reason[]
  /** ISO instant at which the answer changes without an import. */
  changesAt?: string
  /** Slug of the car's page while it is live. */
  slug: string | null
  notes: RowNote[]
  /** ISO instants: first listed, sold, and left the stock; null where that is not known or has not happened. */
  cameAt: string | null
  soldAt: string | null
  leftAt: string | null
  /** Price changes in dollars, newest first; null for no price. */
  prices: { at: string; before: number | null; after: number | null }[]
}

/** One of the dealer's cars, and what its file says whatever staff have set. */
export type FiledCar = {
  id: string
  stocknum: string
  vin: string
  name: string
  slug: string
  live: boolean
  file: Car
  /** End of a shopper's reservation, ISO; null without one. */
  heldUntil: string | null
  /** Addresses of its pictures as shoppers see them. */
  pictures: string[]
}

/** The last run of one of the dealer's feeds. */
export type FeedState = { feed: string; at: string; run: string; summary: string; refused: boolean }

export type ImportOverview = {
  feeds: FeedState[]
  rejected: RowNote[]
  rejectedTotal: number
  warnings: RowNote[]
  warningsTotal: number
}

/** Rows and cars of a run, see `OUTCOMES` of the import. */
export type RunCounts = Readonly<
  Record<'new' | 'price drop' | 'reserved' | 'sold' | 'changed' | 'gone' | 'rejected' | 'unchanged', number>
>

/** A stored run of one of the dealer's feeds: what it did, or why it was stopped as a whole. */
export type ImportRunReport = { run: string; feed: string; at: string } & (
  | { rows: number; counts: RunCounts }
  | { refused: string }
)

/** A car that words have found. */
export type FoundCar = { stocknum: string; name: string; live: boolean }

/** The dealer's content that a row is read with. */
export type ReportBundle = Pick<TenantBundle, 'tenant' | 'platform' | 'locations' | 'models'>

/** What several rows have wrong; the note is the first one's. */
export type ColumnProblem = Pick<RowNote, 'kind' | 'line' | 'field' | 'reason'> & {
  cars: number
  /** Of the first cars that have it. */
  stockNumbers: string[]
}

/** How rows read. `first` is the first car, with its picture's own address. */
export type TriedColumns = Pick<StaffTriedColumns, 'columns' | 'rows' | 'listed' | 'stopped'> & {
  problems: ColumnProblem[]
  first: {
    name: string
    priceCents: number | null
    priceLabel: string
    facts: string[]
    picture: string
  } | null
}

/** Staff's view of the dealer's stock and its imports, hidden from shoppers. */
export type ImportReport = {
  /** The name of a car that left the stock, by the slug of its page; null for one that was never here. */
  findGoneName: (tenant: ReportTenant, slug: string) => Promise<string | null>
  overview(tenantSlug: string): Promise<ImportOverview>
  /** The last run of every feed of a dealer, newest first. */
  listFeeds(tenantSlug: string): Promise<FeedState[]>
  /** The last runs of all feeds, newest first. */
  listRuns(tenantSlug: string): Promise<ImportRunReport[]>
  /** The dealer's cars that words or a stock number find, also those that left or were rejected; the live ones last. */
  find(tenant: ReportTenant, words: string, now: string): Promise<FoundCar[]>
  /** Cars of the dealer that are not on its site: rejected rows and cars that are hidden; sold ones and those that left are not meant. */
  listNotLive(tenant: ReportTenant, now: string): Promise<FoundCar[]>
  /** Explains every car with that stock number, or why there is none. `now` is ISO. */
  explain(tenant: ReportTenant, stocknum: string, now: string): Promise<CarExplanation[]>
  /** The dealer's indexed car with that stock number; null for none. */
  readCar(tenant: ReportTenant, stocknum: string, now: string): Promise<FiledCar | null>
  /** The columns of the newest stock file, with what the dealer's settings say they are. */
  readColumns(bundle: ReportBundle): Promise<Omit<StaffStockColumns, 'at'>>
  /** Reads the first rows of that file with other columns chosen; null where it has none to choose. Changes nothing. */
  tryColumns(bundle: ReportBundle, columns: readonly StockColumn[], now: string): Promise<TriedColumns | null>
}
