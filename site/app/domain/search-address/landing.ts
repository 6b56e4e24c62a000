import { formatSlug } from '#app/paths.ts'
import { typeBaseOfValues } from './search-path.ts'
import { type KnownStock, resolveSearchSlug } from './search-slug.ts'
import type { SearchBase, Values } from './search-state.ts'

/** The keys whose values a path can name, in the order of its segments. */
export const LANDING_KEYS = ['car_type', 'make', 'model', 'body', 'location_name'] as const
const KNOWN_KEYS: ReadonlySet<string> = new Set(LANDING_KEYS)

/** With fewer vehicles a page of one choice is too thin to be found. */
export const LEAST_LISTED = 3

/** The path that names a choice whole: `/search/used-cars/mazda/cx-5`. Null when no path does. */
export function findLanding(filters: Values, known: KnownStock): SearchBase | null {
  const { car_type: types = [], make = [], model = [], body = [], location_name: places = [] } = filters
  if (Object.keys(filters).some((key) => !KNOWN_KEYS.has(key))) return null
  if ([make, model, body, places].some((values) => values.length > 1)) return null
  const byTypes = typeBaseOfValues(filters)
  const location = known.locations.find(({ name }) => name === places[0])
  if (places.length > 0 && location === undefined) return null
  const segments = [
    ...(types.length > 0 ? byTypes.path.split('/').slice(-1) : []),
    ...[...make, ...model, ...body].map(formatSlug),
    ...(location ? [location.slug] : []),
  ]
  if (segments.length === 0) return byTypes
  const base = resolveSearchSlug(segments, known)
  return base !== null && chooseSame(base.filters, filters) ? base : null
}

/** Two names may share a slug, and then the path means the first of them. */
const chooseSame = (one: Values, other: Values) =>
  LANDING_KEYS.every(
    (key) => [...(one[key] ?? [])].sort().join('\n') === [...(other[key] ?? [])].sort().join('\n'),
  )
