import type { CarCardModel, GarageEntry } from '../card/card-model.ts'
import type { SavedCardModel } from './saved-model.ts'

/** Cards per request. */
export const MOST_CARDS = 48
/** Cars in the row of those looked at. */
export const MOST_VIEWED = 8

/** A saved car: its card, or its stored entry when it is no longer in the stock. */
export type SavedCar =
  | { kind: 'card'; card: SavedCardModel; entry: GarageEntry }
  | { kind: 'unavailable'; entry: GarageEntry }

/** The favourites, newest first, and the recently viewed cars without saved and unavailable ones. */
export function savedAndViewed(
  entries: readonly GarageEntry[],
  viewedIds: readonly string[],
  cards: readonly SavedCardModel[],
): { saved: SavedCar[]; viewed: CarCardModel[] } {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const savedIds = new Set(entries.map(({ id }) => id))
  return {
    saved: entries.map((entry) => {
      const card = byId.get(entry.id)
      return card ? { kind: 'card', card, entry } : { kind: 'unavailable', entry }
    }),
    viewed: viewedIds
      .filter((id) => !savedIds.has(id))
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ similar }) => similar === undefined)
      .slice(0, MOST_VIEWED),
  }
}

/**
 * The ids to load cards of: all saved ones, as one without a card would look unavailable, and all viewed ones, as the
 * latest may be sold.
 */
export function idsToLoad(entries: readonly GarageEntry[], viewedIds: readonly string[]): string[] {
  return [...new Set([...entries.map(({ id }) => id), ...viewedIds])]
}
