import type { DealerContext } from '#app/context.ts'
import { resolveSearchSlug } from '#app/domain/search-address/search-slug.ts'
import { EMPTY_SEARCH, type SearchState, saysNothing } from '#app/domain/search-address/search-state.ts'
import { MAX_QUERY_LENGTH, parseSearch, searchHref } from '#app/domain/search-address/search-url.ts'
import { parseSentence } from '#app/domain/sentence/parse/parse-sentence.ts'
import type { ReadSentence } from '#app/domain/sentence/parse/reading.ts'
import type { Understanding } from '#app/domain/sentence/understand-client.ts'
import { withSentence } from '#app/domain/sentence/with-sentence.ts'
import { clipText } from '#app/domain/words/clip.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { findStockOverview, knownStock, type StockOverview } from '#app/parts/car/stock-overview.server.ts'
import { listPicked, listSorted } from '#app/parts/search/filters/filter-labels.ts'
import { getSearch } from '#app/parts/search/queries.server.ts'
import { ALL_STOCK, carPath, searchPath } from '#app/paths.ts'
import { resolvePlaces } from './resolve-places.server.ts'
import { stockVocabulary } from './stock-vocabulary.server.ts'

/** Cars in a preview. */
const FIRST_CARS = 3

type SentenceSearch = { href: string; state: SearchState; pills: string[]; unused: readonly string[] }

/**
 * The address of a search with a sentence added to it: `params` are those of the search and `text`.
 * @param splat the path of the search after `/search/`
 * @returns or the reason why there is none: the stock does not answer, or the path is unknown at this dealer
 */
async function findSentenceSearch(
  dealer: DealerContext,
  splat: string,
  params: URLSearchParams,
): Promise<SentenceSearch | 'stock unavailable' | 'no such search'> {
  const overview = await withStockFallback(dealer, () => findStockOverview(dealer), null)
  if (overview === null) return 'stock unavailable'
  const base = resolveSearchSlug(splat.split('/'), knownStock(dealer, overview))
  if (!base) return 'no such search'
  const sentence = await readSentence(dealer, overview, params.get('text') ?? '')
  const state = withSentence(parseSearch(base, params), sentence, sentence.unused)
  return { state, href: searchHref(state, base), ...buildLabels(sentence, dealer.bundle.tenant) }
}

type Sentence = Pick<ReadSentence, 'state' | 'rest'> & { unused: string[] }

async function readSentence(dealer: DealerContext, overview: StockOverview, text: string): Promise<Sentence> {
  const read = parseSentence(text, stockVocabulary(dealer, overview))
  const typed = read.state.places.flatMap((place) => ('postcode' in place ? [place.postcode] : []))
  const geocoder = await dealer.geocoding.prepare(typed)
  const { state, missing } = resolvePlaces(dealer, overview, read, geocoder)
  const unused = [...read.unused, ...missing].sort((a, b) => a.start - b.start)
  return { state, rest: read.rest, unused: unused.map(({ start, end }) => text.slice(start, end)) }
}

/** The address for a sentence that a form sent; while the stock is unavailable, a search for its words. */
export async function getSentenceHref(
  dealer: DealerContext,
  splat: string,
  params: URLSearchParams,
): Promise<string> {
  const found = await findSentenceSearch(dealer, splat, params)
  if (typeof found !== 'string') return found.href
  const words = clipText(params.get('text') ?? '', MAX_QUERY_LENGTH).trim()
  const unread = new URLSearchParams(params)
  unread.delete('text')
  if (words === '') unread.delete('query')
  else unread.set('query', words)
  return `${searchPath('')}${splat}${unread.size === 0 ? '' : `?${unread}`}`
}

/** The labels of the pills of a sentence alone, and its words without an effect. */
function buildLabels(
  sentence: Sentence,
  { stock, texts }: DealerContext['bundle']['tenant'],
): Pick<SentenceSearch, 'pills' | 'unused'> {
  const state = withSentence(EMPTY_SEARCH, sentence, sentence.unused)
  const pills = [...listPicked(state, texts.usedKeyword), ...listSorted(state, stock.sorts)].map(
    ({ label }) => label,
  )
  return { pills, unused: state.unused ?? [] }
}

/**
 * The preview of a sentence while it is typed; null while the stock does not answer.
 * @throws Response 404 for a search that the dealer does not have
 */
export async function findUnderstanding(
  dealer: DealerContext,
  params: URLSearchParams,
): Promise<Understanding | null> {
  const found = await findSentenceSearch(dealer, params.get('at') || ALL_STOCK, params)
  if (found === 'no such search') throw Response.json(null, { status: 404 })
  if (found === 'stock unavailable') return null
  const { href, pills, unused } = found
  const words = { href, pills, ...(unused.length > 0 ? { unused } : {}) }
  if (saysNothing(found.state)) return { ...words, nothing: true }
  if (params.get('peek') !== '1') return words
  const { pathname, searchParams } = new URL(found.href, dealer.origin)
  const page = await getSearch(dealer, decodeURI(pathname.slice('/search/'.length)), searchParams)
  if (page.outcome === 'unavailable') return null
  const cars = page.cells.flatMap((cell) => (cell.kind === 'car' ? cell.car : [])).slice(0, FIRST_CARS)
  return {
    ...words,
    counted: page.counted,
    cars: cars.map(({ slug, name, sub = '', price, unavailable = '' }) => ({
      href: carPath(slug),
      name,
      sub,
      price: price ?? unavailable,
    })),
  }
}
