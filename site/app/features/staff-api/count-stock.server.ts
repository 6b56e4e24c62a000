import { findFilterProblem, type StaffToday } from '@forecourt/schemas/contract'
import { addMs } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { getItemNames } from '#app/domain/words/item-names.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { findListedStock, listedRequest } from '#app/parts/search/listed-stock.server.ts'

const WEEK_MS = 7 * 86_400_000

/** The numbers of a dealer's stock as its site counts itself; null while the stock does not answer. */
export async function countStock(dealer: DealerContext): Promise<StaffToday['stock']> {
  const { now, stock, bundle } = dealer
  const problem = findFilterProblem(bundle.tenant.stock.searchFilters)
  const all = listedRequest(dealer)
  const weekAgo = Math.floor(Date.parse(addMs(now, -WEEK_MS)) / 1_000)
  try {
    const [onSite, fresh, pictured] = await Promise.all([
      findListedStock(dealer),
      stock.search({ ...all, ranges: { created_at_timestamp: [weekAgo, null] } }),
      stock.search({ ...all, withPhotos: true }),
    ])
    const types = (onSite.facets.item_type ?? []).map(({ value }) => value)
    // An empty yard can be of any kind.
    const { one, many } = getItemNames(types.length > 0 ? types : ['vehicle'])
    return {
      onSite: onSite.total,
      newThisWeek: fresh.total,
      withoutPicture: Math.max(0, onSite.total - pictured.total),
      filterProblem: problem && `At character ${problem.at + 1}: ${problem.text}.`,
      vehicles: { one, many },
    }
  } catch (error) {
    // The leads are worth having without the cars.
    if (error instanceof StockUnavailableError) return null
    throw error
  }
}
