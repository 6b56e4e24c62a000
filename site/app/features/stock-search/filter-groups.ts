import { sortPriceRanges } from '#app/domain/price/price-range.ts'
import { sortCarTypes } from '#app/domain/search/car-types.ts'
import { countFamilies, swatchOf } from './colour-families.ts'
import { valueLabel } from './filter-labels.ts'
import type { ChoiceGroup, FilterGroup, FilterRow } from './filter-model.ts'
import { medianPrice, priceBars } from './price-track.ts'
import type { ValueKey } from './search-keys.ts'
import type { SearchState } from './search-state.ts'

type Counts = readonly { value: string; count: number }[]
type Facets = Readonly<Record<string, Counts>>
type Stats = Readonly<Record<string, { min: number; max: number }>>

/** What a group of choices is made by. */
type Plan = {
  key: ValueKey
  title: string
  open?: boolean
  /** Rows on screen at most; chosen ones beyond stay as well. */
  limit?: number
  order?: (values: string[]) => string[]
  /** Values worth a row; all but empty ones unless said. */
  offers?: (value: string) => boolean
  /** Rows come from the cars found and not from the whole stock: models of the chosen makes. */
  dependent?: boolean
  /** Fewest rows that make a choice. */
  least?: number
}

const byName = (values: string[]) =>
  values.sort((a, b) => a.localeCompare(b, 'en-AU', { numeric: true, sensitivity: 'base' }))

const PLANS: readonly Plan[] = [
  { key: 'car_type', title: 'Car type', open: true, order: sortCarTypes },
  { key: 'item_type', title: 'Vehicle type', open: true, limit: 8 },
  { key: 'weekly_price_range', title: 'Weekly repayment', order: sortPriceRanges },
  { key: 'make', title: 'Make', open: true, limit: 8 },
  { key: 'model', title: 'Model', open: true, limit: 30, order: byName, dependent: true },
  { key: 'badge', title: 'Badge', limit: 30, order: byName, dependent: true },
  { key: 'body', title: 'Body', open: true, limit: 10 },
  { key: 'fuel', title: 'Fuel', open: true, limit: 8 },
  { key: 'transmission', title: 'Transmission', limit: 6 },
  { key: 'colour', title: 'Colour', limit: 15 },
  { key: 'seats', title: 'Seats', limit: 10, order: byName },
  { key: 'drive', title: 'Drive', limit: 8 },
  { key: 'filtered_features', title: 'Features', limit: 15 },
  { key: 'location_name', title: 'Location', limit: 20, order: byName },
  {
    key: 'status',
    title: 'Availability',
    offers: (value) => value === 'in_stock' || value === 'coming_soon',
  },
  { key: 'certified', title: 'Certified', offers: (value) => value === 'true', least: 1 },
]

/** The keys whose counts the page shows for this search; each costs time, so no other is asked for. */
export function facetsToCount(state: SearchState, overview: Facets): ValueKey[] {
  return PLANS.filter((plan) => isOffered(plan, state, overview)).map(({ key }) => key)
}

/** The groups of filters in their order on the page. */
export function filterGroups(
  state: SearchState,
  overview: { facets: Facets; stats: Stats },
  counts: Facets,
  typeTitle: string,
): FilterGroup[] {
  const choices = PLANS.filter((plan) => isOffered(plan, state, overview.facets))
    .map((plan) => choiceGroup(plan, state, overview.facets, counts))
    .filter((group) => group !== null)
  const [type, ...rest] = choices[0]?.key === 'car_type' ? choices : [null, ...choices]
  return [
    ...(type ? [{ ...type, title: typeTitle }] : []),
    priceGroup(overview.facets.price ?? []),
    ...rest.filter((group) => group !== null),
    ...stepsGroups(state, overview.stats),
  ]
}

function isOffered({ key }: Plan, { filters }: SearchState, overview: Facets): boolean {
  if (key === 'badge') return (filters.model?.length ?? 0) > 0
  if (key === 'model') return (filters.make?.length ?? 0) > 0 || (overview.make?.length ?? 0) === 1
  return (overview[key]?.length ?? 0) > 0
}

function choiceGroup(plan: Plan, state: SearchState, overview: Facets, counts: Facets): ChoiceGroup | null {
  const { key, title, limit = 12, order, least = 2 } = plan
  const chosen = state.filters[key] ?? []
  const rows = rowsOf(plan, overview, counts, chosen)
  if (rows.length < least && chosen.length === 0) return null
  const shown = rows.filter(({ value }, index) => index < limit || chosen.includes(value))
  const ordered = order ? inOrder(shown, order) : shown
  return {
    kind: 'choices',
    key,
    title,
    open: plan.open === true || chosen.length > 0,
    rows: ordered,
    ...(key === 'make' && rows.length > limit ? { all: rows } : {}),
  }
}

function rowsOf(plan: Plan, overview: Facets, counts: Facets, chosen: readonly string[]): FilterRow[] {
  const { key, offers = (value: string) => value !== '', dependent = false } = plan
  const families = key === 'colour' ? countFamilies : (list: Counts) => [...list]
  const found = families(counts[key] ?? [])
  const countOf = new Map(found.map(({ value, count }) => [value, count]))
  const known = (dependent ? found : families(overview[key] ?? [])).map(({ value }) => value)
  const values = [...new Set([...known.filter(offers), ...chosen])]
  return values.map((value) => {
    const swatch = key === 'colour' ? swatchOf(value) : null
    const label = valueLabel(key, value)
    return {
      value,
      ...(label === value ? {} : { label }),
      count: countOf.get(value) ?? 0,
      ...(swatch === null ? {} : { swatch }),
    }
  })
}

function inOrder(rows: readonly FilterRow[], order: (values: string[]) => string[]): FilterRow[] {
  const byValue = new Map(rows.map((row) => [row.value, row]))
  return order([...byValue.keys()]).flatMap((value) => byValue.get(value) ?? [])
}

function priceGroup(prices: Counts): FilterGroup {
  const counted = prices
    .map(({ value, count }) => ({ value: Number(value), count }))
    .filter(({ value }) => value > 0)
  const median = medianPrice(counted)
  return { kind: 'price', title: 'Price', open: true, median, bars: priceBars(counted, median) }
}

const KM_STEPS = [10_000, 20_000, 40_000, 60_000, 80_000, 100_000, 150_000, 200_000]

function stepsGroups({ ranges }: SearchState, { year, km }: Stats): FilterGroup[] {
  const years = year ? Array.from({ length: year.max - year.min + 1 }, (_, index) => year.max - index) : []
  const kms = km ? KM_STEPS.filter((_step, index) => index === 0 || (KM_STEPS[index - 1] ?? 0) < km.max) : []
  const groups: FilterGroup[] = [
    { kind: 'steps', key: 'year', title: 'Year', open: ranges.year !== undefined, steps: years.slice(0, 60) },
    { kind: 'steps', key: 'km', title: 'Kilometres', open: ranges.km !== undefined, steps: kms },
  ]
  return groups.filter((group) => group.kind !== 'steps' || group.steps.length > 1)
}
