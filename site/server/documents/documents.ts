// Answers requests for pages: from the cache, or rendered, with a content policy, compressed and cached.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { AppError } from '#app/errors.ts'
import { withTimeout } from '#app/integrations/resilience/timeout.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { matchesEtag, send } from '../http/answer.ts'
import { type PolicyExtras, sealPage } from '../http/content-policy.ts'
import { chooseEncoding, encode, encodingHeaders } from '../http/encodings.ts'
import type { PageCacheOutcome } from '../metrics/site-metrics.ts'
import { type CachedDocument, DocumentCache } from './document-cache.ts'
import { withTracking } from './document-key.ts'
import { computeEnd, isForEverybody, isHtml, isKeepable, listHeaders, toDocument } from './to-document.ts'

const CACHE_BYTES = 120_000_000
const NO_STORE = 'private, no-store'
const SMALL_BYTES = 1_000
/** How long a stale copy is sent without another try, after a page could not be rendered without stock. */
const RETRY_MS = 2_000
/** Statuses of an address that no longer has a page. */
const GONE = new Set([301, 302, 307, 308, 404, 410])
/**
 * Shared pages rendered at once. More would only wait for each other, until a page's time for the stock is over; in turn,
 * the first ones are sent sooner and none later.
 */
const CONCURRENT_RENDERS = 12
/** Rendering takes milliseconds; after this time it waits for something that will not answer. */
export const RENDER_TIMEOUT_MS = 20_000

/** Whether a page is rendered for all visitors, without any of their data, or for the one who requested it. */
export type Audience = 'everybody' | 'visitor'

export interface Rendered {
  readonly answer: Response
  /** Read completely, so that sending never waits for an endless stream. */
  readonly body: Buffer
  /** ISO instant at which the page may change by itself. */
  readonly until: string | null
  readonly requestId: string
  /** See `app/ui/nonce.ts`. */
  readonly nonce: string
  /** Of the data that the page is rendered from; null for one that is not rendered for everybody. */
  readonly fingerprint: string | null
  /** The words of a search that found nothing; null for any other page. */
  readonly emptySearch: string | null
  /** Other origins that the page may use. */
  readonly origins: Omit<PolicyExtras, 'frameAncestors'>
}

/** The cache key of a page, and the present version of content and stock. */
export interface PageKey {
  readonly address: string
  readonly version: string
  /** Whether an older version is sent while the stock is unavailable (decision 030). */
  readonly allowsStale: boolean
}

export interface PageRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Null for a page that must not be cached. */
  readonly key: PageKey | null
  /** The visitor's address; redirects within the site keep its tracking parameters. */
  readonly cameBy: URL
  /** A preview: its answers are not stored anywhere, and these origins may frame it. */
  readonly previewAncestors: string | null
  /** The headers with which a cache at the edge may store a document; none where it may not. */
  readonly edgeHeaders?: (document: CachedDocument) => OutgoingHttpHeaders
  /** Called with how the page was answered. */
  readonly note?: (outcome: PageCacheOutcome) => void
  /** Called with the words of a search that found nothing, when its page is sent. */
  readonly noteEmptySearch?: (words: string) => void
  /**
   * @param cached fingerprint of the cached document's data; where the page's data still is the same, the answer is a 304
   *   without a body
   */
  readonly render: (audience: Audience, timeout: AbortSignal, cached: string | null) => Promise<Rendered>
}

export interface DocumentsOptions {
  readonly clock: () => number
  readonly limitBytes?: number | undefined
}

/** The outcome of a render: a document of the cache, or an answer that is not cached. */
type Made =
  | { kind: 'cached'; document: CachedDocument; outcome: 'miss' | 'revalidated' | 'stale' }
  | { kind: 'uncached'; rendered: Rendered; madeFor: PageRequest }
  | { kind: 'private' }

export class Documents {
  readonly cache: DocumentCache
  readonly #clock: () => number
  readonly #turn = pLimit(CONCURRENT_RENDERS)
  /** Stale copies sent for pages that could not be rendered: their version, and when. */
  readonly #replacements = new WeakMap<CachedDocument, { version: string; at: number }>()

  constructor({ clock, limitBytes = CACHE_BYTES }: DocumentsOptions) {
    this.cache = new DocumentCache(limitBytes, clock)
    this.#clock = clock
  }

