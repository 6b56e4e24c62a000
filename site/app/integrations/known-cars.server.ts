import type { Car } from '@forecourt/schemas/contract'
import { LRUCache } from 'lru-cache'

/** Some megabytes: the cars of the pages of a busy hour. */
const MOST_KEPT = 5_000

/**
 * Cache of cars by id for one version of the index. With it a results page requests ids only: the documents are five
 * sixths of an answer. A new version empties it.
 */
export class KnownCars {
  #version = ''
  readonly #cars = new LRUCache<string, Car>({ max: MOST_KEPT })

  /** @param version '' where it is unknown; then nothing is cached */
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
      // An answer requested before the version changed may be older.
      keep: (cars) => {
        if (version === this.#version && version !== '') for (const car of cars) this.#cars.set(car.id, car)
      },
    }
  }
}
