import { ownValue } from '#app/domain/own-value.ts'
import type { Near } from '#app/domain/search-address/near.ts'
import { NEAREST, SORTS, type SortValue, type ValueKey } from '#app/domain/search-address/search-keys.ts'
import { formatBounds, type RangeKey } from '#app/domain/search-address/search-ranges.ts'
import type { Bounds, SearchBase, SearchState } from '#app/domain/search-address/search-state.ts'
import {
  EMPTY_SEARCH,
  withBounds,
  withExcluded,
  withNear,
  withPhotos,
  withValues,
} from '#app/domain/search-address/search-state.ts'
import { carTypeName } from '#app/domain/vocabulary/car-types.ts'
import { formatKm } from '#app/parts/car/facts/card-facts.ts'

const STATUS_LABELS: Readonly<Record<string, string>> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
}
/** What a value counts. */
const COUNTED_THINGS: Partial<Record<ValueKey, string>> = {
  seats: 'seat',
  doors: 'door',
  cylinders: 'cylinder',
}

/** How a value reads on screen; most read as the stock writes them. `used`: the dealer's word for used cars. */
export function valueLabel(key: ValueKey, value: string, used: string): string {
  if (key === 'car_type') return carTypeName(value, used)
  if (key === 'status') return ownValue(STATUS_LABELS, value) ?? capitalised(value)
  if (key === 'certified') return value === 'true' ? 'Certified' : 'Not certified'
  const thing = COUNTED_THINGS[key]
  if (thing !== undefined) return value === '1' ? `1 ${thing}` : `${value} ${thing}s`
  if (key === 'sleeps') return `Sleeps ${value}`
  if (key === 'weekly_price_range') return `${value} a week`
  if (key === 'state') return value.toUpperCase()
  return key === 'item_type' ? capitalised(value) : value
}

/** A chosen filter, and the search without it. */
export type PickedFilter = { id: string; label: string; without: SearchState }

/** Everything chosen, in the order of the address. `used`: the dealer's word for used cars. */
export function listPicked(state: SearchState, used: string): PickedFilter[] {
  const words = state.query
    ? [{ id: 'query', label: `“${state.query}”`, without: { ...state, query: '', page: 1 } }]
    : []
  const values = (Object.entries(state.filters) as [ValueKey, readonly string[]][]).flatMap(([key, chosen]) =>
    chosen.map((value) => ({
      id: `${key}-${value}`,
      label: valueLabel(key, value, used),
      without: withValues(
        state,
        key,
        chosen.filter((other) => other !== value),
      ),
    })),
  )
  const ranges = (Object.entries(state.ranges) as [RangeKey, Bounds][]).map(([key, bounds]) => ({
    id: key,
    label: formatBounds(key, bounds),
    without: withBounds(state, key, [null, null]),
  }))
  return [...words, ...values, ...listExcluded(state, used), ...ranges, ...listPlain(state)]
}

/** The requested order when it is not the default and the dealer offers it; not a filter, but removable like one. */
export function listSorted(state: SearchState, own?: readonly SortValue[]): PickedFilter[] {
  const sort = SORTS.find(({ value }) => value === state.sort)
  if (!sort || sort === SORTS[0] || !(own ? own.includes(sort.value) : sort !== NEAREST)) return []
  return [{ id: 'sort', label: `${sort.label} first`, without: { ...state, sort: SORTS[0].value, page: 1 } }]
}

function listExcluded(state: SearchState, used: string): PickedFilter[] {
  return (Object.entries(state.excluded ?? {}) as [ValueKey, readonly string[]][]).flatMap(
    ([key, unwanted]) =>
      unwanted.map((value) => ({
        id: `not-${key}-${value}`,
        label: `Not ${excludedLabel(key, value, used)}`,
        without: withExcluded(
          state,
          key,
          unwanted.filter((other) => other !== value),
        ),
      })),
  )
}

/** In the middle of a sentence plain words are small: `Not white`, but `Not MG`. */
function excludedLabel(key: ValueKey, value: string, used: string): string {
  const label = valueLabel(key, value, used)
  return SMALL_KEYS.has(key) && /^[A-Z][a-z]/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}

const SMALL_KEYS: ReadonlySet<ValueKey> = new Set([
  ...(['colour', 'body', 'fuel', 'transmission', 'car_type', 'item_type', 'status', 'certified'] as const),
])

function listPlain(state: SearchState): PickedFilter[] {
  const { near, photos } = state
  return [
    ...(near ? [{ id: 'near', label: nearLabel(near), without: withNear(state, null) }] : []),
    ...(photos ? [{ id: 'photos', label: 'With photos', without: withPhotos(state, false) }] : []),
  ]
}

/** The label of a distance from a postcode: `Within 50 km of 4000`. */
export const nearLabel = ({ postcode, km }: Near) => `Within ${formatKm(km)} of ${postcode}`

/** The chosen values of one key, short enough to show beside its title; '' for none. */
export function formatChosen(
  { filters, ranges }: SearchState,
  key: ValueKey | RangeKey,
  used: string,
): string {
  const bounds = ranges[key as RangeKey]
  if (bounds) return formatBounds(key as RangeKey, bounds)
  const [first, ...more] = filters[key as ValueKey] ?? []
  if (first === undefined) return ''
  return more.length === 0 ? valueLabel(key as ValueKey, first, used) : `${more.length + 1} chosen`
}

/** The search of the path alone, without any key in its address (SRCH-11). */
export function clearedState(base: SearchBase): SearchState {
  return { ...EMPTY_SEARCH, filters: base.filters }
}

function capitalised(text: string): string {
  const words = text.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
