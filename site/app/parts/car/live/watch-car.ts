import { warnMissingPart } from '#app/ui/lazy-part.tsx'
import { type CarWatcher, joinWatchers } from './watched-cars.ts'

/** Delay after load before the page follows the stock; Safari has no requestIdleCallback. */
const IDLE_MS = 2_500

let started = false

/**
 * Watches a car until the returned function is called. The code that follows the stock is loaded when the page is
 * idle.
 * @param since the stock version that the page was rendered from; '' for a page that does not follow
 */
export function watchCar(watcher: CarWatcher, since: string): () => void {
  start(since)
  return joinWatchers(watcher)
}

function start(since: string): void {
  if (started || since === '') return
  started = true
  setTimeout(
    () => void import('./follow-stock.ts').then(({ followStock }) => followStock(since), warnMissingPart),
    IDLE_MS,
  )
}
