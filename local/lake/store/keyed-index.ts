import type { LakeDocument } from './document.ts'

const EMPTY: ReadonlyMap<string, LakeDocument> = new Map()

/** Documents by computed keys; a document may have several. */
export class KeyedIndex {
  readonly #keysOf: (document: LakeDocument) => Iterable<string>
  readonly #groups = new Map<string, Map<string, LakeDocument>>()

  constructor(keysOf: (document: LakeDocument) => Iterable<string>) {
    this.#keysOf = keysOf
  }

  add(document: LakeDocument): void {
    for (const key of this.#keysOf(document)) {
      const group = this.#groups.get(key)
      if (group) group.set(document._id, document)
      else this.#groups.set(key, new Map([[document._id, document]]))
    }
  }

  remove(document: LakeDocument): void {
    for (const key of this.#keysOf(document)) {
      const group = this.#groups.get(key)
      if (!group) continue
      group.delete(document._id)
      if (group.size === 0) this.#groups.delete(key)
    }
  }

  /** The documents of a key, by id; empty when there are none. */
  get(key: string): ReadonlyMap<string, LakeDocument> {
    return this.#groups.get(key) ?? EMPTY
  }
}
