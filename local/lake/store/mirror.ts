import type { LakeDocument } from './document.ts'
import { getBaseId } from './document-ids.ts'
import { KeyedIndex } from './keyed-index.ts'
import { referencedIds } from './references.ts'
import { stringsAtPath } from './value-path.ts'

// Bounds memory: beyond this many paths a query scans the documents of its type.
const MAX_VALUE_INDEXES = 48

/** All documents in memory, indexed for queries; loaded from SQLite at start. */
export class Mirror {
  readonly #documents = new Map<string, LakeDocument>()
  readonly #byType = new KeyedIndex((document) => [document._type])
  readonly #byBase = new KeyedIndex((document) => [getBaseId(document._id)])
  readonly #byReference = new KeyedIndex(referencedIds)
  readonly #byValue = new Map<string, KeyedIndex>()

  get size(): number {
    return this.#documents.size
  }

  /** Paths with a value index, for the sync tags of a change. */
  get valuePaths(): Iterable<string> {
    return this.#byValue.keys()
  }

  all(): Iterable<LakeDocument> {
    return this.#documents.values()
  }

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  ofType(type: string): ReadonlyMap<string, LakeDocument> {
    return this.#byType.get(type)
  }

  /** A document's published, draft and version forms. */
  listVariants(baseId: string): ReadonlyMap<string, LakeDocument> {
    return this.#byBase.get(baseId)
  }

  referencing(id: string): ReadonlyMap<string, LakeDocument> {
    return this.#byReference.get(id)
  }

  /**
   * Documents whose attribute `a.b.c` equals or contains the text `value`; null when there are too many indexes. An
   * index is built on first use.
   */
  withValue(path: string, value: string): ReadonlyMap<string, LakeDocument> | null {
    let index = this.#byValue.get(path)
    if (!index) {
      if (this.#byValue.size >= MAX_VALUE_INDEXES) return null
      index = new KeyedIndex((document) => stringsAtPath(document, path))
      for (const document of this.#documents.values()) index.add(document)
      this.#byValue.set(path, index)
    }
    return index.get(value)
  }

  put(document: LakeDocument): void {
    this.remove(document._id)
    this.#documents.set(document._id, document)
    for (const index of this.#indexes()) index.add(document)
  }

  remove(id: string): void {
    const document = this.#documents.get(id)
    if (!document) return
    this.#documents.delete(id)
    for (const index of this.#indexes()) index.remove(document)
  }

  #indexes(): KeyedIndex[] {
    return [this.#byType, this.#byBase, this.#byReference, ...this.#byValue.values()]
  }
}
