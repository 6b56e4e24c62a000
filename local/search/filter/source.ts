import type { FacetColumn } from '../facets/facet-column.ts'
import type { Bits } from '../index/bits.ts'
import type { Point } from '../index/geo.ts'
import type { Settings } from '../settings/settings.ts'
import type { FilterMemo } from './filter-memo.ts'

/** What filters are evaluated against: an index. */
export interface FilterSource {
  settings: Settings
  /** Cached sets of filter parts. */
  filters: FilterMemo
  /** The column of a field, or undefined when no document has the field. */
  column(attribute: string): FacetColumn | undefined
  /** Every document; must not be changed. */
  all(): Bits
  /** A new empty set. */
  none(): Bits
  /** Visits the documents with a geo point. */
  eachPoint(visit: (doc: number, point: Point) => void): void
}
