import type { Bits } from '../index/bits.ts'
import { outsideScratch } from '../index/scratch.ts'
import type { Filter } from './ast.ts'

/** Sets kept, and keys that are counted. */
const MAX_KEPT = 64
const MAX_COUNTED = 512
/** One results page asks for the same up to six times: what only it asks for is not worth a copy. */
const WORTH = 8

/**
 * The sets of parts of filters, kept from one search for the next: a results page asks six times for what is in
 * stock. A set is kept when it is asked for often, so that the filters of ten thousand tenants, one after the other,
 * keep nothing. All is forgotten when any document changes.
 */
export class FilterMemo {
  readonly #kept = new Map<string, Bits>()
  #asked = new Map<string, number>()

  find(key: string): Bits | undefined {
    const bits = this.#kept.get(key)
    if (bits && this.#kept.size > MAX_KEPT / 2) {
      this.#kept.delete(key)
      this.#kept.set(key, bits)
    }
    return bits
  }

  /** Takes a copy of what was found for that key, if it is worth it. */
  offer(key: string, bits: Bits): void {
    const asked = (this.#asked.get(key) ?? 0) + 1
    if (asked < WORTH) {
      if (asked === 1 && this.#asked.size >= MAX_COUNTED) this.#asked = new Map()
      this.#asked.set(key, asked)
      return
    }
    this.#kept.set(
      key,
      outsideScratch(() => bits.clone()),
    )
    if (this.#kept.size > MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
  }

  clear(): void {
    this.#kept.clear()
  }
}

const numbers = new WeakMap<Filter, number>()
let next = 0

/** A number for a parsed filter. The same text is parsed once while it is in use, and keeps its number so long. */
export function numberOf(filter: Filter): number {
  let number = numbers.get(filter)
  if (number === undefined) {
    number = next
    next += 1
    numbers.set(filter, number)
  }
  return number
}
