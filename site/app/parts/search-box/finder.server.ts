import { siteVariants, templateDefinition, type Variants } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { memoizeByRef } from '#app/domain/memoize-by-ref.ts'
import { carTypeName, sortCarTypes } from '#app/domain/vocabulary/car-types.ts'
import { groupMakes } from '#app/domain/vocabulary/makes.ts'
import { sortPriceRanges } from '#app/domain/vocabulary/price-range.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { getItemNames, type ItemNames } from '#app/domain/words/item-names.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import type { FacetCount } from '#app/integrations/stock-index.ts'
import { LEARNER_FEATURE } from '#app/parts/car/facts/card-facts.ts'
import { bodyCutOut, bodyImage } from '#app/parts/model/body-images.ts'
import { findListedStock, type ListedStock } from '#app/parts/search/listed-stock.server.ts'
import { formatSlug, searchPath } from '#app/paths.ts'
import type { FinderChoice, FinderField, FinderModel, ParkedBody } from './finder-model.ts'

/** The parts of each variant, in its order. */
const FIELDS: Readonly<Record<Variants['finder'], readonly FinderField[]>> = {
  box: ['words', 'action', 'types', 'make', 'price', 'subject'],
  line: ['make', 'words', 'body', 'price', 'action'],
  band: ['make', 'words', 'subject', 'price', 'action'],
  panel: ['types', 'make', 'words', 'price', 'action'],
  strip: ['make', 'body', 'subject', 'price', 'action'],
  row: ['words', 'price', 'body', 'action'],
}
/** Variants that pair the field for words on phones. */
const TIGHT: ReadonlySet<Variants['finder']> = new Set(['line', 'band', 'panel'])
/** Below this number of makes one list is easier than two groups. */
const GROUPED_FROM = 12

const MOST_PARKED = 5
const FEWEST_PARKED = 3

/** A tile of 'Search By Popular Car Types' (SRCH-32). */
export type BodyTile = { label: string; href: string; count: number; image: string | null }

/** `bodiesTitle`: `Search By Popular Car Types`, or what the dealer's vehicles are. */
type Overview = { finder: FinderModel; bodies: BodyTile[]; parked: ParkedBody[]; bodiesTitle: string }

/** What the finder offers and which bodies are the most common, from one query a page; null without the stock. */
export const finderOverview = memoizeByRef((dealer: DealerContext) =>
  withStockFallback(dealer, () => askOverview(dealer), null),
)

async function askOverview(dealer: DealerContext): Promise<Overview> {
  const result = await findListedStock(dealer)
  const { tenant } = dealer.bundle
  const variants = siteVariants(templateDefinition(tenant.template), tenant.theme)
  const item = getItemNames((result.facets.item_type ?? []).map(({ value }) => value))
  return {
    finder: finderModel(result, dealer, { item, variant: variants.finder }),
    bodies: bodyTiles(result.facets.body ?? []),
    parked: variants.hero === 'line-up' ? parkedBodies(result.facets.body ?? []) : [],
    bodiesTitle: `Search By Popular ${item.one.charAt(0).toUpperCase()}${item.one.slice(1)} Types`,
  }
}

function finderModel(
  { total, facets }: ListedStock,
  dealer: DealerContext,
  { item, variant }: { item: ItemNames; variant: Variants['finder'] },
): FinderModel {
  const types = facets.car_type ?? []
  const makes = facets.make ?? []
  return {
    fields: FIELDS[variant],
    isTight: TIGHT.has(variant),
    total,
    action: total === 0 ? 'Search stock' : `Show ${formatCount(total)} ${total === 1 ? item.one : item.many}`,
    typesTitle: item.typeTitle,
    carTypes: inOrder(types, sortCarTypes).map((choice) => ({
      ...choice,
      label: carTypeName(choice.value, dealer.bundle.tenant.texts.usedKeyword),
    })),
    makes: makeChoices(makes),
    models: makes.length > 1 ? [] : inOrder(facets.model ?? [], byName),
    bodies: inOrder(facets.body ?? [], byName),
    subject: getSubject(facets),
    priceRanges: inOrder(facets.price_range ?? [], sortPriceRanges),
  }
}

/** State, else licence, else location: the first of which the stock has more than one. */
function getSubject(facets: ListedStock['facets']): FinderModel['subject'] {
  const states = inOrder(facets.state ?? [], byName).map((choice) => ({
    ...choice,
    label: choice.value.toUpperCase(),
  }))
  if (states.length > 1) return { name: 'state', label: 'State', any: 'Any state', choices: states }
  const learner = (facets.filtered_features ?? []).find(({ value }) => value === LEARNER_FEATURE)
  if (learner) {
    const choices = [{ ...learner, label: 'Learner approved' }]
    return { name: 'filtered_features', label: 'Licence', any: 'Learner or full', choices }
  }
  const places = inOrder(facets.location_name ?? [], byName)
  if (places.length < 2) return null
  return { name: 'location_name', label: 'Location', any: 'All locations', choices: places }
}

function makeChoices(makes: readonly FacetCount[]): FinderModel['makes'] {
  const groups = groupMakes(makes.map(({ value }) => value))
  const choices = (names: readonly string[]) => inOrder(makes, () => [...names])
  return { popular: makes.length >= GROUPED_FROM ? choices(groups.popular) : [], all: choices(groups.all) }
}

/** The counted values in the order of a rule that sorts names. */
function inOrder(counts: readonly FacetCount[], sort: (values: string[]) => string[]): FinderChoice[] {
  const byValue = new Map(counts.map(({ value, count }) => [value, count]))
  return sort([...byValue.keys()])
    .filter(Boolean)
    .map((value) => ({ value, label: value, count: byValue.get(value) ?? 0 }))
}

const BY_NAME = new Intl.Collator('en-AU', { numeric: true }).compare
const byName = (values: string[]) => values.sort(BY_NAME)

/** The most common bodies that have a cut-out: none unless there are enough for a line. */
function parkedBodies(counts: readonly FacetCount[]): ParkedBody[] {
  const parked = [...counts]
    .sort((one, other) => other.count - one.count || BY_NAME(one.value, other.value))
    .flatMap(({ value, count }) => {
      const picture = bodyCutOut(value)
      return picture ? [{ label: value, href: searchPath(formatSlug(value)), count, picture }] : []
    })
    .slice(0, MOST_PARKED)
  return parked.length < FEWEST_PARKED ? [] : parked
}

function bodyTiles(counts: readonly FacetCount[]): BodyTile[] {
  const byBody = Object.fromEntries(
    counts.filter(({ value }) => value).map(({ value, count }) => [value, count]),
  )
  return popularBodies(byBody).map((label) => ({
    label,
    href: searchPath(formatSlug(label)),
    count: byBody[label] ?? 0,
    image: bodyImage(label),
  }))
}

const TILES = 4

/** The most common body types, most first, for 'Search By Popular Car Types' (SRCH-32); ties by name. */
export function popularBodies(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB))
    .slice(0, TILES)
    .map(([body]) => body)
}
