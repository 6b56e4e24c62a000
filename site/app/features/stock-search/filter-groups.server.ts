import { sortCarTypes } from '#app/domain/search/car-types.ts'
import { groupMakes } from '#app/domain/search/makes.ts'
import type { StockSearchResult } from '#app/integrations/stock-index.ts'
import type { ChoiceModel, FilterGroup } from './results-model.ts'
import type { RangeKey, SearchState, ValueKey } from './search-url.ts'
import { swatchOf } from './swatches.ts'

type Choices = { key: ValueKey; title: string; open?: boolean; shown?: number }
type Range = { key: RangeKey; title: string; open?: boolean; unit: '$' | 'km' | '' }

/** The left column in its order. */
const GROUPS: readonly (Choices | Range)[] = [
  { key: 'car_type', title: 'Car type', open: true },
  { key: 'price', title: 'Price', open: true, unit: '$' },
  { key: 'make', title: 'Make', open: true, shown: 8 },
  { key: 'model', title: 'Model', open: true, shown: 10 },
  { key: 'body', title: 'Body', open: true, shown: 8 },
  { key: 'fuel', title: 'Fuel', open: true },
  { key: 'transmission', title: 'Transmission' },
  { key: 'year', title: 'Year', unit: '' },
  { key: 'km', title: 'Kilometres', unit: 'km' },
  { key: 'colour', title: 'Colour', shown: 12 },
  { key: 'seats', title: 'Seats' },
  { key: 'drive', title: 'Drive' },
  { key: 'location_name', title: 'Location' },
]

/** Facets that the left column needs; a model list without a make would be a list of everything. */
export function facetKeys(state: SearchState, fixed: Readonly<Record<string, readonly string[]>>): string[] {
  const made = state.filters.make !== undefined || fixed.make !== undefined
  return GROUPS.map(({ key }) => key).filter((key) => fixed[key] === undefined && (key !== 'model' || made))
}

/** The groups of the left column with their counts; a group with nothing to choose is left out. */
export function filterGroups(
  state: SearchState,
  { facets, stats }: StockSearchResult,
  asked: readonly string[],
): FilterGroup[] {
  return GROUPS.filter(({ key }) => asked.includes(key)).flatMap((group): FilterGroup[] => {
    if ('unit' in group) return rangeGroup(group, state, stats[group.key])
    return choiceGroup(group, state.filters[group.key] ?? [], facets[group.key] ?? [])
  })
}

function rangeGroup(
  { key, title, open = false, unit }: Range,
  state: SearchState,
  known?: { min: number; max: number },
): FilterGroup[] {
  const [min, max] = state.ranges[key] ?? [null, null]
  if (!known && min === null && max === null) return []
  const chosen = min !== null || max !== null
  return [
    {
      kind: 'range',
      key,
      title,
      open: open || chosen,
      unit,
      min,
      max,
      least: known?.min ?? null,
      greatest: known?.max ?? null,
    },
  ]
}

function choiceGroup(
  { key, title, open = false, shown = 20 }: Choices,
  chosen: readonly string[],
  counted: readonly { value: string; count: number }[],
): FilterGroup[] {
  const missing = chosen
    .filter((value) => !counted.some((one) => one.value === value))
    .map((value) => ({ value, count: 0 }))
  const choices = ordered(key, [...counted, ...missing]).map(({ value, count }) =>
    choice(key, value, count, chosen),
  )
  if (choices.length < 2 && chosen.length === 0) return []
  const first = choices.filter((one, index) => index < shown || one.chosen)
  const further = choices.filter((one) => !first.includes(one))
  return [
    {
      kind: 'choices',
      key,
      title,
      open: open || chosen.length > 0,
      choices: first,
      ...furtherOf(key, choices, further),
    },
  ]
}

/** 'All Makes' lists every make by the alphabet, popular ones included (SRCH-14); other groups list what is left. */
function furtherOf(key: ValueKey, all: readonly ChoiceModel[], further: ChoiceModel[]) {
  if (further.length === 0) return { further, furtherTitle: '' }
  if (key !== 'make') return { further, furtherTitle: `Show ${further.length} more` }
  const names = groupMakes(all.map(({ value }) => value)).all
  const byName = names.flatMap((name) => further.filter(({ value }) => value === name))
  return { further: byName, furtherTitle: 'All Makes' }
}

function choice(key: ValueKey, value: string, count: number, chosen: readonly string[]): ChoiceModel {
  const swatch = key === 'colour' ? swatchOf(value) : undefined
  return {
    value,
    label: labelOf(key, value),
    count,
    chosen: chosen.includes(value),
    ...(swatch ? { swatch } : {}),
  }
}

function ordered(
  key: ValueKey,
  counted: { value: string; count: number }[],
): { value: string; count: number }[] {
  if (key === 'car_type') {
    const order = sortCarTypes(counted.map(({ value }) => value))
    return [...counted].sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
  }
  if (key === 'seats') return [...counted].sort((a, b) => Number(a.value) - Number(b.value))
  return [...counted].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en-AU'))
}

/** How a facet value is written: the dealer's own words, but for the keys that are the platform's. */
export function labelOf(key: ValueKey, value: string): string {
  if (key === 'car_type' || key === 'status') {
    const words = value.replaceAll('_', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
  if (key === 'seats') return `${value} seats`
  if (key === 'certified') return value === 'true' ? 'Certified' : 'Not certified'
  return value
}
