import type { Car } from '@forecourt/schemas/contract'
import { data } from '@remix-run/node'
import type { DealerContext } from '#app/context.ts'
import { typeBaseOfValues } from '#app/domain/search-address/search-path.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { getItemNames } from '#app/domain/words/item-names.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { CarGroup } from '#app/integrations/stock-index.ts'
import { buildAnyFilter } from '#app/integrations/stock-index-filter.ts'
import type { NotFoundModel } from './not-found-model.ts'
import { carCard } from './present-car.server.ts'

const CARDS = 4

/**
 * The answer for a page that is not there: 404 with the cars that came in last, or 410 for a car that has left, with
 * what is like it.
 * @param name of the car that has left; '' where nothing is known to have been there
 */
export async function notFound(dealer: DealerContext, name = '') {
  const [alike, stock] = await Promise.all([name ? carsLike(name, dealer) : NONE_ALIKE, stockNow(dealer)])
  const cars = alike.cars.length > 0 ? alike.cars : stock.cars
  const model: NotFoundModel = {
    gone: name,
    cards: cars.map((car) => carCard(car, dealer)),
    alike: alike.more,
    item: nameItem(stock.counts),
    kinds: nameKinds(stock.counts),
  }
  return data(model, { status: name ? 410 : 404 })
}

function nameItem({ item_type = [] }: CarGroup['counts']): NotFoundModel['item'] {
  const { one, many } = getItemNames(item_type.map(({ value }) => value))
  return { one, many }
}

const NO_STOCK: CarGroup = { cars: [], counts: {} }

/** The cars that came in last, and how many there are of each make and body. */
const stockNow = (dealer: DealerContext): Promise<CarGroup> =>
  withStockFallback(
    dealer,
    async () => {
      const listing = {
        filter: buildAnyFilter('status', AVAILABLE_STATUSES) ?? '',
        limit: CARDS,
        sort: 'latest' as const,
        facets: ['make', 'body', 'item_type'],
      }
      const [group = NO_STOCK] = await dealer.stock.listCarGroups(stockScope(dealer), [listing])
      return group
    },
    NO_STOCK,
  )

const KINDS = 10
/** Fewer makes say less than the bodies there are, as at a dealer of one make. */
const FEWEST_MAKES = 4

/** The makes that most of the stock is of, else its bodies; null where neither is a choice. */
function nameKinds({ make = [], body = [] }: CarGroup['counts']): NotFoundModel['kinds'] {
  const [title, key, counts] =
    make.length >= FEWEST_MAKES
      ? (['Popular makes', 'make', make] as const)
      : (['What we have', 'body', body] as const)
  const known = counts.filter(({ value }) => value !== '').slice(0, KINDS)
  if (known.length < 2) return null
  const hrefOf = (value: string) =>
    searchHref({ ...EMPTY_SEARCH, filters: { [key]: [value] } }, typeBaseOfValues({}))
  return {
    title,
    links: known.map(({ value, count }) => ({ label: value, count, href: hrefOf(value) })),
  }
}

type Alike = { cars: Car[]; more: NotFoundModel['alike'] }

const NONE_ALIKE: Alike = { cars: [], more: null }

/** Cars of the make that the name begins with, those of its model first. */
async function carsLike(name: string, dealer: DealerContext): Promise<Alike> {
  const words = name.replace(/^(19|20)\d\d /, '').split(' ')
  const available = buildAnyFilter('status', AVAILABLE_STATUSES)
  const ofMake = [available, buildAnyFilter('make', listRuns(words, 0))].filter(
    (condition) => condition !== null,
  )
  const ofModel = buildAnyFilter('model', [...listRuns(words, 1), ...listRuns(words, 2)])
  return withStockFallback(
    dealer,
    async () => {
      const [same = NO_STOCK, make = NO_STOCK] = await dealer.stock.listCarGroups(stockScope(dealer), [
        { filter: ofModel ? [...ofMake, ofModel] : ofMake, limit: CARDS, facets: [] },
        { filter: ofMake, limit: 2 * CARDS, facets: ['make'] },
      ])
      const byId = new Map([...same.cars, ...make.cars].map((car) => [car.id, car]))
      return { cars: [...byId.values()].slice(0, CARDS), more: moreOfMake(make.counts) }
    },
    NONE_ALIKE,
  )
}

const LONGEST_RUN = 3

/** What the words from the one at `start` on may name together: makes and models have one word or several. */
function listRuns(words: readonly string[], start: number): string[] {
  const ends = Array.from({ length: LONGEST_RUN }, (_, index) => start + 1 + index)
  return ends.filter((end) => end <= words.length).map((end) => words.slice(start, end).join(' '))
}

function moreOfMake({ make = [] }: CarGroup['counts']): NotFoundModel['alike'] {
  const [most] = make
  if (!most) return null
  const { value, count } = most
  return {
    make: value,
    count,
    href: searchHref({ ...EMPTY_SEARCH, filters: { make: [value] } }, typeBaseOfValues({})),
  }
}
