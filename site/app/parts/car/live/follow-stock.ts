// Follows stock changes for all tabs of a browser: one visible tab holds a lock and the only event stream, and notifies
// the others. Hidden tabs do not follow. https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import { stockEventsPath } from '#app/paths.ts'
import { refreshCars } from './refresh-cars.ts'
import { whenJoined } from './watched-cars.ts'

const NAME = 'forecourt-stock'
const RECONNECT = { firstMs: 2_000, longestMs: 60_000, jitter: 0.5 }
/**
 * A page may be shown after a change and made before it: its data were requested earlier, or fetched ahead up to ten
 * seconds ago.
 */
const RECENT_MS = 15_000

/** Which cars changed from one version of the stock to another; null when any may have. */
type News = { from: string; version: string; changed: string[] | null }

/** Cars that changed within the last `RECENT_MS`. */
class RecentChanges {
  readonly #changedAt = new Map<string, number>()
  #allChangedAt = 0

  /** @param ids of the cars that changed; null when any may have */
  add(ids: readonly string[] | null): void {
    const now = Date.now()
    for (const [id, at] of this.#changedAt) if (now - at >= RECENT_MS) this.#changedAt.delete(id)
    for (const id of ids ?? []) this.#changedAt.set(id, now)
    if (ids === null) this.#allChangedAt = now
  }

  has(id: string): boolean {
    return Date.now() - Math.max(this.#allChangedAt, this.#changedAt.get(id) ?? 0) < RECENT_MS
  }
}

/** One tab's part in it: it leads, with the stream, or waits for the lock, or is hidden. */
class StockFollower {
  readonly #channel = new BroadcastChannel(NAME)
  readonly #recent = new RecentChanges()
  #version: string
  #stream: EventSource | null = null
  #leave: (() => void) | null = null

  constructor(since: string) {
    this.#version = since
    this.#channel.onmessage = ({ data }: MessageEvent<News | 'hello'>) => this.#receive(data)
    whenJoined(({ car: { id } }) => {
      if (this.#recent.has(id)) refreshCars([id], this.#version)
    })
  }

  applyVisibility(): void {
    if (isOnScreen()) {
      if (this.#leave === null) this.#join()
      return
    }
    this.#leave?.()
    this.#leave = null
  }

  #receive(data: News | 'hello'): void {
    const version = this.#version
    if (data !== 'hello') {
      if (isOnScreen()) this.#take(data)
    } else if (this.#stream) this.#channel.postMessage({ from: version, version, changed: [] })
  }

  #take({ from, version, changed }: News): void {
    const missed = Number(from) > Number(this.#version)
    this.#version = version || this.#version
    const ids = missed ? null : changed
    this.#recent.add(ids)
    refreshCars(ids, this.#version)
  }

  #join(): void {
    const waiting = new AbortController()
    this.#leave = () => waiting.abort()
    // Aborting the wait is not a failure.
    navigator.locks.request(NAME, { signal: waiting.signal }, () => this.#lead()).catch(() => {})
    this.#channel.postMessage('hello')
  }

  /** Keeps the stream open until `leave`; after a failure it reconnects with increasing delay. */
  #lead(): Promise<void> {
    let failures = 0
    let timer: ReturnType<typeof setTimeout>
    const open = () => {
      const stream = new EventSource(`${stockEventsPath()}?since=${this.#version}`)
      this.#stream = stream
      stream.onopen = () => {
        failures = 0
      }
      stream.addEventListener('stock', ({ data, lastEventId }) => {
        const { changed } = JSON.parse(data) as Pick<News, 'changed'>
        const news = { from: this.#version, version: lastEventId, changed }
        this.#channel.postMessage(news)
        this.#take(news)
      })
      stream.onerror = () => {
        stream.close()
        failures += 1
        timer = setTimeout(open, backoffMs(failures, RECONNECT))
      }
    }
    return new Promise((release) => {
      this.#leave = () => {
        clearTimeout(timer)
        this.#stream?.close()
        this.#stream = null
        release()
      }
      open()
    })
  }
}

const isOnScreen = () => document.visibilityState === 'visible'

/** @param since the version of the stock that this page was made from */
export function followStock(since: string): void {
  // Only a secure page has locks; without them every tab would hold a connection of its own.
  if (!navigator.locks) return
  const follower = new StockFollower(since)
  document.addEventListener('visibilitychange', () => follower.applyVisibility())
  follower.applyVisibility()
}
