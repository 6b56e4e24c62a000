/** Values remembered at most: more than the stocks of all dealers have of the facets that are shown. */
const MOST = 5_000

/**
 * The order of values by an expensive comparison, such as one by the rules of a language: what was once put in order is
 * told by numbers.
 */
export class ValueOrder {
  readonly #compare: (a: string, b: string) => number
  #places: ReadonlyMap<string, number> = new Map()

  constructor(compare: (a: string, b: string) => number) {
    this.#compare = compare
  }

  /** Where each of these values, and perhaps others, stands in the order. */
  placesOf(values: readonly string[]): ReadonlyMap<string, number> {
    if (values.some((value) => !this.#places.has(value))) {
      const known = this.#places.size < MOST ? this.#places.keys() : []
      const all = [...new Set([...known, ...values])].sort(this.#compare)
      this.#places = new Map(all.map((value, place) => [value, place]))
    }
    return this.#places
  }
}
