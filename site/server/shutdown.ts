// A graceful stop: load balancers are notified first, and requests under way are finished.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const IDLE_LOOK_MS = 50
/** A request that is on its way over a new connection has come by then. */
const FIRST_REQUEST_MS = 500

export interface ShutdownOptions {
  /** How long connections are still accepted, so that whoever sends traffic can learn to send it elsewhere. */
  readonly graceMs: number
  /** How long requests that have begun may take after that. */
  readonly timeoutMs: number
  /** Ends what else is open: streams of events, and work in the background. */
  readonly onClose: () => void
}

export class Shutdown {
  readonly #server: Server
  /** When connections were opened that have carried no request; for Node they are not idle. Browsers open spare ones. */
  readonly #unused = new Map<Socket, number>()
  #isStopping = false
  #done: Promise<void> | null = null

  constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket) => {
      this.#unused.set(socket, performance.now())
      socket.once('close', () => this.#unused.delete(socket))
    })
    server.prependListener('request', ({ socket }, response) => {
      this.#unused.delete(socket)
      // Whoever keeps a connection open sends its next request over another, to another instance.
      if (this.#isStopping) response.setHeader('connection', 'close')
    })
  }

  /** From the first moment of a stop on, no traffic is wanted. */
  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Resolves when every connection is closed; called again, it is the same stop. */
  stop(options: ShutdownOptions): Promise<void> {
    this.#done ??= this.#stop(options)
    return this.#done
  }

  async #stop({ graceMs, timeoutMs, onClose }: ShutdownOptions): Promise<void> {
    this.#isStopping = true
    if (graceMs > 0) await new Promise((done) => setTimeout(done, graceMs))
    const closed = new Promise<void>((done) => this.#server.close(() => done()))
    onClose()
    const looking = setInterval(() => this.#closeIdle(), IDLE_LOOK_MS)
    const deadline = setTimeout(() => this.#server.closeAllConnections(), timeoutMs)
    await closed
    clearInterval(looking)
    clearTimeout(deadline)
  }

  #closeIdle(): void {
    // A connection whose answer began before the stop was not asked to close, and is idle once that is sent.
    this.#server.closeIdleConnections()
    const before = performance.now() - FIRST_REQUEST_MS
    for (const [socket, openedAt] of this.#unused) if (openedAt < before) socket.destroy()
  }
}

/** Stops at the first signal that asks for it, and ends the process; a second one ends it at once. */
export function stopOnSignals(shutdown: Shutdown, options: ShutdownOptions): void {
  const stop = () => void shutdown.stop(options).then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
}
