import { type BlockOf, type Car, EMPTY_VAN_KG, VAN_LOAD_KG } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { LEAST_LIMIT_KG, MOST_ON_A_BALL_KG } from '#app/domain/towing.ts'
import { nameModel } from '#app/domain/vocabulary/makes.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { memoizeByStock } from '#app/http/memoize-by-stock.server.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { FacetCount, StockRange, StockSearchRequest } from '#app/integrations/stock-index.ts'
import { formatPictureText } from '#app/parts/car/present-car.server.ts'
import { searchPath } from '#app/paths.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import type { LimitCount } from './towing.ts'

const VEHICLES = 5
/** So many of the commonest limits are shown. */
const LIMITS = 3
/** The item type of what holidays are not towed with, where there is anything else. */
const TRUCK = 'truck'
const PICTURE = { width: 180, height: 120, fit: 'whole' } as const

/** A model in stock with one towing limit, of its cheapest vehicle. */
export type TowingVehicle = {
  key: string
  name: string
  /** `9 in the yard, from $58,900`. */
  text: string
  href: string
  picture: PictureModel | null
  limitKg: number
  count: number
}

/** Which vehicles of the stock tow a van. */
export type TowFinderModel = {
  title: string
  text: string
  note: string
  /** Kilograms: the sliders with their starts. */
  empty: typeof EMPTY_VAN_KG
  load: typeof VAN_LOAD_KG
  limits: LimitCount[]
  vehicles: TowingVehicle[]
}

/** Vehicles in stock by what they tow; null where none has a known limit, or the stock does not answer. */
export async function towFinderModel(
  { title, text, note, emptyKg, loadKg }: BlockOf<'towFinder'>,
  dealer: DealerContext,
): Promise<TowFinderModel | null> {
  const stock = await findTowingStock(dealer)
  if (stock === null) return null
  return {
    title,
    text,
    note,
    ...stock,
    empty: { ...EMPTY_VAN_KG, start: emptyKg },
    load: { ...VAN_LOAD_KG, start: loadKg },
  }
}

/** What the vehicles in stock tow, asked once a version of the stock; null where none has a known limit, or without an answer. */
export async function findTowingStock(
  dealer: DealerContext,
): Promise<Pick<TowFinderModel, 'limits' | 'vehicles'> | null> {
  const stock = await withStockFallback(dealer, () => findTowing(dealer), null)
  if (stock === null || stock.vehicles.length === 0) return null
  return { limits: stock.limits, vehicles: stock.vehicles.map((group) => buildVehicle(group, dealer)) }
}

type Group = { car: Car; limitKg: number; count: number }
type Towing = { limits: LimitCount[]; vehicles: Group[] }

const findTowing = memoizeByStock(askTowing)

async function askTowing(dealer: DealerContext): Promise<Towing> {
  const { facets } = await dealer.stock.search({
    ...request(dealer, [LEAST_LIMIT_KG, MOST_ON_A_BALL_KG]),
    facets: ['towing_kg'],
  })
  // A facet counts past its own bounds.
  const limits = (facets.towing_kg ?? [])
    .map(({ value, count }) => ({ limitKg: Number(value), count }))
    .filter(({ limitKg }) => limitKg >= LEAST_LIMIT_KG && limitKg <= MOST_ON_A_BALL_KG)
  const groups = await Promise.all(limits.slice(0, LIMITS).map(({ limitKg }) => listGroups(dealer, limitKg)))
  // The commonest model of each limit, so that limits differ, then more of the commonest limit.
  const [first = [], ...others] = groups
  const firsts = others.flatMap((group) => group.slice(0, 1))
  const vehicles = [...first.slice(0, VEHICLES - firsts.length), ...firsts]
  return {
    limits,
    vehicles: vehicles.toSorted((one, other) => Number(isTruck(one)) - Number(isTruck(other))),
  }
}

const isTruck = ({ car }: Group) => car.itemType === TRUCK

/** The commonest models of one towing limit, each by its cheapest vehicle; trucks only where others do not fill the list. */
async function listGroups(dealer: DealerContext, limitKg: number): Promise<Group[]> {
  const asked = request(dealer, [limitKg, limitKg])
  const [others, all] = await Promise.all([
    listModels(dealer, { ...asked, excluded: { item_type: [TRUCK] } }),
    listModels(dealer, asked),
  ])
  const first = new Set(others.map(({ value }) => value))
  const isFirst = ({ value }: FacetCount) => first.has(value)
  const models = [...all.filter(isFirst), ...all.filter((model) => !isFirst(model))].slice(0, VEHICLES)
  const groups = models.map(async ({ value, count }) => {
    const filters = { ...asked.filters, make_model: [value] }
    const [car] = (await dealer.stock.search({ ...asked, filters })).cars
    return car ? { car, limitKg, count } : null
  })
  return (await Promise.all(groups)).filter((group) => group !== null)
}

/** The models among what is asked for, the commonest first. */
async function listModels(dealer: DealerContext, asked: StockSearchRequest): Promise<FacetCount[]> {
  const { facets } = await dealer.stock.search({ ...asked, facets: ['make_model'] })
  return (facets.make_model ?? []).filter(({ value }) => value !== '')
}

/** What is in the yard with such a towing limit, the cheapest first. */
function request(dealer: DealerContext, towing: StockRange): StockSearchRequest {
  return {
    scope: stockScope(dealer),
    query: '',
    filters: { status: ['in_stock'] },
    ranges: { towing_kg: towing },
    sort: 'price-asc',
    pricedOnlyWhenCheapest: false,
    page: 1,
    hitsPerPage: 1,
    facets: [],
  }
}

function buildVehicle({ car, limitKg, count }: Group, dealer: DealerContext): TowingVehicle {
  const price = effectivePriceCents(car)
  const image = car.images[0]
  const from = price === null ? '' : `, ${count > 1 ? 'from ' : ''}${formatDollars(price)}`
  return {
    key: `${car.makeModel}-${limitKg}`,
    name: nameModel(car.make, car.model),
    text: `${formatCount(count)} in the yard${from}`,
    href: searchHref(
      {
        ...EMPTY_SEARCH,
        filters: { make_model: [car.makeModel], status: ['in_stock'] },
        ranges: { towing_kg: [limitKg, limitKg] },
      },
      { path: searchPath(), filters: {} },
    ),
    picture: image ? dealer.picture(image.url, { ...PICTURE, alt: formatPictureText(car) }) : null,
    limitKg,
    count,
  }
}
