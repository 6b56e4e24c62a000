import type { Car, LatLong, Tenant } from '@forecourt/schemas/contract'
import { AppError } from '#app/errors.ts'

/** The part of a dealer's settings that decides which cars its site may show. */
export type ScopedTenant = Pick<Tenant, 'slug'> & {
  dealerships: readonly { slug: string }[]
  stock: Pick<Tenant['stock'], 'searchFilters' | 'includeSoldCarsDays'>
}

/** Whose cars a query may see, as filter expressions that are each parsed apart and AND-ed. Made by `stockScopeOf`. */
export type StockScope = {
  tenantSlug: string
  /** The dealer's own dealerships: the wall between dealers, also signed into the tenant token. */
  dealerships: string
  /** Cars the dealer wants on the website. */
  visible: string
  /** Staff's filter in parentheses, or null. */
  staff: string | null
  /** Cars for sale or sold within the window (SRCH-28). */
  window: string
}

/** `nearest` needs a point to be near; without one it is `relevant`. */
export type StockSort = 'relevant' | 'latest' | 'price-desc' | 'price-asc' | 'nearest'

/** Bounds are inclusive and in wire units: dollars, kilometres, years, a count; null is open. */
export type StockRange = readonly [min: number | null, max: number | null]
export type StockRanges = Partial<
  Record<
    'price' | 'weekly_price' | 'subscription_price' | 'km' | 'year' | 'seats' | 'created_at_timestamp',
    StockRange
  >
>

export type StockSearchRequest = {
  scope: StockScope
  /** Typed words; '' for none. */
  query: string
  /** Chosen values by facet key (SRCH-04); values of one key are OR-ed, keys AND-ed; an unknown key is ignored. */
  filters: Readonly<Record<string, readonly string[]>>
  /** Values by facet key that no car found may have; a car without a value has none of them. */
  excluded?: Readonly<Record<string, readonly string[]>>
  ranges: StockRanges
  /** Only cars at these locations, by slug; none at all for an empty list, everywhere when absent. */
  places?: readonly string[]
  /** Where `nearest` counts from; a car whose place is not known comes last. */
  from?: LatLong
  /** Only cars with pictures. */
  withPhotos?: boolean
  sort: StockSort
  /** The order of the same search without its places, where `sort` is the nearest first. */
  sortElsewhere?: StockSort
  /** Counts from 1. */
  page: number
  hitsPerPage: number
  /** Facet keys whose counts stand on screen; each costs time, so ask only for those. */
  facets: readonly string[]
  /** Count as well how many cars there would be without each part of what is asked. */
  countWithout?: boolean
  /** With the cheapest first, leave out cars without a price (SRCH-26). */
  pricedOnlyWhenCheapest?: boolean
  /** Of sold cars that follow one another list the first alone (SRCH-40); total and pages count what is listed. */
  collapseSold?: boolean
}

export type FacetCount = { value: string; count: number }

export type StockSearchResult = {
  cars: Car[]
  /** Exact number of cars that the pages list. */
  total: number
  totalPages: number
  page: number
  /** Counts by facet key, most first; a chosen group's counts leave its own choice aside (disjunctive). */
  facets: Record<string, FacetCount[]>
  /**
   * With `countWithout`: the cars there would be without one part of what is asked, by the part: a key of filters or
   * ranges, `not_` before a key of excluded values, `query`, `places` or `photos`.
   */
  without?: Readonly<Record<string, number>>
  /** Least and greatest value of numeric facets asked for (price, km, year), for sliders. */
  stats: Record<string, { min: number; max: number }>
  /** The engine's own time, summed over the queries, in milliseconds. */
  ms: number
}

export type CarListing = {
  /** Filter expressions, each AND-ed; build them with `stock-index-filter.ts`. */
  filter?: string | readonly string[]
  limit: number
  sort?: StockSort
}

/** A car's id and its state that live updates depend on (status, reservation, price, tag) as a string to compare. */
export type CarSnapshot = readonly [id: string, state: string]

/** The one way to read stock. Every method throws `StockUnavailableError` when the index does not answer. */
export type StockIndex = {
  search(request: StockSearchRequest): Promise<StockSearchResult>
  /** The car behind `/cars/{slug}`, sold ones included as long as they are in the index; null when there is none. */
  findCarBySlug(scope: StockScope, slug: string): Promise<Car | null>
  /** Cars as lists show them: comments and equipment are left out, as in `search`. */
  listCars(scope: StockScope, listing: CarListing): Promise<Car[]>
  /** The most common values of a facet within the scope, most first. */
  countFacet(scope: StockScope, facet: string, limit: number): Promise<FacetCount[]>
  /** The slugs of the cars that lists show, the newest first, at most so many. */
  listSlugs(scope: StockScope, limit: number): Promise<string[]>
  /** Snapshots of every car of the scope, including cars sold long ago; comparing two readings gives the changed cars. */
  listSnapshots(scope: StockScope): Promise<CarSnapshot[]>
  /** Changes whenever the index has changed; '' until it is known. */
  version(): string
}

/** The index does not answer: not reachable, too slow, or failing; pages keep what they have (SRCH-17). */
export class StockUnavailableError extends AppError {
  override readonly name = 'StockUnavailableError'

  constructor(message: string, options?: ErrorOptions) {
    super('stock_unavailable', { ...options, message })
  }
}
