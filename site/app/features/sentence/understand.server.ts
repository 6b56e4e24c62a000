import type { DealerContext } from '#app/context.ts'
import type { SortValue } from '#app/domain/search-address/search-keys.ts'
import { resolveSearchSlug } from '#app/domain/search-address/search-slug.ts'
import { EMPTY_SEARCH, type SearchState } from '#app/domain/search-address/search-state.ts'
import { MAX_QUERY_LENGTH, parseSearch, searchHref } from '#app/domain/search-address/search-url.ts'
import { clipText } from '#app/domain/words/clip.ts'
import { listPicked, listSorted } from '#app/features/search/filters/filter-labels.ts'
import { getSearch } from '#app/features/search/queries.server.ts'
import { findStockOverview, knownStock } from '#app/features/search/stock-overview.server.ts'
import { parseSentence } from '#app/features/sentence/parse/parse-sentence.ts'
import type { ReadSentence } from '#app/features/sentence/parse/reading.ts'
import { orWithoutStock } from '#app/integrations/without-stock.server.ts'
import { ALL_STOCK, carPath, searchPath } from '#app/paths.ts'
import { withSentence } from './said-search.ts'
import { stockVocabulary } from './stock-vocabulary.server.ts'
import type { Understanding } from './understanding.ts'

/** Cars of a preview. */
const FIRST_CARS = 3

type Said = { href: string; state: SearchState; pills: string[] }

/**
 * The address of a search with a sentence added to it: `params` are those of the search and `text`.
 * @param splat the path of the search after `/search/`
 * @returns why there is none: the stock does not answer, or the path names nothing of the dealer's
 */
async function findSaidSearch(
  dealer: DealerContext,
  splat: string,
  params: URLSearchParams,
): Promise<Said | 'stock away' | 'no such search'> {
  const overview = await orWithoutStock(dealer, () => findStockOverview(dealer), null)
  if (overview === null) return 'stock away'
  const base = resolveSearchSlug(splat.split('/'), knownStock(dealer, overview))
  if (!base) return 'no such search'
  const read = parseSentence(params.get('text') ?? '', stockVocabulary(dealer, overview))
  const state = withSentence(parseSearch(base, params), read)
  return { state, href: searchHref(state, base), pills: pillsOf(read, dealer.bundle.tenant.stock.sorts) }
}

/** Where a sentence that was sent by a form leads; while nobody can read it, to a search for its words. */
export async function getSaidHref(
  dealer: DealerContext,
  splat: string,
  params: URLSearchParams,
): Promise<string> {
  const said = await findSaidSearch(dealer, splat, params)
  if (typeof said !== 'string') return said.href
  const words = clipText(params.get('text') ?? '', MAX_QUERY_LENGTH).trim()
  const unread = new URLSearchParams(params)
  unread.delete('text')
  if (words === '') unread.delete('query')
  else unread.set('query', words)
  return `${searchPath('')}${splat}${unread.size === 0 ? '' : `?${unread}`}`
}

/** What a sentence alone becomes, as its pills say it. */
function pillsOf(read: ReadSentence, sorts: readonly SortValue[]): string[] {
  const state = withSentence(EMPTY_SEARCH, read)
  return [...listPicked(state), ...listSorted(state, sorts)].map(({ label }) => label)
}

/**
 * What is shown of a sentence while it is typed; null while the stock does not answer.
 * @throws Response 404 for a search that is none of the dealer's
 */
export async function findUnderstanding(
  dealer: DealerContext,
  params: URLSearchParams,
): Promise<Understanding | null> {
  const said = await findSaidSearch(dealer, params.get('at') || ALL_STOCK, params)
  if (said === 'no such search') throw Response.json(null, { status: 404 })
  if (said === 'stock away') return null
  if (params.get('peek') !== '1') return { href: said.href, pills: said.pills }
  const { pathname, searchParams } = new URL(said.href, dealer.origin)
  const page = await getSearch(dealer, decodeURI(pathname.slice('/search/'.length)), searchParams)
  if (page.outcome === 'unavailable') return null
  const cars = page.cells.flatMap((cell) => (cell.kind === 'car' ? cell.car : [])).slice(0, FIRST_CARS)
  return {
    href: said.href,
    pills: said.pills,
    counted: page.counted,
    cars: cars.map(({ slug, name, sub = '', price, unavailable = '' }) => ({
      href: carPath(slug),
      name,
      sub,
      price: price ?? unavailable,
    })),
  }
}
