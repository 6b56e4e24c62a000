import type { Bits } from '../index/bits.ts'
import { fieldBit } from '../index/occurrence.ts'
import { buildMasks, computeOnce, type OccurrenceMasks, type WordOccurrences } from './occurrences.ts'
import type { Space } from './space.ts'

/** Occurrences in some documents, using the cached results of frequent words in all of them. */
export class LocalOccurrences implements WordOccurrences {
  readonly #space: Space
  /** The same words in all documents. */
  readonly #cached: WordOccurrences
  /** Words examined in these documents only. */
  readonly #rest: WordOccurrences | null
  readonly #cachedMasks: OccurrenceMasks
  readonly #inField = new Map<number, Bits>()
  readonly #at = new Map<number, Bits>()

  /** `words`: those of the cached occurrences. */
  constructor(space: Space, words: readonly number[], cached: WordOccurrences, rest: WordOccurrences | null) {
    this.#space = space
    this.#cached = cached
    this.#rest = rest
    this.#cachedMasks = buildMasks(words, space)
  }

  get masks(): OccurrenceMasks {
    const { fields, positions } = this.#cachedMasks
    const rest = this.#rest?.masks
    return rest ? { fields: fields | rest.fields, positions: positions | rest.positions } : this.#cachedMasks
  }

  inField(field: number): Bits {
    return computeOnce(this.#inField, field, () =>
      this.#together(this.#cachedMasks.fields & fieldBit(field), (places) => places.inField(field)),
    )
  }

  atPositions(buckets: number): Bits {
    return computeOnce(this.#at, buckets, () =>
      this.#together(this.#cachedMasks.positions & buckets, (places) => places.atPositions(buckets)),
    )
  }

  #together(isKept: number, of: (places: WordOccurrences) => Bits): Bits {
    const cached = isKept === 0 ? null : this.#space.toLocal(of(this.#cached))
    if (!this.#rest) return cached ?? this.#space.none()
    return cached ? cached.or(of(this.#rest)) : of(this.#rest)
  }
}
