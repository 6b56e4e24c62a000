/*
 * The only access to stock: every query of the site to the Meilisearch index goes through this class and has the
 * dealer's own condition, in the query and, where a search key with its uid is configured, in a signed tenant token as
 * well. https://www.meilisearch.com/docs/reference/api
 */
import type { Car } from '@forecourt/schemas/contract'
import {
  Meilisearch,
  type MultiSearchParams,
  type MultiSearchQuery,
  type MultiSearchResult,
} from 'meilisearch'
import { generateTenantToken } from 'meilisearch/token'
import { ParsedCars } from './parsed-cars.server.ts'
import type { ServiceCall } from './resilience/service-call.ts'
import {
  ALL_CARS,
  type CarGroup,
  type CarListing,
  type CarMark,
  type CarSnapshot,
  type FacetCount,
  type MarketOffer,
  type StockIndex,
  type StockScope,
  type StockSearchRequest,
  type StockSearchResult,
} from './stock-index.ts'
import { GuardedCalls, refusalCode } from './stock-index-calls.server.ts'
import { countsWithout, facetCounts, facetStats, listedCounts, mostFirst } from './stock-index-counts.ts'
import { findAttribute } from './stock-index-facets.ts'
import { buildAnyFilter, equals } from './stock-index-filter.ts'
import { fetchIndex, requireResults, withRefusals } from './stock-index-http.server.ts'
import { buildListing } from './stock-index-listing.ts'
import { computeDigest, DIGEST_ATTRIBUTES, MARK_ATTRIBUTES, readCarMark } from './stock-index-marks.ts'
import {
  type PlannedQuery,
  planCarGroup,
  planListing,
  planMarket,
  planQueries,
  readMarketOffer,
  SNAPSHOT_ATTRIBUTES,
  sortAndWords,
} from './stock-index-queries.ts'
import { scopeConditions } from './stock-index-scope.ts'
import type { StockVersion } from './stock-index-version.server.ts'

/** With gzip a keep-alive connection delays every answer larger than a packet by 40 ms. */
const REQUEST = { headers: { 'accept-encoding': 'identity' } }

export type StockIndexOptions = {
  host: string
  /** `Car_production`. */
  indexUid: string
  searchKey: string | undefined
  /** With it, each dealer's queries run under a tenant token signed by `searchKey`. */
  searchKeyUid: string | undefined
  version: Pick<StockVersion, 'current'>
  /** Called with documents and staff filters that were omitted. */
  warn: (message: string, details: Record<string, unknown>) => void
  /** Time limit of a call outside of pages. */
  backgroundMs?: number
  /** The longest that one attempt takes, where another server has the same stock. */
  attemptMs?: number | undefined
  /** Called with every finished call, for monitoring. */
  onCall?: (call: ServiceCall) => void
}

type CarHit = Record<string, unknown>

const NO_CAR = 'id IN []'
/** Most cars whose counts are worked out from themselves, where sold ones are collapsed. */
const MOST_COUNTED = 5_000

export class MeilisearchStockIndex implements StockIndex {
  readonly #options: StockIndexOptions
  readonly #calls: GuardedCalls
  readonly #parsed = new ParsedCars()
  readonly #clients = new Map<string, Promise<Meilisearch>>()
  /** Without a dealer's token. */
  #wholeClient: Meilisearch | undefined

