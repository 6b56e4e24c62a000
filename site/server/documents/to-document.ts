import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { sealPage } from '../http/content-policy.ts'
import { CompressedBody, fieldNames } from '../http/encodings.ts'
import type { CachedDocument } from './document-cache.ts'
import type { Rendered } from './documents.ts'

/** A page that names no moment of its own is rendered anew now and then all the same. */
const LONGEST_MS = 10 * 60_000
/** Browsers ask each time; the tag makes the answer a 304 when nothing has moved. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
const TEXTS = /^(text\/(html|plain)|application\/xml)\b/

export const isHtml = (answer: Response) => contentType(answer).startsWith('text/html')

const contentType = (answer: Response) => answer.headers.get('content-type') ?? ''

/** Does the answer say the same to every visitor? One that sets a cookie or differs by what was sent does not. */
export function isForEverybody({ headers }: Response): boolean {
  return (
    !headers.has('set-cookie') &&
    // The cache asks nothing of a visitor but the encoding.
    fieldNames(headers.get('vary') ?? '').every((name) => name === 'accept-encoding') &&
    !/no-store|private/i.test(headers.get('cache-control') ?? '')
  )
}

/** A whole text for everybody: no error, no redirect, nothing personal. */
export function isKeepable(answer: Response): boolean {
  return answer.status === 200 && TEXTS.test(contentType(answer)) && isForEverybody(answer)
}

export function headersOf(answer: Response): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  return headers
}

/**
 * The page as it is cached: the same bytes, whoever asked first.
 * @param made the version of what it was made of, and when its making began, in milliseconds since 1970
 */
export async function toDocument(
  rendered: Rendered,
  { version, madeAt }: Pick<CachedDocument, 'version' | 'madeAt'>,
): Promise<CachedDocument> {
  const { answer, until } = rendered
  const { text, policy } = sealed(rendered)
  const body = await CompressedBody.of(Buffer.from(text))
  const changesAt = Date.parse(until ?? '')
  return {
    version,
    madeAt,
    status: answer.status,
    headers: {
      ...headersOf(answer),
      'cache-control': REVALIDATE,
      ...(policy === null ? {} : { 'content-security-policy': policy }),
    },
    etag: `W/"${hash('sha256', body.br, 'base64url').slice(0, 22)}"`,
    body,
    until: Math.min(Number.isNaN(changesAt) ? Number.POSITIVE_INFINITY : changesAt, madeAt + LONGEST_MS),
  }
}

function sealed({ answer, body, requestId, nonce, origins }: Rendered) {
  // The id belongs to one request; a page that is cached names none.
  const text = body.toString().replaceAll(requestId, '')
  if (!isHtml(answer)) return { text, policy: null }
  const { html, policy } = sealPage(text, nonce, origins)
  return { text: html, policy }
}
