// From a request for a page to its answer: out of the cache, or rendered, sealed, compressed and kept.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { matchesEtag, send } from '../http/answer.ts'
import { sealPage } from '../http/content-policy.ts'
import { chooseEncoding, encode, encodingHeaders } from '../http/encodings.ts'
import { type CachedDocument, DocumentCache } from './document-cache.ts'
import { headersOf, isHtml, isKeepable, toDocument } from './to-document.ts'

const CACHE_BYTES = 200_000_000
const NEVER = 'private, no-store'
const SMALL_BYTES = 1_000

export interface Rendered {
  readonly answer: Response
  /** ISO instant at which a rule of the page turns. */
  readonly until: string | null
  readonly requestId: string
  /** See `app/script-mark.ts`. */
  readonly scriptMark: string
}

export interface PageRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Null for a page that must not be kept. */
  readonly key: string | null
  /** A preview: nobody may keep what is answered, and these may frame it. */
  readonly previewAncestors: string | null
  readonly render: () => Promise<Rendered>
}

export class Documents {
  readonly cache: DocumentCache
  readonly #clock: () => number

  constructor({ limitBytes = CACHE_BYTES, clock }: { limitBytes?: number; clock: () => number }) {
    this.cache = new DocumentCache(limitBytes, clock)
    this.#clock = clock
  }

  async answer(page: PageRequest): Promise<void> {
    const { key, render } = page
    if (key === null) return passOn(page, await render())
    const kept = this.cache.find(key)
    if (kept) return deliver(page, kept)
    // The request that renders answers with what it rendered even when that is not kept.
    let own: Rendered | null = null
    const document = await this.cache.share(key, async () => {
      const rendered = await render()
      if (isKeepable(rendered.answer)) return toDocument(rendered, this.#clock())
      own = rendered
      return null
    })
    if (document) return deliver(page, document)
    await passOn(page, own ?? (await render()))
  }
}

/** Answers one visitor with a page that is not kept. */
async function passOn(page: PageRequest, { answer, scriptMark }: Rendered): Promise<void> {
  const { request, response, previewAncestors } = page
  const headers: OutgoingHttpHeaders = headersOf(answer)
  let body = Buffer.from(await answer.arrayBuffer())
  if (isHtml(answer)) {
    const { html, policy } = sealPage(body.toString(), scriptMark, previewAncestors ?? undefined)
    body = Buffer.from(html)
    headers['content-security-policy'] = policy
  }
  if (previewAncestors !== null) {
    headers['cache-control'] = NEVER
    // The Studio talks with a preview that it opened in a window of its own.
    headers['cross-origin-opener-policy'] = 'unsafe-none'
  }
  headers['cache-control'] ??= NEVER
  if (answer.status === 503) headers['retry-after'] ??= '5'
  const encoding = body.length > SMALL_BYTES ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const all = { ...headers, ...encodingHeaders(encoding, answer.headers.get('vary') ?? '') }
  send(request, response, answer.status, all, await encode(body, encoding))
}

async function deliver(page: PageRequest, { status, headers, etag, bodies }: CachedDocument): Promise<void> {
  const { request, response } = page
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const all = { ...headers, ...encodingHeaders(encoding), etag }
  if (matchesEtag(request.headers['if-none-match'], etag)) return send(request, response, 304, all)
  const body = bodies.get(encoding)
  send(request, response, status, all, Buffer.isBuffer(body) ? body : await body)
}
