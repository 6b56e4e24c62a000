import type { DealerContext } from '#app/context.ts'
import type { StockScope } from '#app/integrations/stock-index.ts'
import { stockScopeOf } from '#app/integrations/stock-index-scope.ts'

/** Whose cars this site's pages show, at the page's instant. */
export function stockScope({ bundle: { tenant }, now }: DealerContext): StockScope {
  return stockScopeOf(tenant, now)
}
