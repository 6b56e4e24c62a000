import { addMs } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'

/** Lifetime in the cache of a page without its stock. */
const RETRY_MS = 2_000

/**
 * The stock's answer, or `fallback` while it is unavailable: a content page is shown without its cars (SRCH-17) and
 * cached for a short time. Other errors are rethrown.
 */
export async function withStockFallback<T>(
  dealer: DealerContext,
  ask: () => Promise<T>,
  fallback: T,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    dealer.cacheUntil(addMs(dealer.now, RETRY_MS))
    return fallback
  }
}
