import { formatRate, siteLender } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { getLenderTerms, type LenderTerms, reachedPriceCents } from '#app/domain/money/weekly-price.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { getItemNames } from '#app/domain/words/item-names.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { StockRange, StockSearchResult } from '#app/integrations/stock-index.ts'
import { showsWeeklyPrices } from '#app/parts/car/lender-statement.server.ts'
import { carCards } from '#app/parts/car/present-car.server.ts'
import { formatYears } from '#app/parts/money/calculator/term-text.ts'
import { searchPath } from '#app/paths.ts'
import { payTrack, readWeekly } from './pay-track.ts'
import type { PayWeekModel } from './pay-week-model.ts'
import { siteCalculator } from './site-calculator.server.ts'

const CARDS = 8

/**
 * What a shopper gets for so many dollars a week; null for a dealer that shows no weekly prices, and while the stock is
 * unavailable or has no vehicle with one.
 */
export async function payWeek(
  dealer: DealerContext,
  query: URLSearchParams,
  applyHref: string,
): Promise<PayWeekModel | null> {
  const { tenant } = dealer.bundle
  const lender = siteLender(tenant.financeProvider, tenant.lenders)
  if (!showsWeeklyPrices(dealer.bundle) || lender === null) return null
  const all = await withStockFallback(dealer, () => findWeekly(dealer, [0, null], { facets: [WEEKLY] }), null)
  const stats = all?.stats[WEEKLY]
  if (!all || !stats) return null
  const track = payTrack(stats)
  const weekly = readWeekly(query.get('perWeek'), track)
  const found = await withStockFallback(dealer, () => findWeekly(dealer, [0, weekly], { limit: CARDS }), null)
  const terms = getLenderTerms(lender)
  if (found === null || terms.comparisonRatePercent === null) return null
  return {
    track,
    weekly,
    lender: terms,
    item: getItemNames(found.cars.length > 0 ? found.cars.map(({ itemType }) => itemType) : ['car']),
    total: all.total,
    count: found.total,
    lowest: Math.ceil(stats.min),
    cards: carCards(found.cars, dealer),
    href: searchHref(
      { ...EMPTY_SEARCH, sort: 'price-desc', ranges: { weekly_price: [null, weekly] } },
      { path: searchPath(), filters: {} },
    ),
    basis: formatBasis(terms),
    calculator: siteCalculator(
      lender,
      { weekly, reachedCents: reachedPriceCents(weekly, terms) ?? 0 },
      { dealer, query, applyHref },
    ),
    comparison: `${formatRate(terms.comparisonRatePercent)} comparison rate`,
  }
}

const WEEKLY = 'weekly_price'

/** `10% deposit, 5 years, 8.50% a year`. */
function formatBasis({ depositPercent, balloonPercent, termMonths, ratePercent }: LenderTerms): string {
  return [
    depositPercent > 0 ? `${depositPercent}% deposit` : 'No deposit',
    formatYears(termMonths / 12),
    `${formatRate(ratePercent)} a year`,
    balloonPercent > 0 ? `${balloonPercent}% final payment` : 'no final payment',
  ].join(', ')
}

function findWeekly(
  dealer: DealerContext,
  weekly: StockRange,
  { limit = 1, facets = [] }: { limit?: number; facets?: string[] },
): Promise<StockSearchResult> {
  return dealer.stock.search({
    scope: stockScope(dealer),
    query: '',
    sort: 'price-desc',
    page: 1,
    filters: { status: AVAILABLE_STATUSES },
    ranges: { weekly_price: weekly },
    hitsPerPage: limit,
    facets,
  })
}
