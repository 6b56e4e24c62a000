import { slugify } from '../car/car-identity.ts'
import type { IndexedRow } from './indexed-row.ts'

/** Maximum length of a row that is searched. */
const MAX_TEXT = 100_000

/**
 * Finds the cars that an unreadable row mentions: those whose stock number occurs in it as a word or a value. A false match
 * only keeps a car listed until the next feed.
 */
export class MentionedCars {
  readonly #before: ReadonlyMap<string, IndexedRow>
  #byStocknum: Map<string, string[]> | null = null

  constructor(before: ReadonlyMap<string, IndexedRow>) {
    this.#before = before
  }

  /** Ids of the dealer's indexed cars that the text mentions. */
  findIn(text: string): string[] {
    this.#byStocknum ??= this.#indexByStocknum()
    const taken = text.slice(0, MAX_TEXT)
    const words = new Set([...taken.split(/["',;|\t\r\n]+/), ...taken.split(/[^\w-]+/)])
    return [...words].flatMap((word) => this.#byStocknum?.get(slugify(word.slice(0, 60))) ?? [])
  }

  // Built on first use: most feeds have no such row.
  #indexByStocknum(): Map<string, string[]> {
    const byStocknum = new Map<string, string[]>()
    for (const { id, stocknum } of this.#before.values()) {
      const key = slugify(stocknum ?? '')
      if (key !== '') byStocknum.set(key, [...(byStocknum.get(key) ?? []), id])
    }
    return byStocknum
  }
}
