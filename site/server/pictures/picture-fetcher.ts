// Fetches originals from dealers' photo hosts. Only configured hosts are requested, so that an address in a feed cannot
// reach the server's own network.
import pLimit, { type LimitFunction } from 'p-limit'

const TIMEOUT_MS = 6_000
const MAX_BYTES = 25_000_000
const CONCURRENT_PER_HOST = 6
/** Pause after a host has not answered, so that a page of its photos does not wait for each. */
const COOL_DOWN_MS = 5_000

export interface PictureSources {
  /** Photo host → the origin it is fetched from. */
  readonly hosts: ReadonlyMap<string, string>
  /** Origins of content assets; of theirs only `/images/…` is a picture. */
  readonly origins: readonly string[]
  /** The provider of maps: its host and the key that it wants, which no page's address has. */
  readonly map?: { host: string; key: string }
}

/** Where a picture is fetched; null for an unknown host. */
export function sourceOf(address: string, { hosts, origins, map }: PictureSources): URL | null {
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

export class PictureFetcher {
  readonly #coolDownUntil = new Map<string, number>()
  readonly #limits = new Map<string, LimitFunction>()
  readonly #clock: () => number
  readonly #timeoutMs: number

  constructor(clock: () => number = Date.now, timeoutMs = TIMEOUT_MS) {
    this.#clock = clock
    this.#timeoutMs = timeoutMs
  }

  /**
   * The original's bytes. Each host has a limit of its own, so that a slow one does not delay others.
   * @throws Error when it cannot be fetched, is no picture, or is too large
   */
  fetch(source: URL): Promise<Buffer> {
    const limit = this.#limits.get(source.host) ?? pLimit(CONCURRENT_PER_HOST)
    this.#limits.set(source.host, limit)
    return limit(() => this.#fetch(source))
  }

  async #fetch(source: URL): Promise<Buffer> {
    const { host } = source
    if (this.#clock() < (this.#coolDownUntil.get(host) ?? 0))
      throw new Error(`${host} did not answer a moment ago`)
    const answer = await this.#ask(source)
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !type.startsWith('image/')) {
      await answer.body?.cancel()
      throw new Error(`${host} answered ${answer.status} ${type}`)
    }
    try {
      return await readAll(answer, host)
    } catch (error) {
      // A broken download does not concern the host's others; one that times out does.
      if (error instanceof DOMException && error.name === 'TimeoutError') this.#coolDown(host)
      throw error
    }
  }

  async #ask(source: URL): Promise<Response> {
    try {
      // A redirect could lead past the list of hosts.
      const signal = AbortSignal.timeout(this.#timeoutMs)
      const answer = await fetch(source, { redirect: 'manual', signal })
      this.#coolDownUntil.delete(source.host)
      return answer
    } catch (cause) {
      this.#coolDown(source.host)
      throw new Error(`${source.host} does not answer`, { cause })
    }
  }

  #coolDown(host: string): void {
    this.#coolDownUntil.set(host, this.#clock() + COOL_DOWN_MS)
  }
}

async function readAll(answer: Response, host: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const grow = (bytes: number) => {
    size += bytes
    if (size > MAX_BYTES) throw new Error(`${host} sent more than ${MAX_BYTES} bytes`)
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
