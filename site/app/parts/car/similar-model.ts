import type { CarCardModel } from './card/card-model.ts'

/** What is like a vehicle. */
export type SimilarModel = {
  cards: CarCardModel[]
  /** A search of its kind, also where they cannot be loaded (ERR-09). */
  href: string
  /** Does that search list more than the cards? */
  hasMore: boolean
  /** Where the browser requests them when the page was sent without them; null when it has them. */
  later: string | null
  /** Other stock of its kind at any price, where few are like it. */
  more: { title: string; href: string; cards: CarCardModel[] } | null
}
