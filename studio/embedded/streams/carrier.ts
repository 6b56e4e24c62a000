import { type BrowserFrame, type LakeFrame, parseLakeFrame } from './protocol.ts'

/** The part of a browser's WebSocket that the carrier uses, so that a test can hold the other end. */
export interface StreamSocket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
}

export interface CarrierOptions {
  readonly connect: () => StreamSocket
  readonly later: (run: () => void, ms: number) => void
  readonly random: () => number
}

interface OpenStream {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly answer: (response: Response) => void
  readonly fail: (error: Error) => void
  body: ReadableStreamDefaultController<Uint8Array> | undefined
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
/** Status codes that a Response must be built without a body for. */
const bodiless = new Set([204, 205, 304])
const encoder = new TextEncoder()

/**
 * Carries any number of event streams over one socket. When the socket is lost every open stream fails, as a lost
 * connection would fail it: the Content Lake's client then asks again, and asking opens the next socket, after a
 * wait that doubles with each failure.
 */
export class StreamCarrier {
  readonly #options: CarrierOptions
  readonly #streams = new Map<number, OpenStream>()
  #socket: StreamSocket | undefined
  #ready = false
  #failures = 0
  #waiting = false
  #lastId = 0

  constructor(options: CarrierOptions) {
    this.#options = options
  }

  /** Opens a stream. Resolves with its response once the lake sent the head; rejects as `fetch` would. */
  open(
    url: string,
    headers: Readonly<Record<string, string>>,
    signal?: AbortSignal | null,
  ): Promise<Response> {
    if (signal?.aborted) return Promise.reject(abortError())
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((answer, fail) => {
      this.#streams.set(id, { url, headers, answer, fail, body: undefined })
      signal?.addEventListener('abort', () => this.#drop(id, abortError()), { once: true })
      if (this.#ready) this.#sendOpen(id)
      else this.#connectSoon()
    })
  }

  #connectSoon(): void {
    if (this.#socket || this.#waiting) return
    if (this.#failures === 0) {
      this.#connect()
      return
    }
    this.#waiting = true
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#failures - 1))
    // Spread over half the wait, so that many tabs do not come back in the same instant.
    this.#options.later(() => this.#connect(), wait / 2 + (wait / 2) * this.#options.random())
  }

  #connect(): void {
    this.#waiting = false
    const socket = this.#options.connect()
    this.#socket = socket
    socket.onopen = () => {
      this.#ready = true
      this.#failures = 0
      for (const id of this.#streams.keys()) this.#sendOpen(id)
    }
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#take(String(data))
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose()
    }
  }

  #sendOpen(id: number): void {
    const stream = this.#streams.get(id)
    if (stream) this.#send({ id, op: 'open', url: stream.url, headers: stream.headers })
  }

  #send(frame: BrowserFrame): void {
    this.#socket?.send(JSON.stringify(frame))
  }

  #take(text: string): void {
    let frame: LakeFrame
    try {
      frame = parseLakeFrame(text)
    } catch {
      // The two ends disagree about the protocol: no stream on this socket can be trusted any more.
      this.#socket?.close()
      this.#lose()
      return
    }
    const stream = this.#streams.get(frame.id)
    if (!stream) return // a frame that crossed our own close
    if (frame.op === 'head') this.#head(frame.id, stream, frame)
    else if (frame.op === 'chunk') stream.body?.enqueue(encoder.encode(frame.data))
    else this.#end(frame.id, stream)
  }

  #head(id: number, stream: OpenStream, head: Extract<LakeFrame, { op: 'head' }>): void {
    const { status, headers } = head
    const body = bodiless.has(status)
      ? null
      : new ReadableStream<Uint8Array>({
          start: (controller) => {
            stream.body = controller
          },
          cancel: () => this.#forget(id),
        })
    stream.answer(new Response(body, { status, headers }))
  }

  #end(id: number, stream: OpenStream): void {
    this.#streams.delete(id)
    stream.body?.close()
    stream.fail(new TypeError('The stream ended before it answered.')) // no effect once it has answered
  }

  #drop(id: number, error: Error): void {
    const stream = this.#streams.get(id)
    if (!stream) return
    this.#forget(id)
    stream.body?.error(error)
    stream.fail(error)
  }

  #forget(id: number): void {
    if (this.#streams.delete(id) && this.#ready) this.#send({ id, op: 'close' })
  }

  #lose(): void {
    this.#socket = undefined
    this.#ready = false
    this.#failures += 1
    const lost = [...this.#streams.values()]
    this.#streams.clear()
    // TypeError, because that is what fetch throws when the network fails and what its callers retry on.
    const error = new TypeError('The connection to the Content Lake was lost.')
    for (const stream of lost) {
      stream.body?.error(error)
      stream.fail(error)
    }
  }
}

function abortError(): DOMException {
  return new DOMException('The stream was closed.', 'AbortError')
}
