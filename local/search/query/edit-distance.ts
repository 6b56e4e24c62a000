import { grownUint32 } from '../index/growing.ts'

/**
 * Distance between a typed word and the words of a sorted list: insertions, deletions, substitutions and
 * transpositions cost one each (optimal string alignment). Table rows are reused for the common prefix of consecutive
 * words.
 */
export class EditDistance {
  /** Code points, as in words. */
  readonly #query: Uint32Array
  readonly #limit: number
  readonly #asPrefix: boolean
  /** Row i: distances of the word's first i letters to each prefix of the query. */
  readonly #rows: Uint8Array[]
  /** Minimum distance of any prefix of the word, up to row i, to the whole query. */
  readonly #best: number[] = []
  /** The last measured word. */
  #letters: Uint32Array = new Uint32Array(64)
  #valid = 0

  /** `asPrefix`: the word's best prefix counts, so that an unfinished query finds longer words. */
  constructor(query: string, limit: number, asPrefix: boolean) {
    this.#query = Uint32Array.from(query, findCode)
    this.#limit = limit
    this.#asPrefix = asPrefix
    this.#rows = [Uint8Array.from({ length: this.#query.length + 1 }, (_, at) => at)]
    this.#best[0] = this.#query.length
  }

  /** The distance of a word, or any number above the limit. */
  computeDistance(word: string): number {
    if (word.length > this.#letters.length) this.#letters = grownUint32(this.#letters, word.length)
    const letters = this.#letters
    let length = 0
    let reused = 0
    for (let at = 0; at < word.length; length += 1) {
      const code = word.codePointAt(at)!
      if (reused === length && length < this.#valid && letters[length] === code) reused += 1
      letters[length] = code
      at += code > 0xffff ? 2 : 1
    }
    for (let depth = reused + 1; depth <= length; depth += 1) {
      const least = this.#row(depth)
      this.#valid = depth
      if (this.#asPrefix && this.#best[depth]! === 0) return 0
      if (least > this.#limit) return this.#asPrefix ? this.#best[depth]! : this.#limit + 1
    }
    this.#valid = length
    return this.#asPrefix ? this.#best[length]! : this.#rows[length]![this.#query.length]!
  }

  /** Fills row i and returns its minimum. */
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

const findCode = (letter: string) => letter.codePointAt(0)!
