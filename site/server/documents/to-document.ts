import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { sealPage } from '../http/content-policy.ts'
import { Bodies, fieldNames } from '../http/encodings.ts'
import type { CachedDocument } from './document-cache.ts'
import type { Rendered } from './documents.ts'

/** A page whose rules name no moment is made anew now and then all the same. */
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
  const { body, policy } = sealed(rendered)
  const bodies = await Bodies.of(body)
  const turns = Date.parse(until ?? '')
  return {
    version,
    madeAt,
    status: answer.status,
    headers: {
      ...headersOf(answer),
      'cache-control': REVALIDATE,
      ...(policy === null ? {} : { 'content-security-policy': policy }),
    },
    // The same bytes compress to the same, of which there are seven times fewer.
    etag: `W/"${hash('sha256', bodies.first, 'base64url').slice(0, 22)}"`,
    bodies,
    until: Math.min(Number.isNaN(turns) ? Number.POSITIVE_INFINITY : turns, madeAt + LONGEST_MS),
  }
}

function sealed({ answer, body, requestId, scriptMark, origins }: Rendered) {
  // The id belongs to one request; a page that is kept names none.
  if (Buffer.isBuffer(body) && !isHtml(answer))
    return { body: Buffer.from(body.toString().replaceAll(requestId, '')), policy: null }
  const { html, policy } = sealPage(body, scriptMark, { ...origins, without: requestId })
  return { body: html, policy }
}
