import type { SignatureName } from '@forecourt/schemas/contract'
import { MAX_VALUE_LENGTH, type ValueKey } from '#app/domain/search-address/search-keys.ts'
import type { RangePlace } from '#app/domain/search-address/search-ranges.ts'
import type { SearchState } from '#app/domain/search-address/search-state.ts'
import { countFamilies, findSwatch } from './colour-families.ts'
import { valueLabel } from './filter-labels.ts'
import type { ChoiceGroup, FilterGroup, FilterRow } from './filter-model.ts'
import { type Counts, type Facets, hasRows, listTelling, type Plan, plansFor } from './filter-plans.ts'
import { type CountedStock, type Picks, rangeGroups } from './filter-ranges.ts'

/** Limit of choices per key, which bounds the size of the page. */
const MOST_ROWS = 150

export type GroupOptions = {
  /** What the car types are called. */
  typeTitle: string
  picks: Picks
  /** ISO UTC. */
  now: string
  /** The dealer's word for used cars. */
  used: string
  /** What the dealer's pages of a car say first. */
  signature: SignatureName
}

/** The groups of filters in their order on the page; further ones only when unfolded or chosen from. */
export function filterGroups(
  state: SearchState,
  overview: CountedStock,
  counts: Facets,
  { typeTitle, picks, now, used, signature }: GroupOptions,
): FilterGroup[] {
  // Without the price's own bounds the search's prices are those to choose among; a search of nothing leaves the stock's.
  const price = counts.price && counts.price.length > 0 ? counts.price : overview.facets.price
  const countedStock = { ...overview, facets: { ...overview.facets, ...(price ? { price } : {}) } }
  const choices = plansFor(state, overview.facets).flatMap((plan) => {
    const group = choiceGroup(plan, state, overview.facets, counts, used)
    return group ? [group] : []
  })
  const types = choices
    .filter(({ key }) => key === 'car_type')
    .map((group) => ({ ...group, title: typeTitle }))
  const first = choices.filter(({ key, more }) => key !== 'car_type' && !more)
  const telling = listTelling(overview.facets, signature)
  const ranges = (place: RangePlace) => rangeGroups(place, state, countedStock, { picks, now, telling })
  const all = [
    ...types,
    ...ranges('first'),
    ...withModels(first.filter(({ key }) => key !== 'location_name')),
    ...ranges('main'),
    ...first.filter(({ key }) => key === 'location_name'),
    ...choices.filter(({ more }) => more),
    ...ranges('more'),
  ]
  return withTellingFirst(all, telling)
}

/** What tells most of this dealer's stock, opened, before the rest. */
function withTellingFirst(groups: readonly FilterGroup[], telling: readonly string[]): FilterGroup[] {
  const first = telling.flatMap((key) => groups.filter((group) => group.key === key && !group.more))
  return [
    // Models wait for their make.
    ...first.map((group) => ({ ...group, open: group.open || group.key !== 'model' })),
    ...groups.filter((group) => !first.includes(group)),
  ]
}

/** Models have a fixed place before a make is chosen, so that choosing one shifts nothing. */
function withModels(groups: ChoiceGroup[]): ChoiceGroup[] {
  const make = groups.findIndex(({ key }) => key === 'make')
  if (make === -1 || groups.some(({ key }) => key === 'model')) return groups
  const models: ChoiceGroup = { kind: 'choices', key: 'model', title: 'Model', open: false, rows: [] }
  return groups.toSpliced(make + 1, 0, models)
}

function choiceGroup(
  plan: Plan,
  state: SearchState,
  overview: Facets,
  counts: Facets,
  used: string,
): ChoiceGroup | null {
  const { key, title, limit = 12, order, first, least = 2 } = plan
  const chosen = state.filters[key] ?? []
  const found = countsOf(key, counts)
  const known = sortByCount(listValues(plan, plan.dependent ? found : countsOf(key, overview), chosen), found)
  const values = first === undefined ? known : [first, ...known.filter((value) => value !== first)]
  if (values.length < least && chosen.length === 0) return null
  const offered = dropEmpty(values, found, chosen)
  const asked = state.all?.includes(key) === true
  const most = asked ? MOST_ROWS : hasRows(plan, state) ? limit : 0
  const shown = offered.filter((value, index) => index < most || chosen.includes(value))
  return {
    kind: 'choices',
    key,
    title,
    open: isOpen(plan, overview) || chosen.length > 0 || asked,
    rows: buildRows(key, order ? order(shown) : shown, found, used),
    ...(key === 'make' && values.length > limit ? { all: values } : {}),
    ...(plan.more ? { more: true } : {}),
    // Makes have a list of their own.
    ...(key === 'make' || asked || offered.length <= shown.length ? {} : { rest: true as const }),
  }
}

/** Models are folded until a make is chosen, so that unfolding does not push the groups below down. */
function isOpen({ key, open }: Plan, { make = [] }: Facets): boolean {
  return key === 'model' ? make.length === 1 : open === true
}

const countsOf = (key: ValueKey, facets: Facets): Counts =>
  key === 'colour' ? countFamilies(facets.colour ?? []) : (facets[key] ?? [])

/** The values a group offers, most first; what is chosen is among them whatever it is. */
function listValues(
  { offers = (value) => value !== '' }: Plan,
  known: Counts,
  chosen: readonly string[],
): string[] {
  const offered = known
    .map(({ value }) => value)
    .filter((value) => value.length <= MAX_VALUE_LENGTH && offers(value))
  return [...new Set([...offered, ...chosen])]
}

/** The values that most vehicles of this search have come first. */
function sortByCount(values: readonly string[], counts: Counts): string[] {
  const readCount = new Map(counts.map(({ value, count }) => [value, count]))
  return values.toSorted((one, other) => (readCount.get(other) ?? 0) - (readCount.get(one) ?? 0))
}

/** Values that this search finds or has chosen; all of them where it finds none, so that the group stays. */
function dropEmpty(values: readonly string[], counts: Counts, chosen: readonly string[]): readonly string[] {
  const found = new Set(counts.flatMap(({ value, count }) => (count > 0 ? [value] : [])))
  return found.size === 0 ? values : values.filter((value) => found.has(value) || chosen.includes(value))
}

function buildRows(key: ValueKey, values: readonly string[], found: Counts, used: string): FilterRow[] {
  const readCount = new Map(found.map(({ value, count }) => [value, count]))
  return values.map((value) => {
    const swatch = key === 'colour' ? findSwatch(value) : null
    const label = valueLabel(key, value, used)
    return {
      value,
      ...(label === value ? {} : { label }),
      count: readCount.get(value) ?? 0,
      ...(swatch === null ? {} : { swatch }),
    }
  })
}
