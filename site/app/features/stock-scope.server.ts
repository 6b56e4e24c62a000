import type { StockScope } from '#app/integrations/stock-index.ts'
import { stockScopeOf } from '#app/integrations/stock-index-scope.ts'
import type { Shop } from './shop.ts'

/** Whose cars this site's pages show, at the page's instant. */
export function stockScope({ bundle: { tenant }, now }: Shop): StockScope {
  return stockScopeOf(tenant, now)
}
