import type { BlockOf, Location } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type Point, STATES } from '#app/domain/geography/australia.ts'
import { computeViewBox, project, statePath } from '#app/domain/geography/project.ts'
import { ownValue } from '#app/domain/own-value.ts'
import { getItemNames } from '#app/domain/words/item-names.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { CITY_DEGREES, type RegionPlan, regionPlan } from '#app/parts/contact/region-plan.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import { findListedStock } from '#app/parts/search/listed-stock.server.ts'
import { locationPath } from '#app/paths.ts'
import { listPlaces } from '../locations/locations.server.ts'

const FEWEST_DEALERSHIPS = 2
const MAKES = 3

type Dot = { key: string; name: string; x: number; y: number }

/** A dealership of a state, with its makes and its vehicles; null while the stock does not answer. */
type Dealership = Dot & { href: string; makes: string; count: number | null }

/** The group on a map. */
export type GroupMapModel = {
  title: string
  text: string
  view: string
  /** A plan of the city in place of the states, where all addresses are in one. */
  region: RegionPlan | null
  states: { key: string; name: string; path: string; x: number; y: number }[]
  dealerships: { state: string; places: Dealership[] }[]
  /** `href`: '' for none. */
  companies: { key: string; name: string; text: string; href: string; dots: Dot[] }[]
  /** Addresses on the map. */
  total: number
  /** What they have together, `1,500` `vehicles`; null while the stock does not answer. */
  stock: { count: number; words: string } | null
}

/** Where the dealerships and the companies are; null for fewer than two dealerships with a position. */
export async function groupMapModel(
  block: BlockOf<'groupMap'>,
  dealer: DealerContext,
): Promise<GroupMapModel | null> {
  const places = listPlaces({ show: 'sales', location: '' }, dealer).flatMap(
    (place) => positioned(place) ?? [],
  )
  if (places.length < FEWEST_DEALERSHIPS) return null
  const stock = await withStockFallback(dealer, () => findCounts(dealer), null)
  const slugs = collectPageSlugs(dealer.bundle)
  const { companies } = block
  const all = [
    ...places.map(({ point }) => point),
    ...companies.flatMap((company) => company.places.map(findPoint)),
  ]
  const shared = sharedWord(places.map(({ location }) => location.name))
  const names = [...new Set(places.map(({ state }) => state))]
  const listed = places.reduce((sum, { location }) => sum + (stock?.counts.get(location.name) ?? 0), 0)
  return {
    title: block.title,
    text: block.text,
    view: computeViewBox(names, all),
    total: all.length,
    region: all.length === places.length ? cityPlan(places, dealer) : null,
    states: names.flatMap((key) => {
      const state = ownValue(STATES, key)
      return state ? [{ key, name: state.name, path: statePath(key), ...project(state.label) }] : []
    }),
    dealerships: names.map((state) => ({
      state,
      places: places
        .filter((place) => place.state === state)
        .map(({ location, point }) => ({
          key: location.id,
          name: shortName(location.name, shared),
          ...project(point),
          href: locationPath(location.slug),
          makes: location.manufacturers
            .slice(0, MAKES)
            .map(({ name }) => name)
            .join(', '),
          count: stock ? (stock.counts.get(location.name) ?? 0) : null,
        })),
    })),
    companies: companies.map(({ key, name, text, href, places: own }) => ({
      key,
      name,
      text,
      href: href && targetExists(href, slugs) ? href : '',
      dots: own.map((place) => ({ key: place.key, name: place.name, ...project(findPoint(place)) })),
    })),
    stock: stock ? { count: listed, words: listed === 1 ? stock.item.one : stock.item.many } : null,
  }
}

type Counts = { counts: ReadonlyMap<string, number>; item: ReturnType<typeof getItemNames> }

/** As the results and the list of locations count, so that the numbers agree. */
const findCounts = async (dealer: DealerContext): Promise<Counts> => {
  const { facets } = await findListedStock(dealer)
  return {
    counts: new Map((facets.location_name ?? []).map(({ value, count }) => [value, count])),
    item: getItemNames((facets.item_type ?? []).map(({ value }) => value)),
  }
}

type Placed = { location: Location; state: string; point: Point }

/** A location with its place on the map; null for one without a position. */
function positioned(location: Location): Placed | null {
  const { lat = null, long = null, state = '' } = location.address ?? {}
  return lat === null || long === null ? null : { location, state: state.toUpperCase(), point: [long, lat] }
}

/** The places in their city; null where they are not all in one that is known. */
function cityPlan(places: readonly Placed[], { bundle }: DealerContext): RegionPlan | null {
  const numbered = places.map(({ location, point: [long, lat] }, index) => ({
    number: index + 1,
    label: shortPlaceName(location.name, bundle.tenant),
    point: [lat, long] as const,
  }))
  const plan = regionPlan(numbered, null, CITY_DEGREES)
  return plan?.city ? plan : null
}

const findPoint = ({ lng, lat }: { lng: number; lat: number }): Point => [lng, lat]

/** The first word of every name: the group's own name is left out beside its locations. */
function sharedWord(names: readonly string[]): string {
  const [word = ''] = names[0]?.split(' ') ?? []
  return names.every((name) => name.startsWith(`${word} `)) ? `${word} ` : ''
}

const shortName = (name: string, shared: string) => name.slice(shared.length)
