import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { endWithStatus } from '../../http/listen.ts'
import type { Lake } from '../lake.ts'
import { servePresence } from '../presence/presence-socket.ts'
import { studioOrigins } from './cors.ts'
import type { Dispatch } from './dispatch.ts'
import { serveStreams } from './streams-socket.ts'

const MAX_FRAME_BYTES = 1024 * 1024
const PRESENCE = /^(?:\/v[^/]+)?\/socket\/([^/]+)$/

/** The two WebSockets: event streams of a Studio tab, and presence. */
export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  readonly #lake: Lake
  readonly #dispatch: Dispatch

  constructor(lake: Lake, dispatch: Dispatch) {
    this.#lake = lake
    this.#dispatch = dispatch
  }

  /** Handles a connection upgrade. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = URL.parse(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
    const serve = url && this.#serverFor(url)
    const { origin } = request.headers
    // CORS does not apply to WebSockets, so the origin is checked here.
    const foreign = origin !== undefined && !studioOrigins(this.#lake).includes(origin)
    if (!serve || foreign) {
      if (!serve) this.#lake.unknown.record('WS', url?.pathname ?? String(request.url))
      endWithStatus(socket, serve ? '403 Forbidden' : '404 Not Found')
      return
    }
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      // The socket closes itself, and its owner listens for `close`.
      opened.on('error', () => undefined)
      serve(opened)
    })
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate()
    this.#server.close()
  }

  #serverFor(url: URL): ((socket: WebSocket) => void) | null {
    const { sessions, presence, project, options } = this.#lake
    if (url.pathname === '/streams')
      return (socket) => serveStreams(socket, url.origin, this.#dispatch, options.log)
    const found = PRESENCE.exec(url.pathname)
    if (found?.[1] !== project.dataset) return null
    return (socket) => servePresence(socket, presence, (token) => sessions.identify(token), options.log)
  }
}
