import type { Car } from '@forecourt/schemas/contract'
import { LRUCache } from 'lru-cache'

/** Some megabytes: what the pages of a busy hour show. */
const MOST_KEPT = 5_000

/**
 * Cars by id, as they stood at one version of the index. While it stays, a page of results asks for ids alone: the
 * documents are five sixths of an answer. Another version knows nothing at first.
 */
export class KnownCars {
  #version = ''
  readonly #cars = new LRUCache<string, Car>({ max: MOST_KEPT })

  /** @param version '' where it is not known; then nothing is kept */
  at(version: string): {
    find: (id: string) => Car | undefined
    keep: (cars: readonly Car[]) => void
    size: number
  } {
    if (version !== this.#version || version === '') {
      this.#version = version
      this.#cars.clear()
    }
    return {
      size: this.#cars.size,
      find: (id) => this.#cars.get(id),
      // An answer that was asked for before the version moved may be older than it.
      keep: (cars) => {
        if (version === this.#version && version !== '') for (const car of cars) this.#cars.set(car.id, car)
      },
    }
  }
}
