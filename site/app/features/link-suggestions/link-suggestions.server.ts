import { parseLinkTarget } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { listPicked, listSorted } from '#app/parts/search/filters/filter-labels.ts'
import { getSearch } from '#app/parts/search/queries.server.ts'
import { findUnderstanding } from '#app/parts/search-box/understand.server.ts'

/** What the dealer's stock has for words typed in the Studio's link picker. */
type LinkSuggestions = {
  /** The search that the words were understood as: its address, its filters in words, and `63 cars`. */
  search: { href: string; words: string; counted: string } | null
  cars: { href: string; name: string; sub: string; price: string }[]
}

/** What a link into the stock leads to; null for nothing. */
type LinkDescription =
  | { kind: 'search'; words: string; counted: string; count: number }
  | { kind: 'car'; name: string; sub: string; isAvailable: boolean }
  | null

/** Words for a search without a filter. */
const EVERYTHING = 'all of the stock'

/** The search and the first cars for typed words; null while the stock does not answer. */
export async function findLinkSuggestions(
  dealer: DealerContext,
  text: string,
): Promise<LinkSuggestions | null> {
  if (text.trim() === '') return { search: null, cars: [] }
  const understood = await findUnderstanding(dealer, new URLSearchParams({ text, peek: '1' }))
  if (understood === null) return null
  const { href, pills, counted = '', cars = [] } = understood
  return { search: { href, words: pills.join(', ') || EVERYTHING, counted }, cars }
}

/**
 * The search or the car at an address of this site; null where there is none. Other addresses are not asked about.
 * @returns or 'unavailable' while the stock does not answer
 */
export async function describeLink(
  dealer: DealerContext,
  href: string,
): Promise<LinkDescription | 'unavailable'> {
  if (!isDecodable(href)) return null
  const target = parseLinkTarget(href)
  if (target?.kind === 'car') {
    const { slug } = target
    return withStockFallback(dealer, () => describeCar(dealer, decodeURIComponent(slug)), 'unavailable')
  }
  return target?.kind === 'search' ? describeSearch(dealer, href) : null
}

async function describeCar(dealer: DealerContext, slug: string): Promise<LinkDescription | 'unavailable'> {
  const car = await dealer.stock.findCarBySlug(stockScope(dealer), slug)
  if (car === null) return null
  const { name, sub = '' } = carTitle(car)
  return { kind: 'car', name, sub, isAvailable: isAvailable(car) }
}

async function describeSearch(dealer: DealerContext, href: string): Promise<LinkDescription | 'unavailable'> {
  const { pathname, searchParams } = new URL(href, dealer.origin)
  try {
    const page = await getSearch(dealer, decodeURI(pathname.slice('/search/'.length)), searchParams)
    if (page.outcome === 'unavailable') return 'unavailable'
    const labels = [...listPicked(page.state, page.used), ...listSorted(page.state, page.sorts)].map(
      ({ label }) => label,
    )
    const { counted, count } = page
    return { kind: 'search', words: labels.join(', ') || EVERYTHING, counted, count }
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null
    throw error
  }
}

/** A stray percent sign is part of no address of ours. */
function isDecodable(href: string): boolean {
  try {
    decodeURIComponent(href)
    return true
  } catch {
    return false
  }
}