  constructor(options: StockIndexOptions) {
    this.#options = options
    this.#calls = new GuardedCalls({
      onOutage: (error) => options.warn('The stock index does not answer.', { error: String(error) }),
      onCall: options.onCall,
      ping: (signal) => this.ping(signal),
      attemptMs: options.attemptMs,
      ...(options.backgroundMs === undefined ? {} : { backgroundMs: options.backgroundMs }),
    })
  }

  version(): string {
    return this.#options.version.current
  }

  async search(request: StockSearchRequest): Promise<StockSearchResult> {
    const plan = planQueries(this.#options.indexUid, request)
    const queries = plan.map(({ query }) => query)
    const results = await this.#multiSearch(request.scope, queries)
    const { hits, ...listing } = buildListing(request, results[0])
    const listed = request.collapseSold ? await this.#countListed(request, plan, listing.total) : null
    // Collapsed lists are asked for by id and status only.
    const cars = request.collapseSold ? await this.#carsOf(request.scope, hits) : this.#parseCars(hits)
    return {
      cars,
      ...listing,
      facets: listed ?? facetCounts(plan, results),
      stats: facetStats(plan, results),
      ...(request.countWithout ? { without: countsWithout(plan, results) } : {}),
      ms: results.reduce((sum, { processingTimeMs }) => sum + processingTimeMs, 0),
    }
  }

  /** Facets of which each value counts what a search for it would list (SRCH-40). */
  async #countListed({ scope }: StockSearchRequest, plan: readonly PlannedQuery[], total: number) {
    const counted = plan.filter(({ facets }) => facets.length > 0)
    // Of more cars the facets of the engine: they count sold cars that the list hides.
    if (total > MOST_COUNTED || counted.length === 0) return null
    const queries = counted.map(({ facets, query: { limit: _limit, facets: _facets, ...query } }) => ({
      ...query,
      page: 1,
      hitsPerPage: MOST_COUNTED,
      attributesToRetrieve: ['status', ...facets.map((key) => findAttribute(key) ?? key)],
    }))
    const results = await this.#multiSearch(scope, queries)
    return listedCounts(counted, results)
  }

  /** Cars by the ids of hits, in their order. */
  async #carsOf(scope: StockScope, hits: readonly CarHit[]): Promise<Car[]> {
    const ids = hits.map(({ id }) => String(id))
    if (ids.length === 0) return []
    const asked = await this.listCars(scope, { filter: buildAnyFilter('id', ids) ?? [], limit: ids.length })
    const found = new Map(asked.map((car) => [car.id, car]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  async findCarBySlug(scope: StockScope, slug: string): Promise<Car | null> {
    if (slug.length > 200) return null
    const filter = [...scopeConditions(scope, { window: false }), equals('slug', slug)]
    const [result] = await this.#multiSearch(scope, [{ indexUid: this.#options.indexUid, filter, limit: 1 }])
    return this.#parseCars(result?.hits ?? [])[0] ?? null
  }

  async listCars(scope: StockScope, listing: CarListing): Promise<Car[]> {
    const [result] = await this.#multiSearch(scope, [planListing(this.#options.indexUid, scope, listing)])
    return this.#parseCars(result?.hits ?? [])
  }

  async listCarGroups(
    scope: StockScope,
    listings: readonly (CarListing & { facets: readonly string[] })[],
  ): Promise<CarGroup[]> {
    const { indexUid } = this.#options
    const plan = listings.map((listing) => planCarGroup(indexUid, scope, listing))
    const results = await this.#multiSearch(
      scope,
      plan.map(({ query }) => query),
    )
    return plan.map((each, index) => {
      const group = results.slice(index, index + 1)
      return { cars: this.#parseCars(group[0]?.hits ?? []), counts: facetCounts([each], group) }
    })
  }

  async listMarketOffers(filter: readonly string[], limit: number): Promise<MarketOffer[]> {
    return (await this.listMarketHits(filter, limit)).map(({ offer }) => offer)
  }

  /** Offers with the ids of their cars and when they came, seconds since 1970: for putting those of several servers in order. */
  async listMarketHits(
    filter: readonly string[],
    limit: number,
  ): Promise<{ id: string; cameAt: number; offer: MarketOffer }[]> {
    const [result] = await this.#calls.run(async (signal) => {
      const queries = [planMarket(this.#options.indexUid, filter, limit)]
      this.#wholeClient ??= this.#clientWith(this.#options.searchKey)
      const answer = await withRefusals(
        this.#wholeClient.multiSearch<MultiSearchParams, CarHit>({ queries }, { signal }),
      )
      return requireResults<MultiSearchResult<CarHit>>(answer, queries.length)
    })
    return (result?.hits ?? []).map((hit) => ({
      id: String(hit.id ?? ''),
      cameAt: Number(hit.created_at_timestamp ?? 0),
      offer: readMarketOffer(hit),
    }))
  }

  async countFacet(scope: StockScope, facet: string, limit: number): Promise<FacetCount[]> {
    const attribute = findAttribute(facet)
    if (attribute === undefined) return []
    const filter = scopeConditions(scope, { window: true })
    const query = { indexUid: this.#options.indexUid, filter, facets: [attribute], limit: 0 }
    const [result] = await this.#multiSearch(scope, [query])
    return mostFirst(result?.facetDistribution?.[attribute]).slice(0, limit)
  }

  async listCarMarks(
    scope: StockScope,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<CarMark[]> {
    const [result] = await this.#multiSearch(scope, [
      {
        ...sortAndWords('', 'latest'),
        indexUid: this.#options.indexUid,
        filter: scopeConditions(scope, { window: true }),
        attributesToRetrieve: MARK_ATTRIBUTES,
        offset,
        limit,
      },
    ])
    return (result?.hits ?? []).map(readCarMark)
  }

  async listSnapshots(scope: StockScope): Promise<CarSnapshot[]> {
    const [result] = await this.#multiSearch(scope, [
      {
        indexUid: this.#options.indexUid,
        filter: scopeConditions(scope, { window: false }),
        attributesToRetrieve: ['id', ...SNAPSHOT_ATTRIBUTES],
        limit: ALL_CARS,
      },
    ])
    return (result?.hits ?? []).map((hit) => [
      String(hit.id),
      SNAPSHOT_ATTRIBUTES.map((name) => hit[name] ?? '').join(' '),
    ])
  }

  async readDigest(scope: StockScope): Promise<string | null> {
    const [result] = await this.#multiSearch(scope, [
      {
        indexUid: this.#options.indexUid,
        filter: scopeConditions(scope, { window: false }),
        attributesToRetrieve: DIGEST_ATTRIBUTES,
        limit: ALL_CARS,
      },
    ])
    return computeDigest(result?.hits ?? [])
  }

  /** An empty search that bypasses the circuit breaker. @throws what the client throws without an answer */
  async ping(signal: AbortSignal): Promise<void> {
    const queries = [{ indexUid: this.#options.indexUid, limit: 0 }]
    this.#wholeClient ??= this.#clientWith(this.#options.searchKey)
    requireResults(await withRefusals(this.#wholeClient.multiSearch({ queries }, { signal })), queries.length)
  }

  async #multiSearch(scope: StockScope, queries: MultiSearchQuery[]): Promise<MultiSearchResult<CarHit>[]> {
    try {
      return await this.#ask(scope, queries)
    } catch (error) {
      if (scope.staff === null || refusalCode(error) !== 'invalid_search_filter') throw error
      // Which cars the filter was meant to hide is not known, so none is shown.
      this.#options.warn('A search filter of the dealer is not valid: its site shows no stock.', {
        tenant: scope.tenantSlug,
        filter: scope.staff,
      })
      return this.#ask(
        scope,
        queries.map((query) => closedFor(query, scope.staff)),
      )
    }
  }

  async #ask(scope: StockScope, queries: MultiSearchQuery[]): Promise<MultiSearchResult<CarHit>[]> {
    const client = await this.#clientOf(scope)
    return this.#calls.run(async (signal) => {
      const answer = await withRefusals(
        client.multiSearch<MultiSearchParams, CarHit>({ queries }, { signal }),
      )
      return requireResults<MultiSearchResult<CarHit>>(answer, queries.length)
    })
  }

  /** One client per dealer, with its tenant token; cached, because signing costs more than a search. */
  #clientOf(scope: StockScope): Promise<Meilisearch> {
    const known = this.#clients.get(scope.dealerships)
    if (known !== undefined) return known
    const client = this.#connect(scope.dealerships)
    this.#clients.set(scope.dealerships, client)
    return client
  }

  async #connect(dealerships: string): Promise<Meilisearch> {
    const { searchKey, searchKeyUid, indexUid } = this.#options
    const apiKey =
      searchKey !== undefined && searchKeyUid !== undefined
        ? await generateTenantToken({
            apiKey: searchKey,
            apiKeyUid: searchKeyUid,
            searchRules: { [indexUid]: { filter: dealerships } },
          })
        : searchKey
    return this.#clientWith(apiKey)
  }

  #clientWith(apiKey: string | undefined): Meilisearch {
    return new Meilisearch({
      host: this.#options.host,
      ...(apiKey === undefined ? {} : { apiKey }),
      requestInit: REQUEST,
      httpClient: fetchIndex,
    })
  }

  #parseCars(hits: readonly CarHit[]): Car[] {
    return hits.flatMap((hit) => {
      try {
        return [this.#parsed.parse(hit)]
      } catch (error) {
        this.#options.warn('A car in the index breaks the stock contract and was left out.', {
          id: hit.id,
          error: String(error),
        })
        return []
      }
    })
  }
}

/** The query with a condition that no car meets in place of one that cannot be read. */
function closedFor(query: MultiSearchQuery, condition: string | null): MultiSearchQuery {
  const filter = Array.isArray(query.filter) ? query.filter : []
  return { ...query, filter: filter.map((each) => (each === condition ? NO_CAR : each)) }
}
