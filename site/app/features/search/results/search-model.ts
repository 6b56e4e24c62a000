import { type Aside, takeAside } from '#app/aside.ts'
import type { SortValue } from '#app/domain/search-address/search-keys.ts'
import type { SearchBase, SearchState } from '#app/domain/search-address/search-state.ts'
import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import { readCard } from '#app/features/car/card/shown-card.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import type { GridCell } from '#app/features/search/promo-tiles/interleave.ts'
import type { PromoTileModel } from '#app/features/search/promo-tiles/promo-model.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { FilterGroup } from '../filters/filter-model.ts'
import { type PackedGroup, unpackGroups } from '../filters/packed-groups.ts'
import type { NearModel } from '../near/near-model.ts'
import type { Relaxations } from '../relaxations/relaxation.ts'

/** A cell of the results grid. */
export type ResultCell = GridCell<CarCardModel, PromoTileModel>

/** A page of results from top to bottom. */
export type SearchModel = {
  meta: PageMeta
  heading: string
  /** The number a shopper reads (SRCH-24), with what is counted: `182 cars`. */
  counted: string
  crumbs: Crumb[]
  base: SearchBase
  state: SearchState
  /**
   * `found`; `past-end` asks for a page beyond the last; `no-stock` where the dealer has nothing to search at present;
   * `unavailable` while the stock does not answer.
   */
  outcome: 'found' | 'past-end' | 'no-stock' | 'unavailable'
  count: number
  pages: number
  /** What an earlier search found, as this one failed; told in the browser alone. */
  kept?: true
  groups: FilterGroup[]
  cells: ResultCell[]
  layout: 'grid' | 'carousel'
  /** Searches near one that finds nothing, each with its count in words: `12 cars`. */
  relaxations?: { kind: Relaxations['kind']; choices: { label: string; href: string; counted: string }[] }
  /** The dealer's sort orders, by distance as well near a postcode. */
  sorts: SortValue[]
  /** What became of the postcode asked for. */
  near?: NearModel
}

const STATUS = { found: 200, 'no-stock': 200, 'past-end': 404, unavailable: 503 } as const

/** The HTTP status of a page of results. */
export const searchStatus = ({ outcome }: Pick<SearchModel, 'outcome'>) => STATUS[outcome]

/**
 * A page of results on its way to the browser: its head, which the framework reads, and the rest aside with a document
 * or as one text with an answer to the router (decision 013).
 */
export type SentSearch = { meta: PageMeta; page: Aside | { json: string } }
type Body = Omit<SearchModel, 'meta'>

/** The page that was sent, or one that is a page already. */
export function receiveSearch(sent: SentSearch | SearchModel): SearchModel {
  if (!('page' in sent)) return sent
  const { meta, page } = sent
  return { ...('json' in page ? (JSON.parse(page.json) as Body) : takeAside<Body>(page, unpacked)), meta }
}

/** The element that the cells stand in, one for each. */
export const CELLS = 'cells'

/** A page as a document carries it: of a car, what its card does not show, and choices without names. */
function unpacked(page: Body): Body {
  const cards = document.getElementById(CELLS)?.children ?? []
  return {
    ...page,
    groups: unpackGroups(page.groups as unknown as PackedGroup[]),
    cells: page.cells.map((cell, index) => {
      const card = cards[index]
      return cell.kind === 'car' && card ? { kind: 'car', car: readCard(cell.car, card) } : cell
    }),
  }
}
