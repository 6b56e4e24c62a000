import type { DealerContext } from '#app/context.ts'
import type { StockScope } from '#app/integrations/stock-index.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'

/** The scope of the request's dealer, at the time of the request. */
export function stockScope({ bundle: { tenant }, now }: DealerContext): StockScope {
  return getStockScope(tenant, now)
}
