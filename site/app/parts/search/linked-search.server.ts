import type { DealerContext } from '#app/context.ts'
import type { StockSearchRequest } from '#app/integrations/stock-index.ts'
import { planSearch } from './plan-search.server.ts'

/** The request of the results page that a link leads to; null for any other link, and for a page that does not exist. */
export async function linkedSearch(href: string, dealer: DealerContext): Promise<StockSearchRequest | null> {
  const [, splat] = /^\/search\/([^?#]+)/.exec(href) ?? []
  if (splat === undefined) return null
  const { searchParams } = new URL(href, dealer.origin)
  try {
    return (await planSearch(dealer, decodeURIComponent(splat), searchParams)).request
  } catch (error) {
    if (error instanceof URIError || (error instanceof Response && error.status === 404)) return null
    throw error
  }
}
