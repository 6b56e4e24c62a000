import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { typeBaseOfValues } from '#app/domain/search-address/search-path.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { getItemNames } from '#app/domain/words/item-names.ts'
import { getListedCar } from '#app/parts/car/listed-car.server.ts'
import { carCards } from '#app/parts/car/present-car.server.ts'
import { similarHref } from '#app/parts/car/similar-href.ts'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'
import { carSimilarPath } from '#app/paths.ts'
import { listSimilarCars, listSimilarCarsInTime, type SimilarCars } from './similar-cars.server.ts'

/** The similar cars of a page, or where they are asked for while the page does not wait for them. */
export async function similarSection(car: Car, dealer: DealerContext): Promise<SimilarModel> {
  const similar = await listSimilarCarsInTime(car, dealer)
  if (similar !== null) return similarModel(car, similar, dealer)
  return { cards: [], href: similarHref(car), hasMore: true, later: carSimilarPath(car.slug), more: null }
}

/**
 * The similar cars of a page that was sent without them (SIM-05); null where they cannot be listed, which is logged.
 * @throws 404, 410
 */
export async function getSimilar(dealer: DealerContext, slug: string): Promise<SimilarModel | null> {
  const car = await getListedCar(dealer, slug)
  const similar = await listSimilarCars(car, dealer)
  return similar && similarModel(car, similar, dealer)
}

function similarModel(car: Car, { cars, hasMore, others }: SimilarCars, dealer: DealerContext): SimilarModel {
  return {
    cards: carCards(cars, dealer),
    href: similarHref(car),
    hasMore,
    later: null,
    more: others.length > 0 ? moreOfKind(car, others, dealer) : null,
  }
}

/** `More caravans in stock`. */
function moreOfKind({ itemType }: Car, others: Car[], dealer: DealerContext): SimilarModel['more'] {
  const filters = itemType ? { item_type: [itemType] } : {}
  return {
    title: `More ${getItemNames([itemType]).many} in stock`,
    href: searchHref({ ...EMPTY_SEARCH, filters }, typeBaseOfValues({})),
    cards: carCards(others, dealer),
  }
}
