import type { Car } from '@forecourt/schemas/contract'
import { toDollars } from '@forecourt/schemas/contract/pure'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { typeBaseOfValues } from '#app/domain/search-address/search-path.ts'
import { EMPTY_SEARCH, type SearchState } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { similarPriceBand } from './rules/similar-cars.ts'

/** The search for cars of the same body within the car's price band (SIM-01). */
export function similarHref(
  car: Pick<Car, 'simpleBody' | 'priceCents' | 'reducedPriceCents' | 'formerPriceCents'>,
): string {
  const price = effectivePriceCents(car) ?? car.formerPriceCents
  const band = price ? similarPriceBand(price) : null
  const state: SearchState = {
    ...EMPTY_SEARCH,
    filters: car.simpleBody ? { body: [car.simpleBody] } : {},
    ranges: band ? { price: [toDollars(band.minCents), toDollars(band.maxCents)] } : {},
  }
  return searchHref(state, typeBaseOfValues({}))
}
