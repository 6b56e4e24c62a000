import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'

/** Cars that one person may watch. */
export const MOST_WATCHED = 100

/** A watched car: its card, or its name when the stock has it no more. */
export type WatchedItem =
  | { kind: 'card'; id: string; card: CarCardModel }
  | { kind: 'gone'; id: string; name: string }

/** A page of somebody who is signed in. */
export type WatchlistModel = {
  meta: PageMeta
  /** As it is read: `0412 345 678`. */
  phone: string
  /** Null where the dealer has no watchlist. */
  watched: WatchedItem[] | null
  /** The browser keeps cars too (SAVE-01). */
  garage: boolean
}
