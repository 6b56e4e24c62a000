import type { Bits } from '../index/bits.ts'
import type { PostingList } from '../index/posting-list.ts'
import {
  addAll,
  addAtPositions,
  addInField,
  buildMasks,
  byPosition,
  computeOnce,
  type OccurrenceMasks,
  SEEN_ALONE,
  type WordOccurrences,
} from './occurrences.ts'
import type { Space, WordGroup } from './space.ts'

/** Words examined together: a frequent word, or all words with a prefix. */
interface Source {
  key: string
  words: Iterable<number>
}

/** Adds a list's matching documents to a set. */
type Take = (list: PostingList, docs: Bits) => void

const bytesOf = (docs: Bits) => docs.words.byteLength

/** Occurrences in all documents. Results for frequent words and prefixes are cached between searches. */
export class CachedOccurrences implements WordOccurrences {
  readonly #space: Space
  readonly #sources: readonly Source[]
  /** Words examined individually. */
  readonly #rest: readonly number[]
  readonly #group: WordGroup
  readonly #inField = new Map<number, Bits>()
  readonly #at = new Map<number, Bits>()
  #masks: OccurrenceMasks | null = null

  constructor(space: Space, group: WordGroup) {
    const { words, prefix } = group
    this.#space = space
    this.#group = group
    this.#rest = words.filter((word) => !space.isLong(word))
    const long = words.filter((word) => space.isLong(word))
    this.#sources = [
      ...long.map((word) => ({ key: `${word}`, words: [word] })),
      ...(prefix === null ? [] : [{ key: `${prefix}*`, words: space.wordsWith(prefix) }]),
    ]
  }

  get masks(): OccurrenceMasks {
    this.#masks ??= this.#computeMasks()
    return this.#masks
  }

  inField(field: number): Bits {
    const take: Take = (list, docs) => addInField(list, field, docs)
    return computeOnce(this.#inField, field, () =>
      this.#together(
        this.#sources.map((source) => this.#cached(source, `in ${field}`, take)),
        take,
      ),
    )
  }

  atPositions(buckets: number): Bits {
    const take: Take = (list, docs) => addAtPositions(list, buckets, docs)
    return computeOnce(this.#at, buckets, () => {
      const sets = this.#sources.map((source) =>
        this.#at.size < SEEN_ALONE
          ? this.#cached(source, `at ${buckets}`, take)
          : this.#cachedByPosition(source, buckets),
      )
      return this.#together(sets, take)
    })
  }

  #together(sets: readonly Bits[], take: Take): Bits {
    if (sets.length === 1 && this.#rest.length === 0) return sets[0]!
    const docs = this.#space.none()
    for (const set of sets) docs.or(set)
    for (const word of this.#rest) take(this.#space.places(word), docs)
    return docs
  }

  #cached({ key, words }: Source, name: string, take: Take): Bits {
    const make = () => {
      const docs = this.#space.none()
      for (const word of words) take(this.#space.places(word), docs)
      return docs
    }
    return this.#memo.get(`${name} ${key}`, make, bytesOf)
  }

  #cachedByPosition({ key, words }: Source, buckets: number): Bits {
    const space = this.#space
    const lists = function* () {
      for (const word of words) yield space.places(word)
    }
    const sets = this.#memo.get(
      `positions ${key}`,
      () => byPosition(lists(), () => space.none()),
      (made) => made.reduce((bytes, docs) => bytes + bytesOf(docs), 0),
    )
    const docs = space.none()
    addAll(sets, buckets, docs)
    return docs
  }

  #computeMasks(): OccurrenceMasks {
    const { words, prefix } = this.#group
    const masks = buildMasks(words, this.#space)
    if (prefix === null) return masks
    const more = this.#memo.get(
      `marks ${prefix}*`,
      () => buildMasks(this.#space.wordsWith(prefix), this.#space),
      () => 16,
    )
    return { fields: masks.fields | more.fields, positions: masks.positions | more.positions }
  }

  get #memo() {
    return this.#space.index.text.memo
  }
}
