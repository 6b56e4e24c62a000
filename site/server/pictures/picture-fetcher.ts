// Fetches originals from where dealers keep their photos. Only named hosts are asked, so that an address in a feed
// cannot make the server call what stands beside it.

const TIMEOUT_MS = 6_000
const LARGEST_BYTES = 25_000_000

export interface PictureSources {
  /** Photo host → the origin it is really fetched from. */
  readonly hosts: ReadonlyMap<string, string>
  /** Origins whose pictures are fetched as they are (the content lake's assets). */
  readonly origins: readonly string[]
}

/** Where a picture is really fetched; null when its host is not one of ours. */
export function sourceOf(address: string, { hosts, origins }: PictureSources): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username || url.password) return null
  if (origins.includes(url.origin)) return url
  const origin = hosts.get(url.host)
  if (!origin || !/^https?:$/.test(url.protocol)) return null
  return new URL(url.pathname + url.search, origin)
}

/** The original's bytes. @throws Error when it does not come, is no picture, or is too large */
export async function fetchPicture(source: URL): Promise<Buffer> {
  const answer = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || !type.startsWith('image/')) {
    await answer.body?.cancel()
    throw new Error(`${source.host} answered ${answer.status} ${type}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > LARGEST_BYTES) throw new Error(`${source.host} sent more than ${LARGEST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
