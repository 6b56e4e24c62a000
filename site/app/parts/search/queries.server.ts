import type { DealerContext } from '#app/context.ts'
import { askSearch } from './ask-search.server.ts'
import { planSearch } from './plan-search.server.ts'
import { presentSearch } from './present-search.server.ts'
import type { SearchModel } from './results/search-model.ts'

/**
 * The results page at `/search/{splat}`: plan, ask, present.
 * @param splat the path after `/search/`
 * @throws 404 when the path names nothing the dealer has
 */
export async function getSearch(
  dealer: DealerContext,
  splat: string,
  params: URLSearchParams,
): Promise<SearchModel> {
  const plan = await planSearch(dealer, splat, params)
  const answer = await askSearch(dealer, plan)
  return presentSearch(dealer, plan, answer)
}
