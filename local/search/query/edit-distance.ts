/**
 * Distance between a typed word and the words of a sorted list, where a missing, added or changed letter and two
 * letters swapped cost one each (optimal string alignment). Rows of the table are kept for the common beginning
 * of one word and the next, and words whose beginning is already too far are passed over together.
 */
export class EditDistance {
  readonly #query: string[]
  readonly #limit: number
  readonly #asPrefix: boolean
  /** Row i: distances of the word's first i letters to each beginning of the query. */
  readonly #rows: Uint8Array[]
  /** Smallest distance of any beginning of the word, up to row i, to the whole query. */
  readonly #best: number[] = []
  #letters: string[] = []
  #valid = 0

  /** `asPrefix`: a word counts by its best beginning, so that a query still being typed finds longer words. */
  constructor(query: string, limit: number, asPrefix: boolean) {
    this.#query = [...query]
    this.#limit = limit
    this.#asPrefix = asPrefix
    this.#rows = [Uint8Array.from({ length: this.#query.length + 1 }, (_, at) => at)]
    this.#best[0] = this.#query.length
  }

  /**
   * The distance of a word, `far` when it is above the limit, and the length of the beginning that made it so:
   * every word with that beginning is as far.
   */
  of(word: string): { distance: number; deadLength: number } {
    const letters = [...word]
    let depth = 0
    while (depth < this.#valid && letters[depth] === this.#letters[depth]) depth += 1
    this.#letters = letters
    for (; depth < letters.length; depth += 1) {
      const least = this.#row(depth + 1)
      if (this.#asPrefix && this.#best[depth + 1]! === 0) {
        this.#valid = depth + 1
        return { distance: 0, deadLength: 0 }
      }
      if (least > this.#limit) {
        this.#valid = depth + 1
        return this.#end(depth + 1, letters, true)
      }
    }
    this.#valid = letters.length
    return this.#end(letters.length, letters, false)
  }

  #end(depth: number, letters: string[], allFar: boolean): { distance: number; deadLength: number } {
    const row = this.#rows[depth]!
    const distance = this.#asPrefix
      ? this.#best[depth]!
      : depth === letters.length
        ? row[this.#query.length]!
        : this.#limit + 1
    const isDead = allFar && distance > this.#limit
    return { distance, deadLength: isDead ? letters.slice(0, depth).join('').length : 0 }
  }

  /** Fills row i and returns its smallest entry. */
  #row(i: number): number {
    const query = this.#query
    const above = this.#rows[i - 1]!
    const letter = this.#letters[i - 1]
    let row = this.#rows[i]
    if (!row) {
      row = new Uint8Array(query.length + 1)
      this.#rows[i] = row
    }
    row[0] = i
    let least = i
    for (let j = 1; j <= query.length; j += 1) {
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (query[j - 1] === letter ? 0 : 1))
      if (i > 1 && j > 1 && letter === query[j - 2] && this.#letters[i - 2] === query[j - 1]) {
        cost = Math.min(cost, this.#rows[i - 2]![j - 2]! + 1)
      }
      row[j] = cost
      if (cost < least) least = cost
    }
    this.#best[i] = Math.min(this.#best[i - 1]!, row[query.length]!)
    return least
  }
}
