import { doWithout } from '#app/ui/later.tsx'
import { type CarWatcher, joinWatchers } from './watched-cars.ts'

/** How long a page that has come rests before it follows the stock; safari knows no idle callback. */
const IDLE_MS = 2_500

let started = false

/**
 * Watches a car until the function returned is called. What follows the stock is loaded when the page rests.
 * @param since the version of the stock that the page was made from; '' for a page that follows nothing
 */
export function watchCar(watcher: CarWatcher, since: string): () => void {
  start(since)
  return joinWatchers(watcher)
}

function start(since: string): void {
  if (started || since === '') return
  started = true
  setTimeout(
    () => void import('./follow-stock.ts').then(({ followStock }) => followStock(since), doWithout),
    IDLE_MS,
  )
}
