import { LRUCache } from 'lru-cache'
import type { Bits } from '../index/bits.ts'
import { outsideScratch } from '../index/scratch.ts'
import type { Filter } from './ast.ts'

const MAX_CACHED = 64
const MAX_COUNTED = 512
/** One results page evaluates the same part up to six times: caching starts with the second page. */
const MIN_REQUESTS = 8

/**
 * Caches the documents of filter parts between searches, because the queries of a results page share most of them.
 * Only frequent parts are cached, so that rare filters do not displace them. Cleared when any document changes.
 */
export class FilterMemo {
  readonly #cache = new LRUCache<string, Bits>({ max: MAX_CACHED })
  readonly #requests = new LRUCache<string, number>({ max: MAX_COUNTED })

  find(key: string): Bits | undefined {
    return this.#cache.get(key)
  }

  /** Counts a request for a key and caches a copy of its documents once the key is frequent. */
  offer(key: string, bits: Bits): void {
    const requests = (this.#requests.get(key) ?? 0) + 1
    this.#requests.set(key, requests)
    if (requests < MIN_REQUESTS) return
    const copy = outsideScratch(() => bits.clone())
    this.#cache.set(key, copy)
  }

  clear(): void {
    this.#cache.clear()
  }
}

const ids = new WeakMap<Filter, number>()
let nextId = 0

/** An id for a parsed filter, stable while the parsed filter is cached. */
export function filterId(filter: Filter): number {
  let id = ids.get(filter)
  if (id === undefined) {
    id = nextId
    nextId += 1
    ids.set(filter, id)
  }
  return id
}
