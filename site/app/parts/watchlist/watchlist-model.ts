import type { PageMeta } from '#app/page/page-meta.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'

/** The most cars of one watchlist. */
export const MOST_WATCHED = 100

/** A car that is saved or removed, as its page names it. */
export type WatchedCar = { id: string; name: string }

/** Reply of CALL-04 and CALL-05. */
export type WatchlistAnswer = { success: true } | { success: false; message: string }

/** That reply as a page's fetcher has it: a session that ended leads to sign-in. */
export type ChangeReply = WatchlistAnswer & { signed_out?: true }

/** The signed-in person's watchlist as data; `phone_number` is null when signed out. */
export type WatchedIds = { phone_number: string | null; car_ids: string[] }

/** A watched car: its card and by how much it became cheaper since it was saved (`$510`, or ''), or its name when the stock no longer has it. */
export type WatchedItem =
  | { kind: 'card'; id: string; card: CarCardModel; fell: string }
  | { kind: 'unlisted'; id: string; name: string }

/** A page of the signed-in person. */
export type WatchlistModel = {
  meta: PageMeta
  /** For display: `0412 345 678`. */
  phone: string
  /** Null where the dealer has no watchlist. */
  watched: WatchedItem[] | null
  /** The browser saves cars too (SAVE-01). */
  garage: boolean
}
