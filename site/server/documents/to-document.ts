import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { sealPage } from '../http/content-policy.ts'
import { CompressedBody, fieldNames } from '../http/encodings.ts'
import { type CachedDocument, LONGEST_MS } from './document-cache.ts'
import type { Rendered } from './documents.ts'

/** Browsers revalidate each time; an unchanged document is a 304 by its ETag. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/**
 * The browser's router uses the data that it fetched ahead, while a link was pointed at. Shorter than `follow-stock.ts`
 * remembers changes of the stock, so that a page of such data is brought up to date.
 */
const PREFETCHED = 'private, max-age=10'
/** Single fetch sends the data of loaders as `text/x-script`. */
const DATA = 'text/x-script'
const TEXTS =
  /^(text\/(html|plain|x-script|markdown|csv|tab-separated-values)|application\/(xml|rss\+xml|manifest\+json)|image\/svg\+xml)\b/
/** Pictures that are drawn for a site; they are compressed already. */
const PRECOMPRESSED = /^image\/(jpeg|png|x-icon)\b/

export const isHtml = (answer: Response) => contentType(answer).startsWith('text/html')

const contentType = (answer: Response) => answer.headers.get('content-type') ?? ''

/** Whether the answer is the same for every visitor: it sets no cookie and varies by no header but the encoding. */
export function isForEverybody({ headers }: Response): boolean {
  return (
    !headers.has('set-cookie') &&
    // The cache handles the encoding only.
    fieldNames(headers.get('vary') ?? '').every((name) => name === 'accept-encoding') &&
    !/no-store|private/i.test(headers.get('cache-control') ?? '')
  )
}

/** Whether an answer can be cached: a complete text or drawn picture for all visitors, no error and no redirect. */
export function isKeepable(answer: Response): boolean {
  const type = contentType(answer)
  return answer.status === 200 && (TEXTS.test(type) || PRECOMPRESSED.test(type)) && isForEverybody(answer)
}

export function listHeaders(answer: Response): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  return headers
}

/**
 * The page as it is cached, with the same bytes for every visitor.
 * @param made the version it was rendered from, and the start of its rendering in milliseconds since 1970
 */
export async function toDocument(
  rendered: Rendered,
  { version, madeAt }: Pick<CachedDocument, 'version' | 'madeAt'>,
): Promise<CachedDocument> {
  const { answer, fingerprint, emptySearch } = rendered
  const { body, policy } = await readBody(rendered)
  return {
    version,
    madeAt,
    status: answer.status,
    fingerprint,
    emptySearch,
    headers: {
      ...listHeaders(answer),
      'cache-control': getLifetime(answer),
      ...(policy === null ? {} : { 'content-security-policy': policy }),
    },
    etag: `W/"${hash('sha256', Buffer.isBuffer(body) ? body : body.br, 'base64url').slice(0, 22)}"`,
    body,
    ...computeEnd(rendered, madeAt),
  }
}

/** When a document that was made at `madeAt` changes by itself, and when it has to be made again. */
export function computeEnd(
  { until }: Pick<Rendered, 'until'>,
  madeAt: number,
): Pick<CachedDocument, 'changesAt' | 'until'> {
  const instant = Date.parse(until ?? '')
  const changesAt = Number.isNaN(instant) ? Number.POSITIVE_INFINITY : instant
  return { changesAt, until: Math.min(changesAt, madeAt + LONGEST_MS) }
}

async function readBody(
  rendered: Rendered,
): Promise<{ body: CompressedBody | Buffer; policy: string | null }> {
  if (PRECOMPRESSED.test(contentType(rendered.answer))) return { body: rendered.body, policy: null }
  const { text, policy } = sealed(rendered)
  return { body: await CompressedBody.of(Buffer.from(text)), policy }
}

/** A picture has its own lifetime; other documents change with content and stock. */
function getLifetime(answer: Response): string {
  if (contentType(answer).startsWith(DATA)) return PREFETCHED
  const own = contentType(answer).startsWith('image/') ? answer.headers.get('cache-control') : null
  return own ?? REVALIDATE
}

function sealed({ answer, body, requestId, nonce, origins }: Rendered) {
  // The id belongs to one request; a cached page has none.
  const text = body.toString().replaceAll(requestId, '')
  if (!isHtml(answer)) return { text, policy: null }
  const { html, policy } = sealPage(text, nonce, origins)
  return { text: html, policy }
}
