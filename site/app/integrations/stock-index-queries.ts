import { carDocument, type LatLong } from '@forecourt/schemas/contract'
import type { MultiSearchQuery } from 'meilisearch'
import {
  ALL_CARS,
  type CarListing,
  type MarketOffer,
  type StockRange,
  type StockScope,
  type StockSearchRequest,
  type StockSort,
} from './stock-index.ts'
import { findAttribute } from './stock-index-facets.ts'
import { buildAnyFilter, buildNoneFilter, differs, equals, inRange, quoted } from './stock-index-filter.ts'
import { scopeConditions } from './stock-index-scope.ts'

const MAX_QUERY_LENGTH = 200
const MAX_PAGE = 10_000
/** Dollars; a lower price is a placeholder (FIN-66). */
const LOWEST_PRICE = 200

/** "Most relevant" has no sort: the ranking rules end with the car's rank (SRCH-21). */
const SORT_RULES: Record<StockSort, string[]> = {
  relevant: [],
  latest: ['created_at_timestamp:desc'],
  'price-desc': ['price:desc'],
  'price-asc': ['price:asc'],
  nearest: [],
  /** Those with an inspection sheet, then the others, each by rank. */
  inspected: ['inspected:desc'],
  /** Those with a picture, then the others, each the latest first: who chose no order sees vehicles before outlines. */
  'latest-pictured': ['pictured:desc', 'created_at_timestamp:desc'],
}

/** Attributes for the vehicle page only: half of a document. */
const PAGE_ONLY = [
  'dealercomments',
  'standardEquipment',
  'hotspots',
  'price_steps',
  'spin_images',
  'spin_interior_image',
]
/** The attributes of a car in a list; omitted ones parse to '' and []. */
export const LIST_ATTRIBUTES = Object.keys(carDocument.shape).filter((name) => !PAGE_ONLY.includes(name))

/** Marks around the words that were found. */
const HIGHLIGHT = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' }

/** The attributes of a car's snapshot. */
export const SNAPSHOT_ATTRIBUTES = [
  'status',
  'reserved',
  'price',
  'before_price',
  'reduced_price',
  'subscription_price',
  'price_type',
  'tag',
  'sold_date_timestamp',
]

/** One query of a results page: the hits, the counts of one facet group, or a number of cars. */
export type PlannedQuery = {
  facets: readonly string[]
  query: MultiSearchQuery
  /** The condition that it leaves out. */
  without?: string
}

/**
 * The queries of a results page: the first has every filter and requests the hits and the facets without a selection;
 * each group with a selection has one more, without its own filter, for the counts of its other values. Which sold cars
 * are listed depends on those before them, so where they are collapsed the first query requests the order of all cars.
 */
export function planQueries(indexUid: string, request: StockSearchRequest): PlannedQuery[] {
  const groups = filterGroups(request)
  const known = request.facets.filter((key) => findAttribute(key) !== undefined)
  const chosen = known.filter((key) => groups.has(key))
  const rest = known.filter((key) => !groups.has(key))
  const always = alwaysConditions(request)
  const parts = new Map([...otherParts(request), ...groups])
  const conditions = (skipped?: string) => [
    ...always,
    ...[...parts].filter(([part]) => part !== skipped).map(([, condition]) => condition),
  ]
  const q = request.query.slice(0, MAX_QUERY_LENGTH)
  const main: MultiSearchQuery = {
    ...sortAndWords(q, request.sort, request.from),
    indexUid,
    filter: conditions(),
    facets: rest.map(attribute),
    ...(request.collapseSold
      ? { attributesToRetrieve: ['id', 'status'], page: 1, hitsPerPage: ALL_CARS }
      : {
          attributesToRetrieve: LIST_ATTRIBUTES,
          page: getPageNumber(request),
          hitsPerPage: request.hitsPerPage,
        }),
  }
  const perGroup = chosen.map((key) => ({
    facets: [key],
    without: key,
    query: {
      ...sortAndWords(q, request.sort, request.from),
      indexUid,
      filter: conditions(key),
      facets: [attribute(key)],
      limit: 0,
    },
  }))
  const uncounted = [...parts.keys(), ...(q === '' ? [] : ['query'])].filter((part) => !chosen.includes(part))
  const perPart = (request.countWithout ? uncounted : []).map((part) => ({
    facets: [],
    without: part,
    query: {
      ...sortAndWords(part === 'query' ? '' : q, sortWithout(request, part), request.from),
      indexUid,
      filter: conditions(part),
      page: 1,
      hitsPerPage: 0,
    },
  }))
  return [{ facets: rest, query: main }, ...perGroup, ...perPart]
}

/** The query of a list of cars. */
export function planListing(
  indexUid: string,
  scope: StockScope,
  { filter = [], limit, offset = 0, sort = 'relevant', withPriceSteps = false }: CarListing,
): MultiSearchQuery & { filter: string[] } {
  return {
    ...sortAndWords('', sort),
    indexUid,
    filter: [
      ...scopeConditions(scope, { window: true }),
      ...(typeof filter === 'string' ? [filter] : filter),
    ],
    attributesToRetrieve: withPriceSteps ? [...LIST_ATTRIBUTES, 'price_steps'] : LIST_ATTRIBUTES,
    limit,
    ...(offset > 0 ? { offset } : {}),
  }
}

