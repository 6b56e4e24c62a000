// Fetches originals from dealers' photo hosts. Only configured hosts are requested, so that an address in a feed cannot
// reach the server's own network.
import pLimit, { type LimitFunction } from 'p-limit'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 25_000_000
const CONCURRENT_PER_HOST = 6
/** Pause after a host has not answered, so that a page of its photos does not wait for each. */
const COOL_DOWN_MS = 5_000
/** What a host may answer in a moment, and does not now. */
const LATER = new Set([408, 425, 429])

/** Failures in a row after which a host is given a pause, where one alone says nothing of its others. */
const MOST_FAILURES = 3
/** Pictures in a row after which one more is asked for at once. */
const PICTURES_A_STEP = 10

/** The picture exists, as far as is known, but could not be fetched now. */
export class PictureLateError extends Error {
  override readonly name: string = 'PictureLateError'
}

/** The host was not even asked: it has a pause. */
export class HostPausedError extends PictureLateError {
  override readonly name = 'HostPausedError'
}

/** An original as it was fetched. */
export type Original = { bytes: Buffer; type: string }

export interface PictureSources {
  /** Photo host → the origin it is fetched from. */
  readonly hosts: ReadonlyMap<string, string>
  /** Origins of content assets; of theirs only `/images/…` is a picture. */
  readonly origins: readonly string[]
  /** The provider of maps: its host and the key that it wants, which no page's address has. */
  readonly map?: { host: string; key: string }
}

/** Where a picture is fetched; null for an unknown host. */
export function findSource(address: string, { hosts, origins, map }: PictureSources): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (origins.includes(url.origin)) return url.pathname.startsWith('/images/') ? url : null
  if (url.host === map?.host) {
    if (map.key) url.searchParams.set('key', map.key)
    return url
  }
  const origin = hosts.get(url.host)
  if (!origin) return null
  const source = new URL(origin)
  source.pathname = url.pathname
  source.search = url.search
  return source
}

/** How a host has answered of late. */
type Host = { limit: LimitFunction; pausedUntil: number; failures: number; pictures: number }

export class PictureFetcher {
  readonly #hosts = new Map<string, Host>()
  readonly #clock: () => number
  readonly #timeoutMs: number

  constructor(clock: () => number = Date.now, timeoutMs = TIMEOUT_MS) {
    this.#clock = clock
    this.#timeoutMs = timeoutMs
  }

  /** Is a host given a pause, because it has not answered a moment ago? */
  isPausing({ host }: URL): boolean {
    return this.#clock() < this.#host(host).pausedUntil
  }

  /**
   * Fetches an original and works on it. Each host has a limit of its own, so that a slow one does not delay others; the
   * work is within it, so that few originals are in memory. Of a host that does not keep up, fewer are asked for at once.
   * @throws PictureLateError when it may be fetched later; Error when it is no picture, or too large
   */
  fetch<T>(source: URL, work: (original: Original) => Promise<T>): Promise<T> {
    const host = this.#host(source.host)
    return host.limit(async () => {
      const original = await this.#fetch(source, host)
      keepUp(host)
      return work(original)
    })
  }

  // Bounded: only configured hosts get here.
  #host(name: string): Host {
    const known = this.#hosts.get(name)
    if (known !== undefined) return known
    const host = { limit: pLimit(CONCURRENT_PER_HOST), pausedUntil: 0, failures: 0, pictures: 0 }
    this.#hosts.set(name, host)
    return host
  }

  async #fetch(source: URL, of: Host): Promise<Original> {
    const { host } = source
    if (this.isPausing(source)) throw new HostPausedError(`${host} did not answer a moment ago`)
    const answer = await this.#ask(source, of)
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !type.startsWith('image/')) {
      await answer.body?.cancel()
      const message = `${host} answered ${answer.status} ${type}`
      if (answer.status < 500 && !LATER.has(answer.status)) throw new Error(message)
      slowDown(of)
      throw new PictureLateError(message)
    }
    try {
      return { bytes: await readAll(answer, host), type }
    } catch (error) {
      if (error instanceof TooLargeError) throw error
      // A broken download does not concern the host's others; one that times out does.
      if (isTimeout(error)) this.#pause(of)
      throw new PictureLateError(`${host} broke off`, { cause: error })
    }
  }

  async #ask(source: URL, of: Host): Promise<Response> {
    try {
      // A redirect could lead past the list of hosts.
      const signal = AbortSignal.timeout(this.#timeoutMs)
      const answer = await fetch(source, { redirect: 'manual', signal })
      of.pausedUntil = 0
      of.failures = 0
      return answer
    } catch (cause) {
      of.failures += 1
      if (!isBroken(cause) || of.failures >= MOST_FAILURES) this.#pause(of)
      throw new PictureLateError(`${source.host} does not answer`, { cause })
    }
  }

  #pause(host: Host): void {
    host.pausedUntil = this.#clock() + COOL_DOWN_MS
    slowDown(host)
  }
}

function keepUp(host: Host): void {
  host.pictures += 1
  if (host.pictures < PICTURES_A_STEP) return
  host.pictures = 0
  host.limit.concurrency = Math.min(CONCURRENT_PER_HOST, host.limit.concurrency + 1)
}

function slowDown(host: Host): void {
  host.pictures = 0
  host.limit.concurrency = Math.max(1, Math.floor(host.limit.concurrency / 2))
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Did one connection break, which says nothing of the host's others? */
function isBroken(error: unknown): boolean {
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string }
  return ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code)
}

class TooLargeError extends Error {
  override readonly name = 'TooLargeError'
}

async function readAll(answer: Response, host: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const grow = (bytes: number) => {
    size += bytes
    if (size > MAX_BYTES) throw new TooLargeError(`${host} sent more than ${MAX_BYTES} bytes`)
  }
  const declared = Number(answer.headers.get('content-length'))
  if (declared > MAX_BYTES) await answer.body?.cancel()
  grow(declared > MAX_BYTES ? declared : 0)
  for await (const chunk of answer.body ?? []) {
    grow(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
