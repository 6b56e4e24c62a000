import type { CarCardModel } from '#app/features/stock-search/card-model.ts'

/** What is told of a car that turns. */
export type CarStanding = Pick<CarCardModel, 'id' | 'name' | 'price' | 'gone' | 'tag' | 'tagLook'>

/** A place on the page that shows a car; `turn` is given its new card, or null when the dealer has it no more. */
export type CarWatcher = { car: CarStanding; turn: (now: CarCardModel | null) => void }

/** All places of this page that show a car now. */
export const watchers = new Set<CarWatcher>()

/** How long a page that has come rests before it follows the stock; safari knows no idle callback. */
const REST_MS = 2_500

let joined: ((watcher: CarWatcher) => void) | undefined
let started = false

/** Is told of every place that shows a car from now on. */
export function whenJoined(tell: (watcher: CarWatcher) => void): void {
  joined = tell
}

/** Watches a car until the function returned is called. What follows the stock is loaded when the page rests. */
export function watchCar(watcher: CarWatcher): () => void {
  watchers.add(watcher)
  joined?.(watcher)
  start()
  return () => void watchers.delete(watcher)
}

/** The version of the stock that this page was made from stands on the document; a preview has none. */
function start(): void {
  const { stock } = document.documentElement.dataset
  if (started || !stock) return
  started = true
  setTimeout(() => void import('./follow-stock.ts').then(({ followStock }) => followStock(stock)), REST_MS)
}
