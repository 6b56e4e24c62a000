// From a request for a page to its answer: out of the cache, or rendered, sealed, compressed and cached.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { AppError } from '#app/errors.ts'
import { withTimeout } from '#app/integrations/resilience/timeout.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { matchesEtag, send } from '../http/answer.ts'
import { type PolicyExtras, sealPage } from '../http/content-policy.ts'
import { chooseEncoding, encode, encodingHeaders } from '../http/encodings.ts'
import { type CachedDocument, DocumentCache } from './document-cache.ts'
import { withTracking } from './document-key.ts'
import { headersOf, isForEverybody, isHtml, isKeepable, toDocument } from './to-document.ts'

const CACHE_BYTES = 200_000_000
const NO_STORE = 'private, no-store'
const SMALL_BYTES = 1_000
/** Where a page could not be made because the stock is away, its stale copy is sent for so long without another try. */
const RETRY_MS = 2_000
/** Answers that say that the address has no page of its own any more. */
const GONE = new Set([301, 302, 307, 308, 404, 410])
/** A page takes milliseconds; one that takes this long hangs on something that will not come. */
export const RENDER_TIMEOUT_MS = 20_000

/** Whom a page is rendered for: everybody, so that nothing of a visitor may get into it, or the one who asked. */
export type Audience = 'everybody' | 'visitor'

export interface Rendered {
  readonly answer: Response
  /** Read already: what never ends must not be waited for by whoever sends it. */
  readonly body: Buffer
  /** ISO instant at which the page may change by itself. */
  readonly until: string | null
  readonly requestId: string
  /** See `app/nonce.ts`. */
  readonly nonce: string
  /** Other origins that the page may use. */
  readonly origins: Pick<PolicyExtras, 'frames' | 'media' | 'forms' | 'inlineStyles'>
}

/** What a page is cached under, and the version of the content and the stock that it is made of now. */
export interface PageKey {
  readonly address: string
  readonly version: string
}

export interface PageRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Null for a page that must not be cached. */
  readonly key: PageKey | null
  /** The address as the visitor has it; a redirect within the site keeps the parameters of advertisers. */
  readonly cameBy: URL
  /** A preview: nobody may keep what is answered, and these may frame it. */
  readonly previewAncestors: string | null
  readonly render: (audience: Audience, timeout: AbortSignal) => Promise<Rendered>
}

export interface DocumentsOptions {
  readonly clock: () => number
  readonly limitBytes?: number | undefined
}

/** The outcome of a render: a document of the cache, or an answer that is not cached. */
type Made =
  | { kind: 'cached'; document: CachedDocument; isStale: boolean }
  | { kind: 'uncached'; rendered: Rendered; madeFor: PageRequest }
  | { kind: 'private' }

export class Documents {
  readonly cache: DocumentCache
  readonly #clock: () => number
  /** Stale copies that were sent in place of a page that could not be made: of which version, and when. */
  readonly #replacements = new WeakMap<CachedDocument, { version: string; at: number }>()

  constructor({ clock, limitBytes = CACHE_BYTES }: DocumentsOptions) {
    this.cache = new DocumentCache(limitBytes, clock)
    this.#clock = clock
  }

