import type { DealerContext } from '#app/context.ts'
import { VALUE_KEYS } from '#app/domain/search-address/search-keys.ts'
import { isNumberRange, numberRange, RANGE_KEYS } from '#app/domain/search-address/search-ranges.ts'
import type { KnownStock } from '#app/domain/search-address/search-slug.ts'
import { bodyLabels } from '#app/domain/vocabulary/body-types.ts'
import { getItemNames, type ItemNames } from '#app/domain/words/item-names.ts'
import { memoizeByStock } from '#app/http/memoize-by-stock.server.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { FacetCount, StockSearchResult } from '#app/integrations/stock-index.ts'

/** Every value and bound of a dealer's whole stock, which resolves slugs and fills the filters. */
export type StockOverview = Pick<StockSearchResult, 'facets' | 'stats' | 'total'>

/** Ranges whose filters need the counts or the bounds of the stock; each facet costs time. */
const COUNTED_RANGES = RANGE_KEYS.filter(
  (key) => isNumberRange(key) && numberRange(key).scale.from !== 'weekly-prices',
)

/** The overview of the page's dealer, queried once per index version and minute. */
export const findStockOverview = memoizeByStock(askOverview)

async function askOverview(dealer: DealerContext): Promise<StockOverview> {
  const { facets, stats, total } = await dealer.stock.search({
    scope: stockScope(dealer),
    query: '',
    filters: {},
    ranges: {},
    sort: 'relevant',
    page: 1,
    hitsPerPage: 1,
    facets: [...VALUE_KEYS, ...COUNTED_RANGES],
  })
  return { facets, stats, total }
}

/** The kinds of vehicle that this dealer sells, by their `item_type`; `vehicle` while the stock is unavailable. */
export async function findSoldTypes(dealer: DealerContext): Promise<string[]> {
  const overview = await withStockFallback(dealer, () => findStockOverview(dealer), null)
  return overview ? (overview.facets.item_type ?? []).map(({ value }) => value) : ['vehicle']
}

/** The words for what this dealer sells: cars, motorcycles, … */
export const findItemNames = async (dealer: DealerContext): Promise<ItemNames> =>
  getItemNames(await findSoldTypes(dealer))

/**
 * What this dealer's search slugs can name: its stock and locations. Makes, models and body types of the platform
 * resolve without a car in stock, so that a menu's link opens an empty search and not a 404.
 */
export function knownStock(
  { bundle }: Pick<DealerContext, 'bundle'>,
  overview: StockOverview | null,
): KnownStock {
  return buildKnownStock(bundle, overview?.facets ?? {})
}

function buildKnownStock(
  { tenant, locations, manufacturers, models }: DealerContext['bundle'],
  facets: Partial<StockOverview['facets']>,
): KnownStock {
  const getValues = (key: string) => (facets[key] ?? []).map(({ value }: FacetCount) => value)
  const itemTypes = getValues('item_type')
  const ownMakes = tenant.dealershipWebsites.map(({ make }) => make)
  return {
    makes: unique([
      ...getValues('make'),
      ...ownMakes,
      ...(tenant.manufacturer ? [tenant.manufacturer.name] : []),
      ...manufacturers.map(({ name }) => name),
    ]),
    makeModels: unique([
      ...getValues('make_model'),
      ...models.map(({ manufacturerName, name }) => `${manufacturerName} ${name}`),
    ]),
    bodies: unique([...getValues('body'), ...bodyLabels(itemTypes)]),
    truckBodies: itemTypes.includes('truck')
      ? ['Light Truck', 'Truck'].filter((body) => !getValues('body').includes(body))
      : [],
    locations: locations.filter(({ visible }) => visible),
    dealerships: tenant.dealerships,
  }
}

const unique = (values: string[]) => [...new Set(values.filter(Boolean))]
