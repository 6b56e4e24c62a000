// Fetches originals from where dealers keep their photos. Only named hosts are asked, so that an address in a feed
// cannot make the server call what stands beside it.

import { Turns } from './turns.ts'

const TIMEOUT_MS = 6_000
const LARGEST_BYTES = 25_000_000
/** Of one host. */
const AT_A_TIME = 6
/** A host that does not answer is left alone for so long, so that a page of its photos does not wait for each. */
const AWAY_MS = 5_000

export interface PictureSources {
  /** Photo host → the origin it is really fetched from. */
  readonly hosts: ReadonlyMap<string, string>
  /** Origins of content assets; of theirs only `/images/…` is a picture. */
  readonly origins: readonly string[]
}

/** Where a picture is really fetched; null when its host is not one of ours. */
export function sourceOf(address: string, { hosts, origins }: PictureSources): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (origins.includes(url.origin)) return url.pathname.startsWith('/images/') ? url : null
  const origin = hosts.get(url.host)
  if (!origin) return null
  const source = new URL(origin)
  source.pathname = url.pathname
  source.search = url.search
  return source
}

export class PictureFetcher {
  readonly #awayUntil = new Map<string, number>()
  readonly #turns = new Map<string, Turns>()
  readonly #clock: () => number
  readonly #timeoutMs: number

  constructor(clock: () => number = Date.now, timeoutMs = TIMEOUT_MS) {
    this.#clock = clock
    this.#timeoutMs = timeoutMs
  }

  /**
   * The original's bytes. Each host has turns of its own, so that a slow one holds up nobody else's pictures.
   * @throws Error when it does not come, is no picture, or is too large
   */
  fetch(source: URL): Promise<Buffer> {
    const turns = this.#turns.get(source.host) ?? new Turns(AT_A_TIME)
    this.#turns.set(source.host, turns)
    return turns.take(() => this.#fetch(source))
  }

  async #fetch(source: URL): Promise<Buffer> {
    const { host } = source
    if (this.#clock() < (this.#awayUntil.get(host) ?? 0))
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
      // One picture that breaks off says nothing of the others; one that never ends keeps them waiting.
      if (error instanceof DOMException && error.name === 'TimeoutError') this.#leaveAlone(host)
      throw error
    }
  }

  async #ask(source: URL): Promise<Response> {
    try {
      // A redirect could lead past the list of hosts.
      const signal = AbortSignal.timeout(this.#timeoutMs)
      const answer = await fetch(source, { redirect: 'manual', signal })
      this.#awayUntil.delete(source.host)
      return answer
    } catch (cause) {
      this.#leaveAlone(source.host)
      throw new Error(`${source.host} does not answer`, { cause })
    }
  }

  #leaveAlone(host: string): void {
    this.#awayUntil.set(host, this.#clock() + AWAY_MS)
  }
}

async function readAll(answer: Response, host: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const grow = (bytes: number) => {
    size += bytes
    if (size > LARGEST_BYTES) throw new Error(`${host} sent more than ${LARGEST_BYTES} bytes`)
  }
  const told = Number(answer.headers.get('content-length'))
  if (told > LARGEST_BYTES) await answer.body?.cancel()
  grow(told > LARGEST_BYTES ? told : 0)
  for await (const chunk of answer.body ?? []) {
    grow(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
