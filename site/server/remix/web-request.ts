import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { AppError } from '#app/errors.ts'
import { leadsPath } from '#app/paths.ts'

const LARGEST_BODY = 1_000_000
/** A form with files: larger than any that is taken, so that one that is too large is refused by the form itself. */
const LARGEST_UPLOAD = 30_000_000

/**
 * A request for a page that is shared by all visitors: it has no data of the first visitor, whose disconnection does not
 * abort it. Aborts with `signal`.
 */
export function sharedRequest(url: URL, signal: AbortSignal): Request {
  return new Request(url, { headers: { accept: 'text/html', host: url.host }, signal })
}

/**
 * A web Request of one visitor's request; aborts with `signal`. HEAD becomes GET, whose body is then not sent.
 * @throws AppError body_too_large, while the body is read, when its length was not declared
 */
export function visitorRequest(request: IncomingMessage, url: URL, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  const method = request.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers, signal })
  const isUpload = url.pathname === leadsPath() && headers.get('content-type')?.startsWith('multipart/')
  const most = isUpload ? LARGEST_UPLOAD : LARGEST_BODY
  if (Number(request.headers['content-length'] ?? 0) > most) throw new AppError('body_too_large')
  const body = Readable.toWeb(Readable.from(limited(request, most))) as ReadableStream<Uint8Array>
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

async function* limited(request: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new AppError('body_too_large')
    yield chunk
  }
}
