import type { Bits } from '../index/bits.ts'
import { fieldBit } from '../index/occurrence.ts'
import { type Marks, made, marksOf, type Places } from './places.ts'
import type { Space } from './space.ts'

/** Occurrences in some documents, using the cached results of frequent words in all of them. */
export class LocalPlaces implements Places {
  readonly #space: Space
  /** The same words in all documents. */
  readonly #kept: Places
  /** Words examined in these documents only. */
  readonly #rest: Places | null
  readonly #keptMarks: Marks
  readonly #inField = new Map<number, Bits>()
  readonly #at = new Map<number, Bits>()

  /** `words`: those of the cached occurrences. */
  constructor(space: Space, words: readonly number[], kept: Places, rest: Places | null) {
    this.#space = space
    this.#kept = kept
    this.#rest = rest
    this.#keptMarks = marksOf(words, space)
  }

  get marks(): Marks {
    const { fields, positions } = this.#keptMarks
    const rest = this.#rest?.marks
    return rest ? { fields: fields | rest.fields, positions: positions | rest.positions } : this.#keptMarks
  }

  inField(field: number): Bits {
    return made(this.#inField, field, () =>
      this.#together(this.#keptMarks.fields & fieldBit(field), (places) => places.inField(field)),
    )
  }

  atPositions(buckets: number): Bits {
    return made(this.#at, buckets, () =>
      this.#together(this.#keptMarks.positions & buckets, (places) => places.atPositions(buckets)),
    )
  }

  #together(isKept: number, of: (places: Places) => Bits): Bits {
    const kept = isKept === 0 ? null : this.#space.toLocal(of(this.#kept))
    if (!this.#rest) return kept ?? this.#space.none()
    return kept ? kept.or(of(this.#rest)) : of(this.#rest)
  }
}
