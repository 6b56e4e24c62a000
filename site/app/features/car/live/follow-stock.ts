// Follows stock changes for all tabs of a browser: one visible tab holds a lock and the only event stream, and notifies
// the others. Hidden tabs do not follow. https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import { stockEventsPath } from '#app/paths.ts'
import { refreshCars } from './refresh-cars.ts'
import { whenJoined } from './watched-cars.ts'

const NAME = 'forecourt-stock'
const RECONNECT = { firstMs: 2_000, longestMs: 60_000, jitter: 0.5 }
/** A page requested before a change may have been rendered after it. */
const RECENT_MS = 15_000

/** Which cars changed from one version of the stock to another; null when any may have. */
type News = { from: string; version: string; changed: string[] | null }

/** @param since the version of the stock that this page was made from */
export function followStock(since: string): void {
  // Only a secure page has locks; without them every tab would hold a connection of its own.
  if (!navigator.locks) return
  let version = since
  let stream: EventSource | null = null
  let leave: (() => void) | null = null
  const recent = new Map<string, number>()
  const channel = new BroadcastChannel(NAME)

  const take = ({ from, version: next, changed }: News) => {
    const missed = Number(from) > Number(version) || changed === null
    version = next || version
    const now = Date.now()
    for (const [id, at] of recent) if (now - at >= RECENT_MS) recent.delete(id)
    for (const id of changed ?? []) recent.set(id, now)
    refreshCars(missed ? null : changed)
  }
  const isOnScreen = () => document.visibilityState === 'visible'

  channel.onmessage = ({ data }: MessageEvent<News | 'hello'>) => {
    if (data !== 'hello') return void (isOnScreen() && take(data))
    if (stream) channel.postMessage({ from: version, version, changed: [] })
  }
  whenJoined(({ car: { id } }) => {
    if (Date.now() - (recent.get(id) ?? 0) < RECENT_MS) refreshCars([id])
  })

  /** Keeps the stream open until `leave`; after a failure it reconnects with increasing delay. */
  const lead = () =>
    new Promise<void>((release) => {
      let failures = 0
      let timer: ReturnType<typeof setTimeout>
      const open = () => {
        stream = new EventSource(`${stockEventsPath()}?since=${version}`)
        stream.onopen = () => {
          failures = 0
        }
        stream.addEventListener('stock', ({ data, lastEventId }) => {
          const { changed } = JSON.parse(data) as Pick<News, 'changed'>
          const news = { from: version, version: lastEventId, changed }
          channel.postMessage(news)
          take(news)
        })
        stream.onerror = () => {
          stream?.close()
          failures += 1
          timer = setTimeout(open, backoffMs(failures, RECONNECT))
        }
      }
      leave = () => {
        clearTimeout(timer)
        stream?.close()
        stream = null
        release()
      }
      open()
    })

  const start = () => {
    const waiting = new AbortController()
    leave = () => waiting.abort()
    // Aborting the wait is not a failure.
    navigator.locks.request(NAME, { signal: waiting.signal }, lead).catch(() => {})
    channel.postMessage('hello')
  }
  const applyVisibility = () => {
    if (isOnScreen()) leave ?? start()
    else {
      leave?.()
      leave = null
    }
  }
  document.addEventListener('visibilitychange', applyVisibility)
  applyVisibility()
}
