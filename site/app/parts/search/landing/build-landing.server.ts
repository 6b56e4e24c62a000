import type { DealerContext } from '#app/context.ts'
import { findLanding, LEAST_LISTED } from '#app/domain/search-address/landing.ts'
import type { ValueKey } from '#app/domain/search-address/search-keys.ts'
import type { KnownStock } from '#app/domain/search-address/search-slug.ts'
import { isUnfiltered, type SearchState, type Values } from '#app/domain/search-address/search-state.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'
import type { LandingLink, LandingModel } from './landing-model.ts'

const MOST_LINKS = 12

/** What the neighbours of a page are, by the key that differs, in the order of the page. */
const NEIGHBOURS: readonly { key: ValueKey; title: string; applies: (filters: Values) => boolean }[] = [
  { key: 'model', title: 'By model', applies: ({ make }) => make !== undefined },
  { key: 'body', title: 'By body', applies: ({ model }) => model === undefined },
  { key: 'location_name', title: 'By location', applies: () => true },
  { key: 'car_type', title: 'New, demo or used', applies: () => true },
  { key: 'make', title: 'Other makes', applies: ({ model }) => model === undefined },
]

interface Named {
  readonly state: SearchState
  readonly known: KnownStock
  readonly result: StockSearchResult
  /** The heading of a page with these choices. */
  readonly nameChoice: (filters: Values) => string
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

function buildSentences({ bundle }: DealerContext, { state, result, nameChoice }: Named): string[] {
  const { total, stats, facets } = result
  if (total < LEAST_LISTED) return []
  const { price, year } = stats
  const things = nameThings(state.filters, nameChoice)
  const facts = [
    `${formatCount(total)} ${things} at ${bundle.tenant.name}`,
    year && (year.min === year.max ? `built ${year.min}` : `built ${year.min} to ${year.max}`),
    price && price.min > 0 && `from $${formatCount(price.min)}`,
  ]
  const places = (facets.location_name ?? []).map(({ value, count }) => `${value} (${formatCount(count)})`)
  const list = new Intl.ListFormat('en-AU').format(places.slice(0, MOST_LINKS))
  return [
    `${facts.filter(Boolean).join(', ')}.`,
    ...(places.length > 1 && !state.filters.location_name ? [`You’ll find them at ${list}.`] : []),
  ]
}

/** 'Used Mazda cars for sale in Sydney' as 'Used Mazda cars'. */
const shorten = (heading: string) => heading.replace(/ for sale.*$/, '')

function buildGroups({ state, known, result, nameChoice }: Named): LandingModel['groups'] {
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
        if (landing === null) return []
        const name = nameChoice(landing.filters)
        const label = key === 'location_name' ? name.replace(' for sale', '') : shorten(name)
        return [{ label, href: landing.path, count }]
      })
    const shown = links.slice(0, MOST_LINKS)
    if (shown.length === 0) return []
    return [{ title, links: key === 'model' ? [...shown, ...listAll(shown, others)] : shown }]
  })

  /** The page of all models, where those of the list are not all that there are. */
  function listAll(shown: readonly LandingLink[], make: Values): LandingLink[] {
    const all = sumCounts(result.facets.model ?? [])
    const landing = findLanding(make, known)
    if (landing === null || sumCounts(shown) >= all) return []
    return [{ label: `All ${nameThings(make, nameChoice)}`, href: landing.path, count: all }]
  }
}

const sumCounts = (counted: readonly { count: number }[]) =>
  counted.reduce((sum, { count }) => sum + count, 0)

/** What a page lists, within a sentence: `used Mazda cars`. */
function nameThings(filters: Values, nameChoice: Named['nameChoice']): string {
  const name = shorten(nameChoice(filters))
  return filters.car_type ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
}
