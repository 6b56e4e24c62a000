// From a request for a page to its answer: out of the cache, or rendered, hashed, compressed and kept.
import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { matchesEtag, send } from '../http/answer.ts'
import { contentPolicy } from '../http/content-policy.ts'
import { chooseEncoding, encodeAll, encodingHeaders } from '../http/encodings.ts'
import { type CachedDocument, DocumentCache } from './document-cache.ts'

const CACHE_BYTES = 200_000_000
/** A page whose rules name no moment is made anew now and then all the same. */
const LONGEST_MS = 10 * 60_000
/** Browsers ask each time; the tag makes the answer a 304 when nothing has moved. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
const NEVER = 'private, no-store'

export interface Rendered {
  readonly response: Response
  /** ISO instant at which a rule of the page turns. */
  readonly until: string | null
}

export interface PageRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Null for a page that must not be kept. */
  readonly key: string | null
  readonly frameAncestors: string
  readonly render: () => Promise<Rendered>
}

export class Documents {
  readonly cache = new DocumentCache(CACHE_BYTES)

  async answer(page: PageRequest): Promise<void> {
    const { key, render } = page
    if (key === null) return this.#passOn(page, (await render()).response)
    const kept = this.cache.find(key)
    if (kept) return deliver(page, kept)
    // The request that renders answers with what it rendered even when that is not kept.
    let own: Response | null = null
    const document = await this.cache.share(key, async () => {
      const { response, until } = await render()
      if (!isKeepable(response)) {
        own = response
        return null
      }
      return toDocument(response, until, page.frameAncestors)
    })
    if (document) return deliver(page, document)
    await this.#passOn(page, own ?? (await render()).response)
  }

  async #passOn({ request, response, frameAncestors }: PageRequest, answer: Response): Promise<void> {
    const body = Buffer.from(await answer.arrayBuffer())
    const headers: OutgoingHttpHeaders = headersOf(answer)
    if (isHtml(answer)) headers['content-security-policy'] = contentPolicy(body.toString(), frameAncestors)
    headers['cache-control'] ??= NEVER
    const encoding = body.length > 1_000 ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const bodies = encoding === 'identity' ? { identity: body } : await encodeAll(body)
    send(
      request,
      response,
      answer.status,
      { ...headers, ...encodingHeaders(encoding) },
      bodies[encoding as 'identity'],
    )
  }
}

function isKeepable(answer: Response): boolean {
  const control = answer.headers.get('cache-control') ?? ''
  return (
    answer.status === 200 &&
    isHtml(answer) &&
    !answer.headers.has('set-cookie') &&
    !/no-store|private/.test(control)
  )
}

const isHtml = (answer: Response) => (answer.headers.get('content-type') ?? '').startsWith('text/html')

function headersOf(answer: Response): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  return headers
}

async function toDocument(
  answer: Response,
  until: string | null,
  frameAncestors: string,
): Promise<CachedDocument> {
  const body = Buffer.from(await answer.arrayBuffer())
  const turns = until === null ? Number.POSITIVE_INFINITY : Date.parse(until)
  return {
    status: answer.status,
    headers: {
      ...headersOf(answer),
      'cache-control': REVALIDATE,
      'content-security-policy': contentPolicy(body.toString(), frameAncestors),
    },
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    bodies: await encodeAll(body),
    until: Math.min(turns, Date.now() + LONGEST_MS),
  }
}

function deliver(
  { request, response }: PageRequest,
  { status, headers, etag, bodies }: CachedDocument,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const all = { ...headers, ...encodingHeaders(encoding), etag }
  if (matchesEtag(request.headers['if-none-match'], etag)) send(request, response, 304, all)
  else send(request, response, status, all, bodies[encoding])
}
