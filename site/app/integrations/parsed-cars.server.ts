import { createHash } from 'node:crypto'
import { type Car, parseCar } from '@forecourt/schemas/contract'
import { LRUCache } from 'lru-cache'
import { withdrawOffer } from '#app/integrations/withdraw-offer.ts'

/** A few megabytes: the cars of the pages of a busy hour. */
const MOST_KEPT = 2_000

/**
 * Cache of parsed cars by the text of their documents. The same cars are shown on many pages, and validating a document
 * takes many times as long as digesting its text.
 */
export class ParsedCars {
  readonly #cars: LRUCache<string, Car>

  constructor(most = MOST_KEPT) {
    this.#cars = new LRUCache({ max: most })
  }

  /** @throws ZodError when the document breaks the stock contract */
  parse(document: Record<string, unknown>): Car {
    // Its digest: the texts would take as much memory as the cars.
    const key = createHash('sha256').update(JSON.stringify(document)).digest('base64')
    const known = this.#cars.get(key)
    if (known) return known
    // Shared by many pages, so it must not be changed.
    const car = Object.freeze(withdrawOffer(parseCar(document)))
    this.#cars.set(key, car)
    return car
  }
}
