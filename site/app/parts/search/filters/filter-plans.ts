import type { SignatureName } from '@forecourt/schemas/contract'
import type { ValueKey } from '#app/domain/search-address/search-keys.ts'
import type { RangeKey } from '#app/domain/search-address/search-ranges.ts'
import type { SearchState } from '#app/domain/search-address/search-state.ts'
import { sortCarTypes } from '#app/domain/vocabulary/car-types.ts'
import { sortPriceRanges } from '#app/domain/vocabulary/price-range.ts'
import { LEARNER_FEATURE } from '#app/parts/car/facts/card-facts.ts'

export type GroupKey = ValueKey | RangeKey

export type Counts = readonly { value: string; count: number }[]
export type Facets = Readonly<Record<string, Counts>>

/** What a group of choices is made by. */
export type Plan = {
  key: ValueKey
  title: string
  open?: boolean
  /** Rows on screen at most; chosen ones beyond stay as well. */
  limit?: number
  order?: (values: string[]) => string[]
  /** Values that get a row; by default all but empty ones. */
  offers?: (value: string) => boolean
  /** Rows come from the matching cars and not from the whole stock: models of the chosen makes. */
  dependent?: boolean
  /** The value whose row comes first. */
  first?: string
  /** Fewest rows that make a choice. */
  least?: number
  /** Made when the further filters are unfolded or one of its values is chosen. */
  more?: true
}

const BY_NAME = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' }).compare
const byName = (values: string[]) => values.sort(BY_NAME)
const isOffered = (status: string) => status === 'in_stock' || status === 'coming_soon'

/** The groups of choices in their order on the page. */
export const PLANS: readonly Plan[] = [
  { key: 'car_type', title: 'Car type', open: true, order: sortCarTypes },
  { key: 'item_type', title: 'Vehicle type', open: true, limit: 8 },
  { key: 'make', title: 'Make', open: true, limit: 8 },
  { key: 'model', title: 'Model', open: true, limit: 30, order: byName, dependent: true },
  { key: 'badge', title: 'Badge', limit: 30, order: byName, dependent: true },
  { key: 'body', title: 'Body', open: true, limit: 10 },
  { key: 'fuel', title: 'Fuel', open: true, limit: 8 },
  { key: 'transmission', title: 'Transmission', limit: 6 },
  { key: 'colour', title: 'Colour', limit: 15 },
  { key: 'location_name', title: 'Location', limit: 20, order: byName },
  { key: 'seats', title: 'Seats', limit: 10, order: byName, more: true },
  { key: 'sleeps', title: 'Sleeps', limit: 10, order: byName, more: true },
  { key: 'doors', title: 'Doors', limit: 10, order: byName, more: true },
  { key: 'cylinders', title: 'Cylinders', limit: 10, order: byName, more: true },
  { key: 'drive', title: 'Drive', limit: 8, more: true },
  { key: 'filtered_features', title: 'Features', limit: 15, more: true },
  { key: 'categories', title: 'Category', limit: 15, order: sortCategories, more: true },
  { key: 'make_model', title: 'Make and model', limit: 20, more: true },
  { key: 'status', title: 'Availability', offers: isOffered, more: true },
  { key: 'tag', title: 'Tag', limit: 10, least: 1, more: true },
  { key: 'certified', title: 'Certified', offers: (value) => value === 'true', least: 1, more: true },
  { key: 'price_range', title: 'Price range', order: sortPriceRanges, more: true },
  { key: 'weekly_price_range', title: 'Weekly price range', order: sortPriceRanges, more: true },
  { key: 'dealership_name', title: 'Dealership', limit: 20, order: byName, more: true },
  { key: 'city', title: 'Suburb', limit: 20, order: byName, more: true },
  { key: 'state', title: 'State', order: byName, more: true },
]

/** Of motorcycles the licence is asked first; their other features unfold below it. */
const LICENCE: Plan = {
  key: 'filtered_features',
  title: 'Licence and features',
  open: true,
  first: LEARNER_FEATURE,
  least: 1,
  limit: 1,
}

/** Is it a stock of motorcycles, some of them for learners? */
export const hasLearners = ({ filtered_features = [], item_type = [] }: Facets) =>
  readShare('motorcycle', item_type) > MOSTLY &&
  filtered_features.some(({ value }) => value === LEARNER_FEATURE)

/** Does so much of a stock drive electrically that its shoppers ask for that first? */
export const isElectricStock = ({ fuel = [] }: Facets) => readShare('Electric', fuel) > ELECTRIC_SHARE

const MOSTLY = 0.5
/** From this share on a dealer sells electric cars rather than has some. */
const ELECTRIC_SHARE = 0.2

function readShare(name: string, counts: Counts): number {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return all === 0 ? 0 : (counts.find(({ value }) => value === name)?.count ?? 0) / all
}

/** The groups that tell most of a dealer's stock, which come before all others: that of its own idea leads. */
export function listTelling(overview: Facets, signature: SignatureName): GroupKey[] {
  const own = OWN_GROUP[signature]
  const usual = listUsual(overview)
  return own ? [own, ...usual.filter((key) => key !== own)] : usual
}

const OWN_GROUP: Partial<Record<SignatureName, GroupKey>> = { where: 'location_name', tow: 'towing_kg' }

function listUsual(overview: Facets): GroupKey[] {
  if (hasLearners(overview)) return ['filtered_features', 'seat_height']
  if ((overview.item_type?.length ?? 0) > 1) return ['item_type', 'towing_kg']
  return isElectricStock(overview) ? ['fuel'] : ['make', 'model']
}

/** The plans that make groups for this search and stock. */
export function plansFor(state: SearchState, overview: Facets): Plan[] {
  const plans = PLANS.map((plan) => (plan.key === LICENCE.key && hasLearners(overview) ? LICENCE : plan))
  return plans.filter(
    (plan) => (state.more === true || hasRows(plan, state)) && isStocked(plan, state, overview),
  )
}

/** The keys whose counts the page shows for this search; each costs query time, so no other is requested. */
export function facetsToCount(state: SearchState, overview: Facets): ValueKey[] {
  return plansFor(state, overview)
    .filter((plan) => hasRows(plan, state))
    .map(({ key }) => key)
}

/** Whether a plan's group has choices on the page; further ones only when unfolded or chosen from. */
export function hasRows({ key, more }: Plan, { filters, all }: SearchState): boolean {
  return !more || all?.includes(key) === true || (filters[key]?.length ?? 0) > 0
}

function isStocked({ key }: Plan, { filters }: SearchState, overview: Facets): boolean {
  if (filters[key]?.length) return true
  if (key === 'badge') return (filters.model?.length ?? 0) > 0
  if (key === 'model') return (filters.make?.length ?? 0) > 0 || (overview.make?.length ?? 0) === 1
  return (overview[key]?.length ?? 0) > 0
}

/** The groups of cars in the order of the search (SRCH-30), as the import writes them. */
const ORDER = ['hatchback & sedan', 'suv', 'premium', 'petrol & diesel', 'electric', 'hybrid', 'coming soon']

/** Categories in the order of the search; an unknown one last, by name. */
export function sortCategories(categories: readonly string[]): string[] {
  return [...categories].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

function place(category: string): number {
  const index = ORDER.indexOf(category.toLowerCase())
  return index === -1 ? ORDER.length : index
}
