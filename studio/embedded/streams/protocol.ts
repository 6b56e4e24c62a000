// Frames of the streams transport: event streams of the Content Lake carried over one WebSocket at `/streams`.
//
// Over HTTP/1.1 a browser opens six connections to a host, and a Studio tab holds that many event streams, so a
// form would wait for ever for a connection. One socket carries them all. Each open is answered as the same request to
// the lake's own routes, with the same rights. Frames are JSON text; `id` is chosen by the browser, once per open.

interface OpenFrame {
  readonly id: number
  readonly op: 'open'
  /** Path and query on the lake, beginning with a slash. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

interface CloseFrame {
  readonly id: number
  readonly op: 'close'
}

/** What the browser sends. */
export type BrowserFrame = OpenFrame | CloseFrame

export type LakeFrame =
  | {
      readonly id: number
      readonly op: 'head'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
    }
  | { readonly id: number; readonly op: 'chunk'; readonly data: string }
  | { readonly id: number; readonly op: 'end' }

const streamPath = /^\/v[^/]+\/data\/(listen|live\/events)\//

/** Whether a request belongs on the socket: a GET of an event stream on the lake's own origin. */
export function isStreamRequest(url: URL, lakeOrigin: string, method: string): boolean {
  return method === 'GET' && url.origin === lakeOrigin && streamPath.test(url.pathname)
}

/** Reads a frame from the lake. Throws SyntaxError or TypeError when it is not one. */
export function parseLakeFrame(text: string): LakeFrame {
  const frame = JSON.parse(text) as LakeFrame
  const known = frame?.op === 'head' || frame?.op === 'chunk' || frame?.op === 'end'
  if (!known || typeof frame.id !== 'number')
    throw new TypeError(`Not a frame of the streams protocol: ${text}`)
  return frame
}
