import type { DealerContext } from '#app/context.ts'
import { VALUE_KEYS } from '#app/domain/search-address/search-keys.ts'
import type { KnownStock } from '#app/domain/search-address/search-slug.ts'
import { BODY_TYPES } from '#app/domain/vocabulary/body-types.ts'
import type { FacetCount, StockIndex, StockSearchResult } from '#app/integrations/stock-index.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import { memoizeByRef } from './memoize-by-ref.ts'

/** Every value and bound of a dealer's whole stock, which resolves slugs and fills the filters. */
export type StockOverview = Pick<StockSearchResult, 'facets' | 'stats' | 'total'>

type CachedOverview = { key: string; overview: Promise<StockOverview> }
/** By index and dealer; entries of an unused index are garbage-collected. */
const cached = new WeakMap<StockIndex, Map<string, CachedOverview>>()

/** The overview of the page's dealer, queried once per index version and minute. */
export function findStockOverview(dealer: DealerContext): Promise<StockOverview> {
  const scope = stockScope(dealer)
  const key = JSON.stringify([dealer.stock.version(), scope])
  const mine = cached.get(dealer.stock) ?? new Map<string, CachedOverview>()
  cached.set(dealer.stock, mine)
  const known = mine.get(scope.tenantSlug)
  if (known?.key === key) return known.overview
  const overview = askOverview(dealer)
  mine.set(scope.tenantSlug, { key, overview })
  // A failure is not cached: the next page queries again.
  overview.catch(() => {
    if (mine.get(scope.tenantSlug)?.overview === overview) mine.delete(scope.tenantSlug)
  })
  return overview
}

async function askOverview(dealer: DealerContext): Promise<StockOverview> {
  const { facets, stats, total } = await dealer.stock.search({
    scope: stockScope(dealer),
    query: '',
    filters: {},
    ranges: {},
    sort: 'relevant',
    page: 1,
    hitsPerPage: 1,
    facets: [...VALUE_KEYS, 'price', 'subscription_price', 'year', 'km'],
  })
  return { facets, stats, total }
}

/**
 * What this dealer's search slugs can name: its stock and locations. Makes, models and body types of the platform
 * resolve without a car in stock, so that a menu's link opens an empty search and not a 404.
 */
export function knownStock(
  { bundle }: Pick<DealerContext, 'bundle'>,
  overview: StockOverview | null,
): KnownStock {
  return overview ? knownWith(overview)(bundle) : knownOf(bundle, {})
}

/** Some thousand names, needed by every results page. */
const knownWith = memoizeByRef(({ facets }: StockOverview) =>
  memoizeByRef((bundle: DealerContext['bundle']) => knownOf(bundle, facets)),
)

function knownOf(
  { tenant, locations, manufacturers, models }: DealerContext['bundle'],
  facets: Partial<StockOverview['facets']>,
): KnownStock {
  const valuesOf = (key: string) => (facets[key] ?? []).map(({ value }: FacetCount) => value)
  const ownMakes = tenant.dealershipWebsites.map(({ make }) => make)
  return {
    makes: unique([
      ...valuesOf('make'),
      ...ownMakes,
      ...(tenant.manufacturer ? [tenant.manufacturer.name] : []),
      ...manufacturers.map(({ name }) => name),
    ]),
    makeModels: unique([
      ...valuesOf('make_model'),
      ...models.map(({ manufacturerName, name }) => `${manufacturerName} ${name}`),
    ]),
    bodies: unique([...valuesOf('body'), ...BODY_TYPES.map(({ label }) => label)]),
    locations: locations.filter(({ visible }) => visible),
    dealerships: tenant.dealerships,
  }
}

const unique = (values: string[]) => [...new Set(values.filter(Boolean))]
