import type { CarCardModel } from '#app/features/car/card/card-model.ts'

/** The parts of a displayed card that change announcements mention. */
export type DisplayedCar = Pick<CarCardModel, 'id' | 'name' | 'price' | 'gone' | 'tag' | 'tagLook'>

/** A place on the page that shows a car; `turn` is given its new card, or null when the dealer has it no more. */
export type CarWatcher = { car: DisplayedCar; turn: (now: CarCardModel | null) => void }

/** All places of this page that show a car now. */
export const watchers = new Set<CarWatcher>()

let joined: ((watcher: CarWatcher) => void) | undefined

/** Is told of every place that shows a car from now on. */
export function whenJoined(tell: (watcher: CarWatcher) => void): void {
  joined = tell
}

/** Adds a place, until the function returned is called. */
export function joinWatchers(watcher: CarWatcher): () => void {
  watchers.add(watcher)
  joined?.(watcher)
  return () => void watchers.delete(watcher)
}
