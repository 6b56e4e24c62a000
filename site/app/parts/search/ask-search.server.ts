import type { DealerContext } from '#app/context.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { findSignature } from '#app/parts/car/card/card-signature.server.ts'
import { listVans, type Van } from '#app/parts/car/facts/vans-here.server.ts'
import { latestCards } from '#app/parts/car/latest-cars.server.ts'
import type { SearchPlan } from './plan-search.server.ts'
import { findRelaxations } from './relaxations/find-relaxations.server.ts'
import type { Relaxations } from './relaxations/relaxation.ts'
import { searchRequest } from './search-request.server.ts'

/** What the index answers to a plan. */
export type SearchAnswer = {
  result: StockSearchResult
  /** Alternative searches for one without results; null when it has results or no alternative does. */
  relaxations: Relaxations | null
  /** What came in last, beside a search without results. */
  latest: CarCardModel[]
  /** The caravans in stock, for cards that say what a vehicle tows; [] for others. */
  vans: Van[]
}

/** Queries the index; null while it is unavailable. */
export async function askSearch(dealer: DealerContext, plan: SearchPlan): Promise<SearchAnswer | null> {
  const { request } = plan
  if (request === null) return null
  const result = await withStockFallback(dealer, () => dealer.stock.search(request), null)
  if (result === null) return null
  const [relaxations, latest, vans] = await Promise.all([
    askRelaxations(dealer, plan, result),
    result.total === 0 ? latestCards(dealer) : [],
    result.cars.some((car) => findSignature(car, dealer) === 'tow') ? listVans(dealer) : [],
  ])
  return { result, relaxations, latest, vans }
}

async function askRelaxations(
  dealer: DealerContext,
  { base, state, overview, near }: SearchPlan,
  { total, without }: StockSearchResult,
): Promise<Relaxations | null> {
  if (total > 0 || without === undefined || overview === null || overview.total === 0) return null
  return findRelaxations({ state, base, without, used: dealer.bundle.tenant.texts.usedKeyword }, (part) => {
    const request = searchRequest(dealer, part, overview, part.near ? near : undefined)
    const count = { ...request, hitsPerPage: 1, facets: [], countWithout: false }
    return withStockFallback(dealer, async () => (await dealer.stock.search(count)).total, 0)
  })
}
