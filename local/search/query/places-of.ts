import type { FieldSets, PositionSets } from './places.ts'
import type { Space } from './space.ts'

/** One side of the places where words stand: their fields or their positions. Each is made once; not to be changed. */
export class PlacesOf<Sets extends FieldSets | PositionSets> {
  readonly #space: Space
  readonly #name: string
  readonly #create: () => Sets
  readonly #words = new Map<number, Sets>()
  readonly #prefixes = new Map<string, Sets>()

  /** `name` tells the two sides apart where they are kept for later searches. */
  constructor(space: Space, name: string, create: () => Sets) {
    this.#space = space
    this.#name = name
    this.#create = create
  }

  word(word: number): Sets {
    return made(this.#words, word, () =>
      this.#space.isWhole && this.#space.isLong(word) ? this.#kept(`${word}`, [word]) : this.#make([word]),
    )
  }

  /** The places of any of several words, and of those with a prefix. */
  any(words: readonly number[], prefix: string | null): Sets {
    if (prefix === null && words.length === 1) return this.word(words[0]!)
    const { texts } = this.#space.index.text.dictionary
    const others = prefix === null ? words : words.filter((word) => !texts[word]!.startsWith(prefix))
    if (prefix !== null && others.length === 0) return this.#prefix(prefix)
    const isKept = (word: number) => this.#space.isWhole && this.#space.isLong(word)
    const sets = this.#make(others.filter((word) => !isKept(word)))
    for (const word of others) if (isKept(word)) sets.addAll(this.word(word))
    if (prefix !== null) sets.addAll(this.#prefix(prefix))
    return sets
  }

  #prefix(prefix: string): Sets {
    return made(this.#prefixes, prefix, () => {
      const words = this.#space.index.text.dictionary.all.with(prefix)
      return this.#space.isWhole ? this.#kept(`prefix ${prefix}`, words) : this.#make(words)
    })
  }

  #kept(key: string, words: Iterable<number>): Sets {
    return this.#space.index.text.memo.get(
      `${this.#name} ${key}`,
      () => this.#make(words),
      (sets) => sets.bytes(),
    )
  }

  #make(words: Iterable<number>): Sets {
    const sets = this.#create()
    for (const word of words) sets.addList(this.#space.places(word))
    return sets
  }
}

/** The value of that key, made when it is not known. */
export function made<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = make()
    known.set(key, value)
  }
  return value
}
