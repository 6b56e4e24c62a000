// From a request for a page to its answer: out of the cache, or rendered, sealed, compressed and kept.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { MarkedDocument } from '#app/context.ts'
import { matchesEtag, send } from '../http/answer.ts'
import { type PolicyExtras, sealPage } from '../http/content-policy.ts'
import { chooseEncoding, encode, encodingHeaders } from '../http/encodings.ts'
import { type CachedDocument, DocumentCache } from './document-cache.ts'
import { withTracking } from './document-key.ts'
import { headersOf, isForEverybody, isHtml, isKeepable, toDocument } from './to-document.ts'
import { within } from './within.ts'

const CACHE_BYTES = 200_000_000
const NEVER = 'private, no-store'
const SMALL_BYTES = 1_000
/** A page takes milliseconds; one that takes this long hangs on something that will not come. */
export const PATIENCE_MS = 20_000

/** Whom a page is rendered for: everybody, so that nothing of a visitor may get into it, or the one who asked. */
export type Audience = 'everybody' | 'visitor'

export interface Rendered {
  readonly answer: Response
  /** Read already: what never ends must not be waited for by whoever sends it. */
  readonly body: Buffer | MarkedDocument
  /** ISO instant at which a rule of the page turns. */
  readonly until: string | null
  readonly requestId: string
  /** See `app/script-mark.ts`. */
  readonly scriptMark: string
  /** Other origins that the page may use. */
  readonly origins: Pick<PolicyExtras, 'frames' | 'media' | 'forms' | 'inlineStyles'>
}

export interface PageRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Null for a page that must not be kept. */
  readonly key: string | null
  /** The address as the visitor has it; a way on within the site keeps what advertisers hung on it. */
  readonly cameBy: URL
  /** A preview: nobody may keep what is answered, and these may frame it. */
  readonly previewAncestors: string | null
  readonly render: (audience: Audience, late: AbortSignal) => Promise<Rendered>
}

export interface DocumentsOptions {
  readonly clock: () => number
  readonly limitBytes?: number | undefined
}

export class Documents {
  readonly cache: DocumentCache
  readonly #clock: () => number

  constructor({ clock, limitBytes = CACHE_BYTES }: DocumentsOptions) {
    this.cache = new DocumentCache(limitBytes, clock)
    this.#clock = clock
  }

  /** @throws AppError `too_slow`, the same one for all who waited on the same page; what the page's render throws */
  async answer(page: PageRequest): Promise<void> {
    const { key } = page
    if (key === null) return passOn(page, await this.#render(page, 'visitor'))
    const kept = this.cache.find(key)
    if (kept) return deliver(page, kept)
    // What nobody may keep is still an answer for the request that rendered it, unless it is a visitor's own: then
    // what was rendered for everybody is nobody's.
    let own: Rendered | null = null
    const document = await this.cache.share(key, async () => {
      const rendered = await this.#render(page, 'everybody')
      if (isKeepable(rendered.answer)) return toDocument(rendered, this.#clock())
      if (isForEverybody(rendered.answer)) own = rendered
      return null
    })
    if (document) return deliver(page, document)
    await passOn(page, own ?? (await this.#render(page, 'visitor')))
  }

  #render({ render }: PageRequest, audience: Audience): Promise<Rendered> {
    return within(PATIENCE_MS, (late) => render(audience, late))
  }
}

/** Answers one visitor with a page that is not kept. */
async function passOn(page: PageRequest, rendered: Rendered): Promise<void> {
  const { answer, scriptMark, origins } = rendered
  const { request, response, cameBy, previewAncestors } = page
  const headers: OutgoingHttpHeaders = headersOf(answer)
  if (headers.location) headers.location = withTracking(headers.location, cameBy)
  let body: Buffer
  if (Buffer.isBuffer(rendered.body) && !isHtml(answer)) body = rendered.body
  else {
    const frameAncestors = previewAncestors ?? undefined
    const { html, policy } = sealPage(rendered.body, scriptMark, { ...origins, frameAncestors })
    body = html
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
