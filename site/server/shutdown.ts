// Graceful shutdown: load balancers are notified first, and open requests are finished.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const IDLE_LOOK_MS = 50
/** A request on a new connection has arrived by then. */
const FIRST_REQUEST_MS = 500

export interface ShutdownOptions {
  /** How long connections are still accepted, so that load balancers can redirect traffic. */
  readonly graceMs: number
  /** How long open requests may take after that. */
  readonly timeoutMs: number
  /** Ends event streams and background work. */
  readonly onClose: () => void | Promise<void>
}

export class Shutdown {
  readonly #server: Server
  /** Opening times of connections without a request; Node does not count them as idle. Browsers open spare ones. */
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
      // A keep-alive client sends its next request over a new connection, to another instance.
      if (this.#isStopping) response.setHeader('connection', 'close')
    })
  }

  /** Whether a stop has begun; no new traffic is wanted then. */
  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Resolves when every connection is closed; a second call returns the same promise. */
  stop(options: ShutdownOptions): Promise<void> {
    this.#done ??= this.#stop(options)
    return this.#done
  }

  async #stop({ graceMs, timeoutMs, onClose }: ShutdownOptions): Promise<void> {
    this.#isStopping = true
    if (graceMs > 0) await new Promise((done) => setTimeout(done, graceMs))
    const closed = new Promise<void>((done) => this.#server.close(() => done()))
    const ended = onClose()
    const looking = setInterval(() => this.#closeIdle(), IDLE_LOOK_MS)
    const deadline = setTimeout(() => this.#server.closeAllConnections(), timeoutMs)
    await Promise.all([closed, ended])
    clearInterval(looking)
    clearTimeout(deadline)
  }

  #closeIdle(): void {
    // A connection whose answer began before the stop got no `connection: close`, and is idle once it is sent.
    this.#server.closeIdleConnections()
    const before = performance.now() - FIRST_REQUEST_MS
    for (const [socket, openedAt] of this.#unused) if (openedAt < before) socket.destroy()
  }
}

/** Stops gracefully at the first signal and then ends the process; a second signal ends it at once. */
export function stopOnSignals(shutdown: Shutdown, options: ShutdownOptions): void {
  const stop = () => void shutdown.stop(options).then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
}
