import type { SortValue } from '#app/domain/search-address/search-keys.ts'
import type { SearchBase, SearchState } from '#app/domain/search-address/search-state.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import type { GridCell } from '#app/parts/promo-tiles/interleave.ts'
import type { PromoTileModel } from '#app/parts/promo-tiles/promo-tiles.server.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { FilterGroup } from '../filters/filter-model.ts'
import type { LandingModel } from '../landing/landing-model.ts'
import type { NearModel } from '../near/near-model.ts'
import type { Relaxations } from '../relaxations/relaxation.ts'

/** A cell of the results grid. */
export type ResultCell = GridCell<CarCardModel, PromoTileModel>

/** A page of results from top to bottom. */
export type SearchModel = {
  meta: PageMeta
  heading: string
  /** The number a shopper reads, with what is counted: `182 cars`, `2,130 of 5,200 cars` (SRCH-24). */
  counted: string
  crumbs: Crumb[]
  /** What one may write into the field above the results: `auto ute under $40k`. */
  example: string
  base: SearchBase
  state: SearchState
  /**
   * `found`; `past-end` for a page beyond the last; `no-stock` when the dealer has no cars at present; `unavailable`
   * while the stock index is; `nothing-said` after a sentence that says nothing about a vehicle.
   */
  outcome: 'found' | 'past-end' | 'no-stock' | 'unavailable' | 'nothing-said'
  count: number
  pages: number
  /** Results of an earlier search, shown because this one failed; set in the browser only. */
  staleResults?: true
  groups: FilterGroup[]
  cells: ResultCell[]
  /** Vehicles with an inspection sheet come first; `withSheet` of the cells are theirs, where the others follow. */
  sheetsFirst?: true
  withSheet?: number
  /** The dealer's word for used cars (TEN-21). */
  used: string
  layout: 'grid' | 'carousel'
  /** What to write instead of words that were not understood; absent where all were. */
  advice?: { item: string; example: string }
  /** Alternative searches for one without results, each with its count as text: `12 cars`. */
  /** What came in last, beside a search without results. */
  latest?: CarCardModel[]
  relaxations?: { kind: Relaxations['kind']; choices: { label: string; href: string; counted: string }[] }
  /** The dealer's sort orders, by distance as well near a postcode. */
  sorts: SortValue[]
  /** What stands under the results of a page that a path names. */
  landing?: LandingModel
  /** What the form that follows this search sends; absent where the dealer offers none. */
  follow?: { search: string; policyVersion: string }
  /** The result for the requested postcode. */
  near?: NearModel
}

const STATUS = {
  found: 200,
  'nothing-said': 200,
  'no-stock': 200,
  'past-end': 404,
  unavailable: 503,
} as const

/** The HTTP status of a page of results. */
export const searchStatus = ({ outcome }: Pick<SearchModel, 'outcome'>) => STATUS[outcome]
