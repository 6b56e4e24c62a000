import { type BlockOf, type Car, DEFAULT_LICENCES, templateDefinition } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { EMPTY_SEARCH, type SearchState } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { nameModel } from '#app/domain/vocabulary/makes.ts'
import { formatCapacity } from '#app/domain/words/measures.ts'
import { memoizeByStock } from '#app/http/memoize-by-stock.server.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { FacetCount, StockSearchRequest } from '#app/integrations/stock-index.ts'
import { LEARNER_FEATURE } from '#app/parts/car/facts/card-facts.ts'
import { formatPictureText } from '#app/parts/car/present-car.server.ts'
import { searchPath } from '#app/paths.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { type SeatCount, seatTrack } from './rideable.ts'

/** CSS pixels of a motorcycle's picture at its widest. */
const PICTURE = { width: 420, height: 280, fit: 'whole' } as const
const BIKES = 6
const LEARNER_BIKES = 4
/** Enough for the cheapest of each model. */
const MOST_CARS = 200
const KIND = 'motorcycle'

/** A model of motorcycle in stock, of its cheapest one. */
export type PickerBike = {
  key: string
  name: string
  facts: string
  count: number
  /** '' for none. */
  price: string
  href: string
  picture: PictureModel | null
  isLearner: boolean
  seatMm: number
}

/** Motorcycles by licence and seat height. */
export type LicencePickerModel = {
  title: string
  text: string
  note: string
  licences: { key: string; name: string; text: string; learner: boolean }[]
  track: { min: number; max: number; step: number; start: number }
  seats: SeatCount[]
  bikes: PickerBike[]
  /** Whether the stock has other vehicles, so that the search names the kind. */
  isMixed: boolean
}

/** Motorcycles in stock by licence and seat height; null where no two seat heights are known. */
export async function licencePickerModel(
  { title, text, note, licences, seatMm }: BlockOf<'licencePicker'>,
  dealer: DealerContext,
): Promise<LicencePickerModel | null> {
  const stock = await withStockFallback(dealer, () => findMotorcycles(dealer), null)
  if (stock === null || stock.seats.length < 2) return null
  return {
    title,
    text,
    note,
    licences: [...(licences.length > 0 ? licences : DEFAULT_LICENCES)],
    seats: stock.seats,
    isMixed: stock.isMixed,
    track: seatTrack(stock.seats, seatMm),
    bikes: stock.groups.map((group) => buildBike(group, stock.isMixed, dealer)),
  }
}

type Group = { car: Car; isLearner: boolean; count: number }
type Motorcycles = { seats: SeatCount[]; groups: Group[]; isMixed: boolean }

const findMotorcycles = memoizeByStock(askMotorcycles)

async function askMotorcycles(dealer: DealerContext): Promise<Motorcycles> {
  const facets = ['seat_height', 'make_model']
  const [kinds, learner, others] = await Promise.all([
    dealer.stock.countFacet(stockScope(dealer), 'item_type', 2),
    dealer.stock.search({ ...request(dealer, true), facets }),
    dealer.stock.search({ ...request(dealer, false), facets }),
  ])
  const learnerBikes = await listGroups(dealer, learner.facets.make_model ?? [], true)
  const otherBikes = await listGroups(dealer, others.facets.make_model ?? [], false)
  return {
    seats: seatCounts(learner.facets.seat_height ?? [], others.facets.seat_height ?? []),
    groups: mixGroups(learnerBikes, otherBikes),
    isMixed: kinds.length > 1,
  }
}

function seatCounts(learner: readonly FacetCount[], others: readonly FacetCount[]): SeatCount[] {
  const bySeat = new Map<number, SeatCount>()
  const add = (counts: readonly FacetCount[], key: 'learner' | 'others') => {
    for (const { value, count } of counts) {
      const seatMm = Number(value)
      const seat = bySeat.get(seatMm) ?? { seatMm, learner: 0, others: 0 }
      bySeat.set(seatMm, { ...seat, [key]: count })
    }
  }
  add(learner, 'learner')
  add(others, 'others')
  return [...bySeat.values()].sort((one, other) => one.seatMm - other.seatMm)
}

/** The models of which most are in stock, each by its cheapest motorcycle. */
async function listGroups(
  dealer: DealerContext,
  models: readonly FacetCount[],
  isLearner: boolean,
): Promise<Group[]> {
  const most = models.filter(({ value }) => value !== '').slice(0, 2 * BIKES)
  if (most.length === 0) return []
  const asked = request(dealer, isLearner)
  const { cars } = await dealer.stock.search({
    ...asked,
    filters: { ...asked.filters, make_model: most.map(({ value }) => value) },
    hitsPerPage: MOST_CARS,
  })
  return most.flatMap(({ value, count }) => {
    const car = cars.find((each) => each.makeModel === value && each.seatHeight !== null)
    return car ? [{ car, isLearner, count }] : []
  })
}

/** So many of both kinds as there is room for, learners' motorcycles first. */
function mixGroups(learner: readonly Group[], others: readonly Group[]): Group[] {
  const most = Math.max(LEARNER_BIKES, BIKES - others.length)
  const first = learner.slice(0, most)
  return [...first, ...others.slice(0, BIKES - first.length)]
}

/** What is on the floor, the cheapest first. */
function request(dealer: DealerContext, isLearner: boolean): StockSearchRequest {
  return {
    scope: stockScope(dealer),
    query: '',
    filters: {
      item_type: [KIND],
      status: ['in_stock'],
      ...(isLearner ? { filtered_features: [LEARNER_FEATURE] } : {}),
    },
    ...(isLearner ? {} : { excluded: { filtered_features: [LEARNER_FEATURE] } }),
    ranges: {},
    sort: 'price-asc',
    pricedOnlyWhenCheapest: false,
    page: 1,
    hitsPerPage: 1,
    facets: [],
  }
}

function buildBike({ car, isLearner, count }: Group, isMixed: boolean, dealer: DealerContext): PickerBike {
  const price = effectivePriceCents(car)
  const image = car.images[0]
  const { cutOuts: cutOut } = templateDefinition(dealer.bundle.tenant.template).picture
  const state: SearchState = {
    ...EMPTY_SEARCH,
    filters: {
      make_model: [car.makeModel],
      status: ['in_stock'],
      ...(isMixed ? { item_type: [KIND] } : {}),
      ...(isLearner ? { filtered_features: [LEARNER_FEATURE] } : {}),
    },
    ...(isLearner ? {} : { excluded: { filtered_features: [LEARNER_FEATURE] } }),
  }
  return {
    key: `${car.makeModel}-${isLearner}`,
    name: nameModel(car.make, car.model),
    facts: [formatCapacity(car.engineSize || car.enginesize), `${count} here`].filter(Boolean).join(' · '),
    count,
    price: price === null ? '' : `${count > 1 ? 'From ' : ''}${formatDollars(price)}`,
    href: searchHref(state, { path: searchPath(), filters: {} }),
    picture: image ? dealer.picture(image.url, { ...PICTURE, cutOut, alt: formatPictureText(car) }) : null,
    isLearner,
    seatMm: car.seatHeight ?? 0,
  }
}
