import type { CarCardModel } from '../card/card-model.ts'

/** The parts of a displayed card that change announcements mention. */
export type DisplayedCar = Pick<CarCardModel, 'id' | 'name' | 'price' | 'unavailable' | 'tag' | 'tagLook'>

/** A component that shows a car; `update` receives the new card, or null when the car is no longer in the stock. */
export type CarWatcher = { car: DisplayedCar; update: (now: CarCardModel | null) => void }

/** All places of this page that show a car now. */
export const watchers = new Set<CarWatcher>()

let onJoin: ((watcher: CarWatcher) => void) | undefined

/** The callback runs for every watcher that is added from now on. */
export function whenJoined(callback: (watcher: CarWatcher) => void): void {
  onJoin = callback
}

/** Adds a place, until the function returned is called. */
export function joinWatchers(watcher: CarWatcher): () => void {
  watchers.add(watcher)
  onJoin?.(watcher)
  return () => void watchers.delete(watcher)
}
