import { slugged } from '../car/car-identity.ts'
import type { IndexedRow } from './indexed-row.ts'

/** As much of a row is looked through. */
const MAX_TEXT = 100_000

/**
 * Finds the cars that a row which cannot be read is about: those whose stock number stands in it as a word or a
 * value. One that is found by mistake stays in the window until the next feed, which is the lesser harm.
 */
export class MentionedCars {
  readonly #before: ReadonlyMap<string, IndexedRow>
  #byStocknum: Map<string, string[]> | null = null

  constructor(before: ReadonlyMap<string, IndexedRow>) {
    this.#before = before
  }

  /** Ids of the dealer's cars in the index that the text names. */
  in(text: string): string[] {
    this.#byStocknum ??= this.#indexed()
    const taken = text.slice(0, MAX_TEXT)
    const words = new Set([...taken.split(/["',;|\t\r\n]+/), ...taken.split(/[^\w-]+/)])
    return [...words].flatMap((word) => this.#byStocknum?.get(slugged(word.slice(0, 60))) ?? [])
  }

  // Made when a first row asks for it: most feeds have no such row.
  #indexed(): Map<string, string[]> {
    const byStocknum = new Map<string, string[]>()
    for (const { id, stocknum } of this.#before.values()) {
      const key = slugged(stocknum ?? '')
      if (key !== '') byStocknum.set(key, [...(byStocknum.get(key) ?? []), id])
    }
    return byStocknum
  }
}
