import { LRUCache } from 'lru-cache'
import type { DealerContext } from '#app/context.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import { stockScope } from './stock-scope.server.ts'

type Cached<V> = { key: string; value: Promise<V> }

/** The dealers that somebody visits at about the same time; the next page of another asks again. */
const MOST_DEALERS = 300

/**
 * What a question about a dealer's stock answers, asked once per version of the index and scope of the dealer; a failure is
 * not cached, so the next page asks again.
 * @param detail what the answer depends on beside the stock, as text
 */
export function memoizeByStock<V>(
  ask: (dealer: DealerContext) => Promise<V>,
  detail: (dealer: DealerContext) => string = () => '',
): (dealer: DealerContext) => Promise<V> {
  // By index and dealer; entries of an unused index are garbage-collected.
  const cached = new WeakMap<StockIndex, LRUCache<string, Cached<V>>>()
  return (dealer) => {
    // What was reserved by one visitor is no other's.
    if (dealer.ownHolds?.length) return ask(dealer)
    const scope = stockScope(dealer)
    const key = JSON.stringify([dealer.stock.version(), scope, detail(dealer)])
    const mine = cached.get(dealer.stock) ?? new LRUCache<string, Cached<V>>({ max: MOST_DEALERS })
    cached.set(dealer.stock, mine)
    const known = mine.get(scope.tenantSlug)
    if (known?.key === key) return known.value
    const value = ask(dealer)
    mine.set(scope.tenantSlug, { key, value })
    value.catch(() => {
      if (mine.get(scope.tenantSlug)?.value === value) mine.delete(scope.tenantSlug)
    })
    return value
  }
}
