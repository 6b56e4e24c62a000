import type { GridCell } from '#app/domain/promo/interleave.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import type { PromoTileModel } from '#app/features/promo/promo-model.ts'
import type { ZeroModel } from '#app/features/zero-results/zero-model.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { CarCardModel } from './card-model.ts'
import type { FilterGroup } from './filter-model.ts'
import type { NearModel } from './near/near-model.ts'
import type { SortValue } from './search-keys.ts'
import type { SearchBase, SearchState } from './search-state.ts'

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
  groups: FilterGroup[]
  cells: ResultCell[]
  layout: 'grid' | 'carousel'
  /** Of a search that finds nothing, ways out of it. */
  zero?: ZeroModel
  /** The dealer's ways to sort; absent for the usual ones. */
  sorts?: SortValue[]
  /** What became of the postcode asked for. */
  near?: NearModel
}

const STATUS = { found: 200, 'no-stock': 200, 'past-end': 404, unavailable: 503 } as const

/** The HTTP status of a page of results. */
export const searchStatus = ({ outcome }: Pick<SearchModel, 'outcome'>) => STATUS[outcome]

/**
 * A page of results on its way to the browser. All but its head is one JSON text: the framework's stream gives every
 * value a number of its own, which takes three kilobytes more after compression and longer to write. Its quotation
 * marks travel as apostrophes and the other way round: within a script within a text each would take four characters.
 */
export type SentSearch = { meta: PageMeta; json: string }

const swapQuotes = (text: string) => text.replace(/["']/g, (mark) => (mark === '"' ? "'" : '"'))

/** The server renders what it sends, and need not read it again. */
const pages = new WeakMap<SentSearch, SearchModel>()

/** A page as it is sent. */
export function sendSearch(model: SearchModel): SentSearch {
  const { meta, ...page } = model
  const sent = { meta, json: swapQuotes(JSON.stringify(page)) }
  pages.set(sent, model)
  return sent
}

/** The page that was sent, or one that is a page already. */
export function receiveSearch(sent: SentSearch | SearchModel): SearchModel {
  if (!('json' in sent)) return sent
  return (
    pages.get(sent) ?? {
      ...(JSON.parse(swapQuotes(sent.json)) as Omit<SearchModel, 'meta'>),
      meta: sent.meta,
    }
  )
}
