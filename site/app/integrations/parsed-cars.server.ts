import { type Car, parseCar } from '@forecourt/schemas/contract'
import { LRUCache } from 'lru-cache'
import { withdrawOffer } from '#app/integrations/withdraw-offer.ts'

/** A few megabytes: what the pages of a busy hour show. */
const MOST_KEPT = 2_000

/**
 * Cars that were parsed before, by the very text of their documents. The same cars stand on page after page, and
 * checking a document against the contract takes fifty times what comparing its text does.
 */
export class ParsedCars {
  readonly #cars: LRUCache<string, Car>

  constructor(most = MOST_KEPT) {
    this.#cars = new LRUCache({ max: most })
  }

  /** @throws ZodError when the document breaks the stock contract */
  parse(document: Record<string, unknown>): Car {
    const text = JSON.stringify(document)
    const known = this.#cars.get(text)
    if (known) return known
    // Many pages share it: nobody may change it.
    const car = Object.freeze(withdrawOffer(parseCar(document)))
    this.#cars.set(text, car)
    return car
  }
}
