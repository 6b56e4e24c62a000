import { data } from '@remix-run/node'
import type { DealerContext, RequestContext } from '#app/context.ts'
import { typeBaseOfValues } from '#app/domain/search-address/search-path.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { itemWords } from '#app/domain/words/item-words.ts'
import type { NotFoundModel } from '#app/features/layout/not-found-model.ts'
import { withStockFallback } from '#app/integrations/stock-fallback.server.ts'
import type { CarGroup } from '#app/integrations/stock-index.ts'
import { anyOf } from '#app/integrations/stock-index-filter.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import { carCard } from './present-car.server.ts'

const CARDS = 4

/**
 * The answer for a page that is not there: 404 with the cars that came in last, or 410 for a car that has left, with
 * what is like it.
 * @param name of the car that has left; '' where nothing is known to have been there
 */
export async function notFound(dealer: DealerContext, name = '') {
  const [alike, stock] = await Promise.all([name ? carsLike(name, dealer) : [], stockNow(dealer)])
  const cars = alike.length > 0 ? alike : stock.cars
  const model: NotFoundModel = {
    gone: name !== '',
    cards: cars.map((car) => carCard(car, dealer)),
    item: itemOf(stock.counts),
    kinds: kindsOf(stock.counts),
  }
  return data(model, { status: name ? 410 : 404 })
}

/** The name of a car that has left this dealer's stock; '' where none is known, or the history cannot be read. */
export async function goneName(
  { findGoneName }: Pick<RequestContext, 'findGoneName'>,
  { bundle, log }: DealerContext,
  slug: string,
): Promise<string> {
  try {
    return (await findGoneName?.(bundle.tenant, slug)) ?? ''
  } catch (error) {
    log.error({ err: error, slug }, 'the history of the stock could not be read')
    return ''
  }
}

function itemOf({ item_type = [] }: CarGroup['counts']): NotFoundModel['item'] {
  const { one, many } = itemWords(item_type.map(({ value }) => value))
  return { one, many }
}

const NO_STOCK: CarGroup = { cars: [], counts: {} }

/** The cars that came in last, and how many there are of each make and body. */
const stockNow = (dealer: DealerContext): Promise<CarGroup> =>
  withStockFallback(
    dealer,
    async () => {
      const listing = {
        filter: anyOf('status', AVAILABLE_STATUSES) ?? '',
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
function kindsOf({ make = [], body = [] }: CarGroup['counts']): NotFoundModel['kinds'] {
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

/** Cars of the make that the name begins with, whether it is one word or two. */
async function carsLike(name: string, dealer: DealerContext) {
  const [first = '', second = ''] = name.replace(/^(19|20)\d\d /, '').split(' ')
  const filter = [anyOf('status', AVAILABLE_STATUSES), anyOf('make', [`${first} ${second}`, first])]
  return withStockFallback(
    dealer,
    () =>
      dealer.stock.listCars(stockScope(dealer), {
        filter: filter.filter((condition) => condition !== null),
        limit: CARDS,
      }),
    [],
  )
}
