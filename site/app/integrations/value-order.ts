/** Limit of cached values: more than all dealers' stocks have in the shown facets. */
const MOST = 5_000

/** Caches the order of values by an expensive comparison, such as a locale's collation, as numbers. */
export class ValueOrder {
  readonly #compare: (a: string, b: string) => number
  #places: ReadonlyMap<string, number> = new Map()

  constructor(compare: (a: string, b: string) => number) {
    this.#compare = compare
  }

  /** The position in the order of each of these values, and perhaps of others. */
  indexPlaces(values: readonly string[]): ReadonlyMap<string, number> {
    if (values.some((value) => !this.#places.has(value))) {
      const known = this.#places.size < MOST ? this.#places.keys() : []
      const all = [...new Set([...known, ...values])].sort(this.#compare)
      this.#places = new Map(all.map((value, place) => [value, place]))
    }
    return this.#places
  }
}
