import type { Shop } from '#app/features/shop.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { getResults } from './queries.server.ts'
import type { ResultsModel } from './results-model.ts'
import { formatSearch, parseSearch } from './search-url.ts'

export type FoundResults =
  | { kind: 'results'; results: ResultsModel }
  /** The address is a form's; the same search stands at another. */
  | { kind: 'elsewhere'; href: string }
  /** The stock does not answer. */
  | { kind: 'away' }

/** The results behind an address. */
export async function findResults(path: string, url: URL, shop: Shop): Promise<FoundResults> {
  const state = parseSearch(url.searchParams)
  const fromForm = [...url.searchParams].some(([name, value]) => value === '' || /_(min|max)$/.test(name))
  if (fromForm) return { kind: 'elsewhere', href: url.pathname + formatSearch(state) }
  try {
    return { kind: 'results', results: await getResults(path, state, shop) }
  } catch (error) {
    if (error instanceof StockUnavailableError) return { kind: 'away' }
    throw error
  }
}
