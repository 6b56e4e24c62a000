import { addMs } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'

/** How soon a page that had to do without stock is made again. */
const RETRY_MS = 2_000

/**
 * What the stock answers, or `fallback` while it does not answer: a page of content stands without its cars (SRCH-17),
 * and its cache tries again soon. Other errors are thrown on.
 */
export async function orWithoutStock<T>(
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
