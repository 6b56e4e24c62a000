import { ApiError } from '../http/api-error.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { JsonObject } from '../index/walk.ts'

/** Meilisearch numbers the fields of an index with 16 bits. */
const MAX_FIELDS = 65_536

/** Counts the top-level fields of an index including the given documents. */
export class FieldLimit {
  readonly #search: SearchIndex | undefined
  readonly #fresh = new Set<string>()
  /** The previous document's fields by index, because most documents have the same ones. */
  readonly #last: string[] = []

  constructor(search: SearchIndex | undefined) {
    this.#search = search
  }

  /** Throws `max_fields_limit_exceeded`. */
  require(document: JsonObject): void {
    let place = 0
    for (const name in document) {
      if (this.#last[place] !== name) {
        this.#last[place] = name
        if (!this.#search?.hasRegistered(name)) this.#fresh.add(name)
      }
      place += 1
    }
    if (this.#fresh.size + (this.#search?.registeredCount() ?? 0) <= MAX_FIELDS) return
    throw new ApiError('max_fields_limit_exceeded', 'A document cannot contain more than 65,535 fields.')
  }
}