/** What `MarketOffer` names, in the index. */
const OFFER_ATTRIBUTES = [
  'badge',
  'simple_body',
  'year',
  'km',
  'price',
  'price_type',
  'id',
  'created_at_timestamp',
]

/** The query of the market's offers: for sale at any dealer, with a price. */
export function planMarket(
  indexUid: string,
  filter: readonly string[],
  limit: number,
): MultiSearchQuery & { filter: string[] } {
  const forSale = [
    equals('show_on_dealer_website', true),
    equals('status', 'in_stock'),
    differs('reserved', 'true'),
    `price > ${LOWEST_PRICE}`,
  ]
  return {
    ...sortAndWords('', 'latest'),
    indexUid,
    filter: [...forSale, ...filter],
    attributesToRetrieve: OFFER_ATTRIBUTES,
    limit,
  }
}

/** A hit of `planMarket`. */
export function readMarketOffer(hit: Record<string, unknown>): MarketOffer {
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
  const price = number(hit.price)
  return {
    badge: String(hit.badge ?? ''),
    simpleBody: String(hit.simple_body ?? ''),
    year: number(hit.year),
    km: number(hit.km),
    priceCents: price === null ? null : Math.round(price * 100),
    priceType: String(hit.price_type ?? '') as MarketOffer['priceType'],
  }
}

/** A list with counts, among others of one request (SIM-06). */
export function planCarGroup(
  indexUid: string,
  scope: StockScope,
  listing: CarListing & { facets: readonly string[] },
): PlannedQuery {
  const facets = listing.facets.filter((key) => findAttribute(key) !== undefined)
  const query = planListing(indexUid, scope, listing)
  return { facets, query: { ...query, facets: facets.map(attribute), ...HIGHLIGHT } }
}

/** The requested page as a valid page number. */
export function getPageNumber({ page }: Pick<StockSearchRequest, 'page'>): number {
  return Math.min(Math.max(1, Math.floor(page) || 1), MAX_PAGE)
}

/** Without a place the sort by distance, and its matching of words, is replaced. */
function sortWithout({ sort, sortElsewhere }: StockSearchRequest, part: string): StockSort {
  return part === 'places' && sort === 'nearest' ? (sortElsewhere ?? 'relevant') : sort
}

/** The sort of a listing; with words and a sort, every word must match, or the order would look random. */
export function sortAndWords(
  q: string,
  sort: StockSort,
  from?: LatLong,
): Pick<MultiSearchQuery, 'q' | 'sort' | 'matchingStrategy'> {
  const rules = sort === 'nearest' && from ? [`_geoPoint(${from.join(', ')}):asc`] : SORT_RULES[sort]
  if (rules.length === 0) return { q }
  return q === '' ? { q, sort: rules } : { q, sort: rules, matchingStrategy: 'all' }
}

const noneAtAll = (attribute: string) => `${attribute} IN []`

/** One condition per key, with its values and bounds; an empty one is omitted. */
function filterGroups(request: StockSearchRequest): Map<string, string> {
  const parts = new Map<string, string[]>()
  const add = (key: string, condition: string | null) => {
    if (condition !== null) parts.set(key, [...(parts.get(key) ?? []), condition])
  }
  for (const [key, values] of Object.entries(request.filters)) {
    const name = findAttribute(key)
    // Values that cannot be asked for are values that no car has.
    if (name !== undefined && values.length > 0) add(key, buildAnyFilter(name, values) ?? noneAtAll(name))
  }
  for (const [key, range] of Object.entries(request.ranges) as [string, StockRange | undefined][]) {
    const name = findAttribute(key)
    if (name !== undefined && range !== undefined) add(key, inRange(name, range))
  }
  return new Map([...parts].map(([key, conditions]) => [key, conditions.join(' AND ')]))
}

function alwaysConditions(request: StockSearchRequest): string[] {
  const scoped = scopeConditions(request.scope, { window: true })
  const priced = request.pricedOnlyWhenCheapest && request.sort === 'price-asc'
  return [...scoped, ...(priced ? ['price > 0'] : [])]
}

/** Conditions outside of facet groups, by their key. */
function otherParts({
  places,
  excluded = {},
  withPhotos,
}: StockSearchRequest): [part: string, condition: string][] {
  const unwanted = Object.entries(excluded).flatMap(([key, values]): [string, string][] => {
    const name = findAttribute(key)
    const condition = name === undefined ? null : buildNoneFilter(name, values)
    return condition === null ? [] : [[`not_${key}`, condition]]
  })
  return [
    ...(places
      ? [['places', `location.slug IN [${places.map(quoted).join(', ')}]`] as [string, string]]
      : []),
    ...unwanted,
    ...(withPhotos ? [['photos', 'photos_count > 0'] as [string, string]] : []),
  ]
}

function attribute(key: string): string {
  return findAttribute(key) ?? key
}
