import type { FacetColumn } from '../facets/facet-column.ts'
import { Bits } from '../index/bits.ts'
import type { Space } from './space.ts'

/** Keeps one document per value of a field. */
export class Distinct {
  readonly #column: FacetColumn
  readonly #space: Space

  constructor(column: FacetColumn, space: Space) {
    this.#column = column
    this.#space = space
  }

  /**
   * Keeps only the first document per value. `excluded`: every document that shares a value with a selected one, itself
   * included. `most`: the maximum number of selected documents.
   */
  apply(candidates: Bits, most = Number.POSITIVE_INFINITY): { remaining: Bits; excluded: Bits } {
    const remaining = this.#space.none()
    const excluded = new Bits(this.#space.index.ids.capacity)
    let left = most
    candidates.each((local) => {
      if (left <= 0) return false
      const doc = this.#space.getGlobalNumber(local)
      if (excluded.has(doc)) return true
      left -= 1
      remaining.add(local)
      this.#column.eachVariant(doc, (variant) =>
        this.#column.addGroupTo(this.#column.values.getGroup(variant), excluded),
      )
      return true
    })
    return { remaining, excluded: this.#space.toLocal(excluded) }
  }
}
