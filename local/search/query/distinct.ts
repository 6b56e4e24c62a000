import type { FacetColumn } from '../facets/facet-column.ts'
import { Bits } from '../index/bits.ts'
import type { Space } from './space.ts'

/** Keeps one document for each value of a field. */
export class Distinct {
  readonly #column: FacetColumn
  readonly #space: Space

  constructor(column: FacetColumn, space: Space) {
    this.#column = column
    this.#space = space
  }

  /**
   * Of documents that share a value only the first stays. `excluded`: every document that shares a value with one
   * that stays, itself included.
   */
  apply(candidates: Bits): { remaining: Bits; excluded: Bits } {
    const remaining = this.#space.none()
    const excluded = new Bits(this.#space.index.ids.capacity)
    candidates.each((local) => {
      const doc = this.#space.globalOf(local)
      if (excluded.has(doc)) return
      remaining.add(local)
      this.#column.eachVariant(doc, (variant) =>
        this.#column.addGroupTo(this.#column.values.groupOf(variant), excluded),
      )
    })
    return { remaining, excluded: this.#space.toLocal(excluded) }
  }
}