  /** @throws AppError `too_slow`, the same one for all who waited on the same page; what the page's render throws */
  async answer(page: PageRequest): Promise<void> {
    const { key } = page
    if (key === null) return passOn(page, await this.#render(page, 'visitor'))
    const { address, version } = key
    const fresh = this.cache.find(address, version)
    if (fresh) return deliver(page, fresh)
    const made =
      this.#recentReplacement(key) ?? (await this.cache.share(address, version, () => this.#make(page, key)))
    if (made.kind === 'cached')
      return deliver(page, made.document, made.isStale ? this.#staleHeaders(made) : {})
    // What nobody may keep is an answer for the request that rendered it; that a page is out is one for all who waited.
    // Of a visitor's own page, what was rendered for everybody is nobody's.
    if (made.kind === 'uncached' && (made.madeFor === page || made.rendered.answer.status === 503))
      return passOn(page, made.rendered)
    await passOn(page, await this.#render(page, 'visitor'))
  }

  async #make(page: PageRequest, key: PageKey): Promise<Made> {
    const madeAt = this.#clock()
    const rendered = await this.#render(page, 'everybody').catch((error: unknown) => {
      const stale = error instanceof StockUnavailableError ? this.#replace(key) : null
      if (stale === null) throw error
      return stale
    })
    if ('kind' in rendered) return rendered
    const { status } = rendered.answer
    if (isKeepable(rendered.answer)) {
      const document = await toDocument(rendered, { version: key.version, madeAt })
      this.cache.store(key.address, document)
      return { kind: 'cached', document, isStale: false }
    }
    // Pages are out for nothing but the stock (see `answerErrors` and `searchStatus`).
    const stale = status === 503 ? this.#replace(key) : null
    if (stale !== null) return stale
    if (GONE.has(status)) this.cache.delete(key.address)
    return isForEverybody(rendered.answer)
      ? { kind: 'uncached', rendered, madeFor: page }
      : { kind: 'private' }
  }

  /** The stale copy of a page that cannot be made without the stock. */
  #replace({ address, version }: PageKey): Made | null {
    const document = this.cache.findStale(address)
    if (document === null) return null
    this.#replacements.set(document, { version, at: this.#clock() })
    return { kind: 'cached', document, isStale: true }
  }

  /** The same for whoever asks a moment later, so that an outage does not have every request rendered in vain. */
  #recentReplacement({ address, version }: PageKey): Made | null {
    const document = this.cache.findStale(address)
    const replacement = document && this.#replacements.get(document)
    if (!replacement || replacement.version !== version || replacement.at + RETRY_MS <= this.#clock())
      return null
    return { kind: 'cached', document, isStale: true }
  }

  /** RFC 9211 and RFC 9111: a monitor can recognise such a page. Browsers ask each time anyway. */
  #staleHeaders({ document: { madeAt } }: { document: CachedDocument }): OutgoingHttpHeaders {
    const age = Math.max(0, Math.floor((this.#clock() - madeAt) / 1_000))
    return { 'cache-status': 'forecourt; fwd=stale; fwd-status=503', age: String(age) }
  }

  #render({ render }: PageRequest, audience: Audience): Promise<Rendered> {
    return withTimeout(
      RENDER_TIMEOUT_MS,
      (timeout) => render(audience, timeout),
      () => {
        throw new AppError('too_slow')
      },
    )
  }
}

/** Answers one visitor with a page that is not cached. */
async function passOn(page: PageRequest, rendered: Rendered): Promise<void> {
  const { answer, nonce, origins } = rendered
  const { request, response, cameBy, previewAncestors } = page
  const headers: OutgoingHttpHeaders = headersOf(answer)
  if (headers.location) headers.location = withTracking(headers.location, cameBy)
  let { body } = rendered
  if (isHtml(answer)) {
    const frameAncestors = previewAncestors ?? undefined
    const { html, policy } = sealPage(body.toString(), nonce, { ...origins, frameAncestors })
    body = Buffer.from(html)
    headers['content-security-policy'] = policy
  }
  if (previewAncestors !== null) {
    headers['cache-control'] = NO_STORE
    // The Studio talks with a preview that it opened in a window of its own.
    headers['cross-origin-opener-policy'] = 'unsafe-none'
  }
  headers['cache-control'] ??= NO_STORE
  if (answer.status === 503) headers['retry-after'] ??= '5'
  const encoding = body.length > SMALL_BYTES ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const all = { ...headers, ...encodingHeaders(encoding, answer.headers.get('vary') ?? '') }
  send(request, response, answer.status, all, await encode(body, encoding))
}

async function deliver(
  page: PageRequest,
  { status, headers, etag, body }: CachedDocument,
  more: OutgoingHttpHeaders = {},
): Promise<void> {
  const { request, response } = page
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const all = { ...headers, ...encodingHeaders(encoding), etag, ...more }
  if (matchesEtag(request.headers['if-none-match'], etag)) return send(request, response, 304, all)
  const bytes = body.get(encoding)
  send(request, response, status, all, Buffer.isBuffer(bytes) ? bytes : await bytes)
}
