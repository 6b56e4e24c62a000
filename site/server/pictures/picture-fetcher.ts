// Fetches originals from where dealers keep their photos. Only named hosts are asked, so that an address in a feed
// cannot make the server call what stands beside it.

const TIMEOUT_MS = 6_000
const LARGEST_BYTES = 25_000_000
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
  readonly #clock: () => number

  constructor(clock: () => number = Date.now) {
    this.#clock = clock
  }

  /** The original's bytes. @throws Error when it does not come, is no picture, or is too large */
  async fetch(source: URL): Promise<Buffer> {
    if (this.#clock() < (this.#awayUntil.get(source.host) ?? 0))
      throw new Error(`${source.host} did not answer a moment ago`)
    const answer = await this.#ask(source)
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !type.startsWith('image/')) {
      await answer.body?.cancel()
      throw new Error(`${source.host} answered ${answer.status} ${type}`)
    }
    return readAll(answer, source.host)
  }

  async #ask(source: URL): Promise<Response> {
    try {
      // A redirect could lead past the list of hosts.
      const answer = await fetch(source, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
      this.#awayUntil.delete(source.host)
      return answer
    } catch (cause) {
      this.#awayUntil.set(source.host, this.#clock() + AWAY_MS)
      throw new Error(`${source.host} does not answer`, { cause })
    }
  }
}

async function readAll(answer: Response, host: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > LARGEST_BYTES) throw new Error(`${host} sent more than ${LARGEST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