  /** @throws AppError `too_slow`, the same one for all waiting requests; what the render throws */
  async answer(page: PageRequest): Promise<void> {
    const { key, note = () => {} } = page
    if (key === null) {
      note('bypass')
      return sendUncached(page, await this.#render(page, 'visitor'))
    }
    const { address, version } = key
    const fresh = this.cache.find(address, version)
    if (fresh) {
      note('hit')
      return deliver(page, fresh)
    }
    const made =
      this.#recentReplacement(key) ??
      (await this.cache.share(address, version, () => this.#turn(() => this.#make(page, key))))
    note(made.kind === 'cached' ? made.outcome : 'miss')
    if (made.kind === 'cached')
      return deliver(page, made.document, made.outcome === 'stale' ? this.#staleHeaders(made) : null)
    // An answer that must not be cached is for its own request only; a 503 is for all waiting requests. A private page
    // is never answered from a shared render.
    if (made.kind === 'uncached' && (made.madeFor === page || made.rendered.answer.status === 503))
      return sendUncached(page, made.rendered)
    await sendUncached(page, await this.#render(page, 'visitor'))
  }

  async #make(page: PageRequest, key: PageKey): Promise<Made> {
    const madeAt = this.#clock()
    const cached = this.cache.findComparable(key.address)
    const rendered = await this.#render(page, 'everybody', cached?.fingerprint).catch((error: unknown) => {
      const stale = error instanceof StockUnavailableError ? this.#replace(key) : null
      if (stale === null) throw error
      return stale
    })
    if ('kind' in rendered) return rendered
    const { status } = rendered.answer
    if (status === 304 && cached !== null) {
      const document = { ...cached, version: key.version, ...computeEnd(rendered, cached.madeAt) }
      this.cache.store(key.address, document)
      return { kind: 'cached', document, outcome: 'revalidated' }
    }
    if (isKeepable(rendered.answer)) {
      const document = await toDocument(rendered, { version: key.version, madeAt })
      this.cache.store(key.address, document)
      return { kind: 'cached', document, outcome: 'miss' }
    }
    // Only missing stock makes a page answer 503 (see `answerErrors` and `searchStatus`).
    const stale = status === 503 ? this.#replace(key) : null
    if (stale !== null) return stale
    if (GONE.has(status)) this.cache.delete(key.address)
    return isForEverybody(rendered.answer)
      ? { kind: 'uncached', rendered, madeFor: page }
      : { kind: 'private' }
  }

  /** The stale copy of a page that cannot be made without the stock. */
  #replace({ address, version, allowsStale }: PageKey): Made | null {
    const document = allowsStale ? this.cache.findStale(address) : null
    if (document === null) return null
    this.#replacements.set(document, { version, at: this.#clock() })
    return { kind: 'cached', document, outcome: 'stale' }
  }

  /** Repeated for requests a moment later, so that an outage does not start a render for each. */
  #recentReplacement({ address, version }: PageKey): Made | null {
    const document = this.cache.findStale(address)
    const replacement = document && this.#replacements.get(document)
    if (!replacement || replacement.version !== version || replacement.at + RETRY_MS <= this.#clock())
      return null
    return { kind: 'cached', document, outcome: 'stale' }
  }

  /** Cache-Status (RFC 9211) and Age (RFC 9111) mark a stale page for monitors. Browsers always revalidate. */
  #staleHeaders({ document: { madeAt } }: { document: CachedDocument }): OutgoingHttpHeaders {
    const age = Math.max(0, Math.floor((this.#clock() - madeAt) / 1_000))
    return { 'cache-status': 'forecourt; fwd=stale; fwd-status=503', age: String(age) }
  }

  #render({ render }: PageRequest, audience: Audience, cached: string | null = null): Promise<Rendered> {
    return withTimeout(
      RENDER_TIMEOUT_MS,
      (timeout) => render(audience, timeout, cached),
      () => {
        throw new AppError('too_slow')
      },
    )
  }
}

function noteEmptySearch(page: PageRequest, { emptySearch }: Pick<Rendered, 'emptySearch'>): void {
  if (emptySearch !== null) page.noteEmptySearch?.(emptySearch)
}

/** Sends a page that is not cached. */
async function sendUncached(page: PageRequest, rendered: Rendered): Promise<void> {
  noteEmptySearch(page, rendered)
  const { answer, nonce, origins } = rendered
  const { request, response, cameBy, previewAncestors } = page
  const headers: OutgoingHttpHeaders = listHeaders(answer)
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
    // The Studio communicates with a preview in a window of its own.
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
  document: CachedDocument,
  replaced: OutgoingHttpHeaders | null = null,
): Promise<void> {
  noteEmptySearch(page, document)
  const { request, response } = page
  const { status, headers, etag, body } = document
  const isPacked = Buffer.isBuffer(body)
  const encoding = isPacked ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  // A copy in place of a page that cannot be made is never stored at the edge.
  const more = replaced ?? page.edgeHeaders?.(document) ?? {}
  const all = { ...headers, ...(isPacked ? {} : encodingHeaders(encoding)), etag, ...more }
  if (matchesEtag(request.headers['if-none-match'], etag)) return send(request, response, 304, all)
  const bytes = isPacked ? body : body.get(encoding)
  send(request, response, status, all, Buffer.isBuffer(bytes) ? bytes : await bytes)
}
