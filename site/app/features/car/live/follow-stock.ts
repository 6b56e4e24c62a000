// Follows the stock for all tabs of a browser: one that is on screen holds a lock and the one stream of events, and
// tells the others. A tab that is not on screen follows nothing.
// https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import { stockEventsPath } from '#app/paths.ts'
import { refreshCars } from './refresh-cars.ts'
import { whenJoined } from './watched-cars.ts'

const NAME = 'forecourt-stock'
const RECONNECT = { firstMs: 2_000, longestMs: 60_000, jitter: 0.5 }
/** A page that was asked for before a change may show its cars after it. */
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

  /** Holds the stream until `leave`; one that breaks is opened again, later each time. */
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
    // An abort of the wait is no failure.
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
