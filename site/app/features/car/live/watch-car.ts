import { doWithout } from '#app/ui/later.tsx'
import { type CarWatcher, joinWatchers } from './watched-cars.ts'

/** How long a page that has come rests before it follows the stock; safari knows no idle callback. */
const REST_MS = 2_500

let started = false

/** Watches a car until the function returned is called. What follows the stock is loaded when the page rests. */
export function watchCar(watcher: CarWatcher): () => void {
  start()
  return joinWatchers(watcher)
}

/** The version of the stock that this page was made from stands on the document; a preview has none. */
function start(): void {
  const { stock } = document.documentElement.dataset
  if (started || !stock) return
  started = true
  setTimeout(
    () => void import('./follow-stock.ts').then(({ followStock }) => followStock(stock), doWithout),
    REST_MS,
  )
}
