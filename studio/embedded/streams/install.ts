import { StreamCarrier, type StreamSocket } from './carrier.ts'
import { isStreamRequest } from './protocol.ts'

/** The part of `window` that is changed or used. */
export interface StreamsHost {
  fetch: typeof fetch
  readonly WebSocket: new (url: string) => unknown
  readonly setTimeout: (run: () => void, ms: number) => unknown
}

/**
 * Replaces `fetch` for the addresses of the lake's event streams, which share one socket; every other
 * request goes through untouched. To be called before the Studio starts, once.
 */
export function installStreams(host: StreamsHost, lakeOrigin: string): void {
  const carrier = new StreamCarrier({
    connect: () => new host.WebSocket(`${lakeOrigin.replace(/^http/, 'ws')}/streams`) as StreamSocket,
    later: (run, ms) => void host.setTimeout(run, ms),
    random: Math.random,
  })
  const plain = host.fetch.bind(host)
  host.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined
    const url = new URL(request?.url ?? String(input), lakeOrigin)
    const method = init?.method ?? request?.method ?? 'GET'
    if (!isStreamRequest(url, lakeOrigin, method)) return plain(input, init)
    const headers = Object.fromEntries(new Headers(init?.headers ?? request?.headers))
    return carrier.open(url.pathname + url.search, headers, init?.signal ?? request?.signal)
  }
}
