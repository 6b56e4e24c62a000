/** @throws RangeError for an index that the list does not have */
export function itemAt<T>(list: readonly T[], at: number): T {
  if (at < 0 || at >= list.length) throw new RangeError(`A list of ${list.length} has no item ${at}.`)
  return list[at] as T
}

/** A seeded random number generator (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** An integer from `from` to `to`. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  pick<T>(list: readonly T[]): T {
    return itemAt(list, Math.floor(this.next() * list.length))
  }

  /** That many different items. */
  some<T>(list: readonly T[], count: number): T[] {
    return [...list].sort(() => this.next() - 0.5).slice(0, count)
  }

  letters(alphabet: string, length: number): string {
    return Array.from({ length }, () => this.pick([...alphabet])).join('')
  }
}
