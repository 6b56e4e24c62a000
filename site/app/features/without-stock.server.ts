import { addMs } from '@forecourt/schemas/contract/pure'
import type { Shop } from './shop.ts'

/** How soon a page that had to do without stock is made again. */
const RETRY_MS = 2_000

/**
 * What the stock answers, or `fallback` while it does not answer: a page of content stands without its cars (SRCH-17),
 * and its cache tries again soon. Other errors are thrown on.
 */
export async function orWithoutStock<T>(shop: Shop, ask: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isStockUnavailable(error)) throw error
    shop.dependsUntil(addMs(shop.now, RETRY_MS))
    return fallback
  }
}

/** By its code: the pages are bundled, and so hold another copy of the class than the server that throws it. */
function isStockUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'stock_unavailable'
}
