import type { DealerContext } from '#app/context.ts'
import type { Geocoder } from '#app/integrations/geocoder/geocoder.ts'
import { POSTCODES } from '#app/integrations/geocoder/postcode-geocoder.server.ts'
import { askSearch } from './ask-search.server.ts'
import { planSearch } from './plan-search.server.ts'
import { presentSearch } from './present-search.server.ts'
import type { SearchModel } from './results/search-model.ts'

/**
 * The results page at `/search/{splat}`: plan, ask, present.
 * @param splat the path after `/search/`
 * @param geocoder resolves postcodes
 * @throws 404 when the path names nothing the dealer has
 */
export async function getSearch(
  dealer: DealerContext,
  splat: string,
  params: URLSearchParams,
  geocoder: Geocoder = POSTCODES,
): Promise<SearchModel> {
  const plan = await planSearch(dealer, splat, params, geocoder)
  const answer = await askSearch(dealer, plan)
  return presentSearch(dealer, plan, answer)
}
