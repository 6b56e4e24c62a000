import type { DealerContext } from '#app/context.ts'
import { findLanding, LEAST_LISTED } from '#app/domain/search-address/landing.ts'
import type { ValueKey } from '#app/domain/search-address/search-keys.ts'
import type { KnownStock } from '#app/domain/search-address/search-slug.ts'
import { isUnfiltered, type SearchState, type Values } from '#app/domain/search-address/search-state.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { ItemNames } from '#app/domain/words/item-names.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'
import type { LandingModel } from './landing-model.ts'

const MOST_LINKS = 12

/** What the neighbours of a page are, by the key that differs, in the order of the page. */
const NEIGHBOURS: readonly { key: ValueKey; title: string; applies: (filters: Values) => boolean }[] = [
  { key: 'model', title: 'By model', applies: ({ make }) => make !== undefined },
  { key: 'body', title: 'By body', applies: ({ model }) => model === undefined },
  { key: 'location_name', title: 'By location', applies: () => true },
  { key: 'car_type', title: 'New, demo or used', applies: () => true },
  { key: 'make', title: 'By make', applies: ({ model }) => model === undefined },
]

interface Named {
  readonly state: SearchState
  readonly known: KnownStock
  readonly result: StockSearchResult
  readonly item: ItemNames
  /** The heading of a page with these choices. */
  readonly nameOf: (filters: Values) => string
}

/** Does a path name the whole search, and something narrower than the car type? */
export function isLanding(state: SearchState, known: KnownStock): boolean {
  const landing = findLanding(state.filters, known)
  if (landing === null || state.page > 1) return false
  const isNarrow = state.filters.make !== undefined || state.filters.body !== undefined
  return isNarrow && isUnfiltered({ ...state, filters: {} }, landing)
}

/** The sentences and links of a landing page; nothing for a page without vehicles or another search. */
export function buildLanding(dealer: DealerContext, named: Named): LandingModel | undefined {
  if (named.result.total === 0 || !isLanding(named.state, named.known)) return undefined
  return { sentences: buildSentences(dealer, named), groups: buildGroups(named) }
}

function buildSentences({ bundle }: DealerContext, { state, result, item, nameOf }: Named): string[] {
  const { total, stats, facets } = result
  const { price, year } = stats
  const name = nameOf(state.filters).replace(/ for sale.*$/, '')
  const what = total === 1 ? `1 ${item.one}` : `${formatCount(total)} ${item.many}`
  const facts = [
    price && price.min > 0 ? `from $${formatCount(price.min)}` : '',
    year ? (year.min === year.max ? `all from ${year.min}` : `from ${year.min} to ${year.max}`) : '',
  ]
  const places = (facets.location_name ?? []).map(({ value, count }) => `${value} (${formatCount(count)})`)
  const list = new Intl.ListFormat('en-AU').format(places.slice(0, MOST_LINKS))
  return [
    `${name} at ${bundle.tenant.name}: ${[what, ...facts].filter(Boolean).join(', ')}.`,
    ...(places.length > 1 && !state.filters.location_name ? [`You’ll find them at ${list}.`] : []),
  ]
}

function buildGroups({ state, known, result, nameOf }: Named): LandingModel['groups'] {
  const { filters } = state
  return NEIGHBOURS.flatMap(({ key, title, applies }) => {
    const chosen = filters[key]?.[0]
    const { [key]: _own, ...others } = filters
    if (!applies(filters)) return []
    const links = (result.facets[key] ?? [])
      .filter(({ value, count }) => value !== chosen && count >= LEAST_LISTED)
      .flatMap(({ value, count }) => {
        const next = { ...others, [key]: [value] }
        const landing = findLanding(next, known)
        return landing ? [{ label: nameOf(landing.filters), href: landing.path, count }] : []
      })
    return links.length > 0 ? [{ title, links: links.slice(0, MOST_LINKS) }] : []
  })
}
