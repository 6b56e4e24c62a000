import type { Car, LatLong, Tenant } from '@forecourt/schemas/contract'
import type { RangeKey } from '#app/domain/search-address/search-ranges.ts'
import { AppError } from '#app/errors.ts'

/** The part of a dealer's settings that decides which cars its site may show. */
export type ScopedTenant = Pick<Tenant, 'slug'> & {
  dealerships: readonly { slug: string }[]
  stock: Pick<Tenant['stock'], 'searchFilters' | 'includeSoldCarsDays'>
}

/** The cars that a query may see, as filter expressions, parsed separately and AND-ed. Made by `getStockScope`. */
export type StockScope = {
  tenantSlug: string
  /** The dealer's own dealerships: the condition of tenant isolation, also in the tenant token. */
  dealerships: string
  /** Cars the dealer wants on the website. */
  visible: string
  /** The staff filter in parentheses, or null. */
  staff: string | null
  /** Cars for sale or sold within the window (SRCH-28). */
  window: string
}

/** `nearest` needs a point; without one it is `relevant`. */
export type StockSort =
  | 'relevant'
  | 'latest'
  | 'price-desc'
  | 'price-asc'
  | 'nearest'
  | 'inspected'
  | 'latest-pictured'

/** Bounds are inclusive and in wire units: dollars, kilometres, years, millimetres, kilograms, a count; null is open. */
export type StockRange = readonly [min: number | null, max: number | null]
export type StockRanges = Partial<Record<RangeKey | 'seats', StockRange>>

export type StockSearchRequest = {
  scope: StockScope
  /** Query words; '' for none. */
  query: string
  /** Selected values by facet key (SRCH-04); values of one key are OR-ed, keys AND-ed; an unknown key is ignored. */
  filters: Readonly<Record<string, readonly string[]>>
  /** Excluded values by facet key; a car without a value is not excluded. */
  excluded?: Readonly<Record<string, readonly string[]>>
  ranges: StockRanges
  /** Only cars at these locations, by slug; none at all for an empty list, everywhere when absent. */
  places?: readonly string[]
  /** The point of `nearest`; a car without coordinates comes last. */
  from?: LatLong
  /** Only cars with pictures. */
  withPhotos?: boolean
  sort: StockSort
  /** The sort of the same search without its places, where `sort` is `nearest`. */
  sortElsewhere?: StockSort
  /** Counts from 1. */
  page: number
  hitsPerPage: number
  /** Facet keys with visible counts; each costs time. */
  facets: readonly string[]
  /** Count the cars without each condition as well. */
  countWithout?: boolean
  /** With the lowest price first, omit cars without a price (SRCH-26). */
  pricedOnlyWhenCheapest?: boolean
  /** Of consecutive sold cars list only the first (SRCH-40); total and pages count the listed cars. */
  collapseSold?: boolean
}

export type FacetCount = { value: string; count: number }

export type StockSearchResult = {
  cars: Car[]
  /** Exact number of cars that the pages list. */
  total: number
  totalPages: number
  page: number
  /** Counts by facet key, most first; a group's counts ignore its own selection (disjunctive). */
  facets: Record<string, FacetCount[]>
  /**
   * With `countWithout`: the number of cars without one condition, by its name: a key of filters or ranges, `not_` before
   * a key of excluded values, `query`, `places` or `photos`.
   */
  without?: Readonly<Record<string, number>>
  /** Minimum and maximum of the requested numeric facets (price, km, year), for sliders. */
  stats: Record<string, { min: number; max: number }>
  /** The engine's own time, summed over the queries, in milliseconds. */
  ms: number
}

/** More than any dealer has: the most cars that the index answers at once. */
export const ALL_CARS = 250_000

export type CarListing = {
  /** Filter expressions, each AND-ed; build them with `stock-index-filter.ts`. */
  filter?: string | readonly string[]
  limit: number
  /** How many to skip; 0 by default. */
  offset?: number
  sort?: StockSort
  /** Earlier prices too, which few lists show. */
  withPriceSteps?: boolean
}

/** What a car of any dealer is offered for: its kind, age and use, and nothing that says whose it is. */
export type MarketOffer = Pick<Car, 'badge' | 'simpleBody' | 'year' | 'km' | 'priceCents' | 'priceType'>

/** The cars of one of several listings, and its counts by facet key, most first, of cars beyond its limit as well. */
export type CarGroup = { cars: Car[]; counts: Record<string, FacetCount[]> }

/** A car's id and its state that live updates depend on (status, reservation, price, tag) as a string to compare. */
export type CarSnapshot = readonly [id: string, state: string]

/** What lists of all cars begin with. */
export type CarMark = {
  slug: string
  vin: string
  status: string
  /** When the car came, was reserved or sold last (ISO UTC); null where none is known. */
  changedAt: string | null
  /** Its prices, pictures, place and names as a string to compare. */
  state: string
}

/** The port to the stock. Every method throws `StockUnavailableError` when the index does not answer. */
export type StockIndex = {
  search(request: StockSearchRequest): Promise<StockSearchResult>
  /** The car of `/cars/{slug}`, including sold ones while they are in the index; null when there is none. */
  findCarBySlug(scope: StockScope, slug: string): Promise<Car | null>
  /** Cars for lists: without comments and equipment, as in `search`. */
  listCars(scope: StockScope, listing: CarListing): Promise<Car[]>
  /** Several listings in one call, with counts of the named facets. */
  listCarGroups(
    scope: StockScope,
    listings: readonly (CarListing & { facets: readonly string[] })[],
  ): Promise<CarGroup[]>
  /** Offers of all dealers' public stock, for comparing prices: the only query beyond a dealer's own cars. */
  listMarketOffers(filter: readonly string[], limit: number): Promise<MarketOffer[]>
  /** The most common values of a facet within the scope, most first. */
  countFacet(scope: StockScope, facet: string, limit: number): Promise<FacetCount[]>
  /** Marks of the listed cars, the newest first. */
  listCarMarks(scope: StockScope, part: { offset: number; limit: number }): Promise<CarMark[]>
  /** Snapshots of every car of the scope, including cars sold long ago; comparing two readings gives the changed cars. */
  listSnapshots(scope: StockScope): Promise<CarSnapshot[]>
  /**
   * A digest of every car of the scope as a whole: the same digest is the same stock. Null while that cannot be said, since a
   * part of a car was written after its import.
   */
  readDigest(scope: StockScope): Promise<string | null>
  /** Changes whenever the index has changed; '' until it is known. */
  version(): string
}

/** The index does not answer: not reachable, too slow, or failing (SRCH-17). */
export class StockUnavailableError extends AppError {
  override readonly name = 'StockUnavailableError'

  constructor(message: string, options?: ErrorOptions) {
    super('stock_unavailable', { ...options, message })
  }
}
